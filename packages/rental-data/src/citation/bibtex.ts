import { formatNote, oneLine } from './text';
import type { Access, Reference } from './types';

/** Characters that TeX gives a meaning. Braces cannot be `\{`: BibTeX counts them first, and an unbalanced one ends the field (Patashnik, BibTeXing, 1988, §4). */
const COMMANDS: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '`': '\\textasciigrave{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  $: '\\$',
  '&': '\\&',
  '%': '\\%',
  '#': '\\#',
  _: '\\_',
};

/** Neighbours that TeX joins to one character: two hyphens to a dash, two apostrophes to a quotation mark. */
const LIGATURES = /([-',])(?=\1)/g;

/** Text as a value of a field: one line, every special character as a command. Chinese stays as it is (UTF-8). */
function bibtexText(text: string): string {
  const commands = oneLine(text).replace(/[\\{}~^`<>$&%#_]/g, (c) => COMMANDS[c] ?? c);
  return commands.replace(LIGATURES, '$1{}');
}

/** An address stands verbatim in url fields; only what would end the field is percent-encoded. */
const verbatimUrl = (url: string): string => url.replace(/[{}\\\s]/g, encodeURIComponent);

/** Months are macros, so that each style prints them in its own way. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A biblatex entry, `@misc` to BibTeX. Double braces keep the institution's name in one piece. */
export function toBibtex(reference: Reference, { accessed }: Access = {}): string {
  const { id, author, title, issued, version, url } = reference;
  const [year, month] = issued?.split('-') ?? [];
  const fields: [name: string, value: string | undefined][] = [
    ['author', `{{${bibtexText(author)}}}`],
    ['title', `{${bibtexText(title)}}`],
    ['year', year && `{${year}}`],
    ['month', month && MONTHS[Number(month) - 1]],
    ['version', `{${bibtexText(version)}}`],
    ['url', `{${verbatimUrl(url)}}`],
    ['urldate', accessed && `{${accessed}}`],
    ['note', `{${bibtexText(formatNote(reference))}}`],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value},`] : []));
  return [`@dataset{${id},`, ...lines, '}', ''].join('\n');
}
