/** The versions of the public JSON forms. What changed when one rose is in formatChanges.ts, which browsers do without. */
import type { DocumentName } from './addresses/files';

export type FormatName = DocumentName | 'comparison';

interface FormatRise {
  version: number;
  formats: readonly FormatName[];
}

/** Newest first. A form that is not named here has version 1. */
export const FORMAT_RISES = [
  {
    version: 5,
    formats: ['usability', 'catalogue', 'set', 'columns', 'english', 'comparison', 'differences'],
  },
  {
    version: 4,
    formats: ['differences'],
  },
  {
    version: 3,
    formats: ['usability', 'catalogue', 'set', 'columns', 'incidents', 'comparison'],
  },
  {
    version: 2,
    formats: ['usability', 'catalogue', 'set', 'incidents', 'comparison'],
  },
] as const satisfies readonly FormatRise[];

export const findFormatVersion = (format: FormatName): number =>
  FORMAT_RISES.find(({ formats }: FormatRise) => formats.includes(format))?.version ?? 1;
