import type { Access, Reference } from './types';

type CslDate = { 'date-parts': number[][] };

/** An item of CSL-JSON, the part of it that is used here. */
interface CslItem {
  id: string;
  type: 'dataset';
  title: string;
  author: { literal: string }[];
  version: string;
  URL: string;
  language: string;
  issued?: CslDate;
  accessed?: CslDate;
  note: string;
}

const date = (iso: string): CslDate => ({ 'date-parts': [iso.split('-').map(Number)] });

/** The reference as an item of CSL-JSON, which Zotero and citation processors read. */
export function toCsl(reference: Reference, { accessed }: Access = {}): CslItem {
  const { id, author, title, issued, version, url, licence, language, caveats } = reference;
  return {
    id,
    type: 'dataset',
    title,
    author: [{ literal: author }],
    version,
    URL: url,
    language,
    ...(issued === undefined ? {} : { issued: date(issued) }),
    ...(accessed === undefined ? {} : { accessed: date(accessed) }),
    note: [`授權：${licence}`, ...(caveats ? [caveats] : [])].map((text) => `${text}。`).join(''),
  };
}

/** A document of CSL-JSON: a list with the one item. */
export const toCslJson = (reference: Reference, access: Access = {}): string =>
  `${JSON.stringify([toCsl(reference, access)], null, 2)}\n`;
