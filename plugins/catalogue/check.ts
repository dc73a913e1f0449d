/** Rules that join several entries of the catalogue. */
import { checkCodes, checkFilter } from './check/codes';
import { checkColumns } from './check/columns';
import { duplicates } from './check/duplicates';
import { checkDrafts } from './check/drafts';
import { checkIncident } from './check/incidents';
import { checkRelease } from './check/releases';
import { checkSeries } from './check/series';
import { checkVersions } from './check/versions';
import type { Problem } from '../written/problems';
import type { Entries } from './read';

/**
 * The contradictions between entries of the catalogue; an empty list when there are none.
 * @param posts slugs of the posts that exist; left out, links to posts are not checked
 */
export function checkEntries(entries: Entries, posts?: readonly string[]): Problem[] {
  const releases = entries.releases.flatMap((r) => r.entries);
  return [
    ...duplicates(entries.versions, (v) => v.version, 'version', '資料集版本'),
    ...duplicates(releases, (r) => r.period, 'period', '期別'),
    ...duplicates(entries.incidents, (i) => i.id, 'id', '事件'),
    ...entries.releases.flatMap((file) => file.entries.flatMap((r) => checkRelease(r, file.id, entries))),
    ...checkVersions(entries),
    ...checkColumns(entries),
    ...checkCodes(entries),
    ...checkFilter(entries),
    ...entries.incidents.flatMap((i) => checkIncident(i, entries, posts)),
    ...entries.series.flatMap(checkSeries),
    ...checkDrafts(entries),
  ];
}
