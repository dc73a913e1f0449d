import Link from '@docusaurus/Link';
import FilterBox, { Action, Check, Choice } from '@site/src/features/search/FilterBox';
import { COLUMN_GROUPS, GROUP_NAME, TYPE_NAME, VARIANT_NAME, VARIANTS } from 'rental-data';
import { COLUMN_FIELDS as FIELDS } from 'rental-search';
import { PAGES } from '@site/src/lib/addresses/pages';
import type { ReactNode } from 'react';
import { TOGGLE, TOGGLE_WORDS } from './list';
import { startColumnFilter, statusWords, type FilterProps } from './start';

/** The form, as it is served; start.ts lets it answer. */
export default function Filter({ columns, versions }: FilterProps): ReactNode {
  const types = [...new Set(columns.map(({ type }) => type))];
  return (
    <FilterBox
      start={startColumnFilter}
      label="篩選欄位"
      hint="欄名、英文鍵、說明或代碼名稱"
      status={statusWords(columns.length, columns.length, false)}
      actions={<Action name={TOGGLE}>{TOGGLE_WORDS.open}</Action>}
      nothing={
        <>
          沒有欄位符合這些條件。少選一項，或<Link to={PAGES.search}>搜尋整個網站</Link>。
        </>
      }
    >
      <Choice
        name={FIELDS.group}
        label="類別"
        options={COLUMN_GROUPS.map((group) => [group, GROUP_NAME[group]])}
      />
      <Choice name={FIELDS.type} label="型別" options={types.map((type) => [type, TYPE_NAME[type]])} />
      <Choice
        name={FIELDS.variant}
        label="內容"
        options={VARIANTS.map((variant) => [variant, VARIANT_NAME[variant]])}
      />
      <Choice
        name={FIELDS.version}
        label="資料集版本"
        options={[...versions].reverse().map((version) => [version, version])}
      />
      <Check name={FIELDS.key} label="只看比對欄位" />
      <Check name={FIELDS.incidents} label="只看有品質事件的" />
    </FilterBox>
  );
}
