/** Lets the filter of counties and townships answer: their codes stand in the page. */
import { startFilter } from '@site/src/features/search/FilterBox/start';
import { readTypedCode } from '@site/src/features/dictionary/rules/text';
import { FIELDS } from '@site/src/features/dictionary/rules/filter';
import { formatCount } from 'rental-data';
import { LIST_ID } from './list';

export function statusWords(found: number, all: number, filtered: boolean): string {
  const counts = { found: formatCount(found), all: formatCount(all) };
  return filtered ? `${counts.all}個代碼裡有${counts.found}個符合` : `共${counts.all}個代碼`;
}

const sections = (): HTMLElement[] => [
  ...(document.getElementById(LIST_ID)?.querySelectorAll<HTMLElement>('section') ?? []),
];
const listRows = (section: Element): HTMLElement[] => [...section.querySelectorAll<HTMLElement>('tbody tr')];

function fits(row: Element, county: string, isAskedFor: ReturnType<typeof readTypedCode>): boolean {
  const [code, label] = Array.from(row.children, ({ textContent }) => textContent);
  return isAskedFor(Number(code), county + (label ?? ''));
}

/** Shows the rows that fit, and the counties that have any. @returns how many fit */
function show(typed: string): number {
  const isAskedFor = readTypedCode(typed);
  let found = 0;
  for (const section of sections()) {
    const county = section.dataset['county'] ?? '';
    const shown = listRows(section).filter(
      (row) => !(row.hidden = typed !== '' && !fits(row, county, isAskedFor)),
    ).length;
    found += shown;
    for (const part of document.querySelectorAll<HTMLElement>(`[data-of="${section.dataset['of'] ?? ''}"]`)) {
      part.hidden = shown === 0;
      const count = part.querySelector('[data-count]');
      if (count) count.textContent = formatCount(shown);
    }
  }
  return found;
}

/** @returns what ends it */
export function startCodeFilter(island: HTMLElement, onAlive: () => void): () => void {
  const { count } = JSON.parse(island.dataset['props'] ?? '{}') as { count: number };
  return startFilter(island, onAlive, (query) => {
    const typed = new URLSearchParams(query).get(FIELDS.text) ?? '';
    return statusWords(show(typed), count, typed !== '');
  });
}
