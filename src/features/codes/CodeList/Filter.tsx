import FilterBox from '@site/src/features/search/FilterBox';
import type { ReactNode } from 'react';
import { startCodeFilter, statusWords } from './start';

/** The form, as it is served; start.ts lets it answer. @param count of all codes */
export default function Filter({ count }: { count: number }): ReactNode {
  return (
    <FilterBox
      start={startCodeFilter}
      label="篩選鄉鎮市區"
      hint="名稱、縣市或代碼"
      status={statusWords(count, count, false)}
    />
  );
}
