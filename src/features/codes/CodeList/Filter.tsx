import FilterBox from '@site/src/features/search/FilterBox';
import { useFormQuery } from '@site/src/features/search/FilterBox/useFormQuery';
import { matchesCode } from '@site/src/features/dictionary/rules/text';
import { FIELDS } from '@site/src/features/dictionary/rules/filter';
import { formatCount } from 'rental-data';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { LIST_ID } from './list';

function statusWords(found: number, all: number, filtered: boolean): string {
  const counts = { found: formatCount(found), all: formatCount(all) };
  return filtered ? `${counts.all}個代碼裡有${counts.found}個符合` : `共${counts.all}個代碼`;
}

const sections = (): HTMLElement[] => [
  ...(document.getElementById(LIST_ID)?.querySelectorAll<HTMLElement>('section') ?? []),
];
const listRows = (section: Element): HTMLElement[] => [...section.querySelectorAll<HTMLElement>('tbody tr')];

function rowsFor(typed: string): Set<Element> {
  const fits = (row: Element, county: string): boolean => {
    const [code, label] = Array.from(row.children, ({ textContent }) => textContent);
    return matchesCode(Number(code), county + (label ?? ''), typed);
  };
  return new Set(
    sections().flatMap((section) =>
      listRows(section).filter((row) => fits(row, section.dataset['county'] ?? '')),
    ),
  );
}

function show(rows: ReadonlySet<Element> | null): void {
  for (const section of sections()) {
    for (const row of listRows(section)) row.hidden = rows !== null && !rows.has(row);
    const shown = listRows(section).filter(({ hidden }) => !hidden).length;
    for (const part of document.querySelectorAll<HTMLElement>(`[data-of="${section.dataset['of'] ?? ''}"]`)) {
      part.hidden = shown === 0;
      const count = part.querySelector('[data-count]');
      if (count) count.textContent = formatCount(shown);
    }
  }
}

/** The form; the counties and their codes stand in the page. @param count of all codes */
export default function Filter({ count }: { count: number }): ReactNode {
  const state = useFormQuery();
  const typed = new URLSearchParams(state.query).get(FIELDS.text) ?? '';
  const rows = useMemo(() => (typed === '' ? null : rowsFor(typed)), [typed]);
  useLayoutEffect(() => show(rows), [rows]);
  const found = rows?.size ?? count;
  return (
    <FilterBox
      state={state}
      label="篩選鄉鎮市區"
      hint="名稱、縣市或代碼"
      status={statusWords(found, count, typed !== '')}
    />
  );
}
