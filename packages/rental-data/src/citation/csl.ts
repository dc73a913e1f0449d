import { formatNote } from './text';
import type { Access, Reference } from './types';

const date = (iso: string) => ({ 'date-parts': [iso.split('-').map(Number)] });

export function toCsl(reference: Reference, { accessed }: Access = {}) {
  const { id, author, title, issued, version, url, language } = reference;
  return {
    id,
    type: 'dataset',
    title,
    author: [{ literal: author }],
    version,
    URL: url,
    language,
    issued: issued === undefined ? undefined : date(issued),
    accessed: accessed === undefined ? undefined : date(accessed),
    note: formatNote(reference),
  };
}

export const toCslJson = (reference: Reference, access: Access = {}): string =>
  `${JSON.stringify([toCsl(reference, access)], null, 2)}\n`;
