import { oneLine, formatRemark } from './text';
import type { Access, Reference } from './types';

/** One record of type DATA (RIS specification of 2011). Values are one line each, because a line break begins a new tag. */
export function toRis(reference: Reference, { accessed }: Access = {}): string {
  const { id, author, title, issued, version, url, licence, language } = reference;
  const [year] = issued?.split('-') ?? [];
  const lines: [tag: string, value: string | undefined][] = [
    ['TY', 'DATA'],
    ['ID', id],
    ['AU', author],
    ['TI', title],
    ['PY', year],
    ['DA', issued && `${issued.replaceAll('-', '/')}/`],
    ['ET', version],
    ['LA', language],
    ['UR', url],
    ['Y2', accessed?.replaceAll('-', '/')],
    ['N1', `授權：${licence}`],
    ['N1', formatRemark(reference)],
  ];
  const text = lines.flatMap(([tag, value]) => (value ? [`${tag}  - ${oneLine(value)}\r\n`] : []));
  return `${text.join('')}ER  - \r\n`;
}
