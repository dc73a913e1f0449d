import type { VersionChange } from '../differences/types';
import type { Verdict } from './types';

/** What a change means for a column; nothing, for one that does not concern it. */
export function changeVerdict(change: VersionChange, header: string): Verdict {
  switch (change.kind) {
    case 'column-changed':
      if (change.column.header !== header) return 'comparable';
      if (change.aspect === 'meaning') return 'not-comparable';
      return change.aspect === 'key' ? 'comparable' : 'with-care';
    case 'column-deprecated':
    case 'column-restored':
      return change.column.header === header ? 'not-comparable' : 'comparable';
    case 'times-changed':
    case 'booleans-changed':
    case 'codes-added':
    case 'codes-removed':
      return change.columns.includes(header) ? 'with-care' : 'comparable';
    default:
      return 'comparable';
  }
}
