import FilterBox from '@site/src/components/site/FilterBox';
import { useFormQuery } from '@site/src/components/site/FilterBox/useFormQuery';
import { matchesCode } from '@site/src/domain/dictionary/codes';
import { FIELDS } from '@site/src/domain/dictionary/filter';
import { formatCount } from '@site/src/domain/text/format';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { LIST_ID } from './list';

function statusWords(found: number, all: number, filtered: boolean): string {
  const counts = { found: formatCount(found), all: formatCount(all) };
  return filtered ? `${counts.all}個代碼裡有${counts.found}個符合` : `共${counts.all}個代碼`;
}

/** Shows the codes that fit, by county. @returns how many there are */
function show(typed: string): number {
  const list = document.getElementById(LIST_ID);
  let found = 0;
  for (const section of list?.querySelectorAll<HTMLElement>('section') ?? []) {
    const { county = '', of = '' } = section.dataset;
    const rows = [...section.querySelectorAll<HTMLElement>('tbody tr')];
    for (const row of rows) {
      const [code, label] = Array.from(row.children, ({ textContent }) => textContent);
      row.hidden = typed !== '' && !matchesCode(Number(code), county + (label ?? ''), typed);
    }
    const shown = rows.filter(({ hidden }) => !hidden).length;
    found += shown;
    for (const part of list?.querySelectorAll<HTMLElement>(`[data-of="${of}"]`) ?? []) {
      part.hidden = shown === 0;
      const count = part.querySelector('[data-count]');
      if (count) count.textContent = formatCount(shown);
    }
  }
  return found;
}

/** The form; the counties and their codes stand in the page. @param count of all codes */
export default function Filter({ count }: { count: number }): ReactNode {
  const state = useFormQuery();
  const typed = new URLSearchParams(state.query).get(FIELDS.text) ?? '';
  const [found, setFound] = useState(count);
  useLayoutEffect(() => setFound(show(typed)), [typed]);
  return (
    <FilterBox
      state={state}
      label="篩選鄉鎮市區"
      hint="名稱、縣市或代碼"
      status={statusWords(found, count, typed !== '')}
    />
  );
}
