import Link from '@docusaurus/Link';
import FilterBox, { Action, Check, Choice } from '@site/src/features/search/FilterBox';
import { useFormQuery } from '@site/src/features/search/FilterBox/useFormQuery';
import { searchHref } from '@site/src/features/search/SearchResults/address';
import { COLUMN_GROUPS, GROUP_NAME, TYPE_NAME, VARIANT_NAME, VARIANTS } from 'rental-data';
import {
  FIELDS,
  matchesColumn,
  readFilter,
  type FilterableColumn,
} from '@site/src/features/dictionary/rules/filter';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { haystackIn, LIST_ID, showColumns } from './list';

interface FilteredColumn extends FilterableColumn {
  anchor: string;
  /** labels of codes that are too many for the entry */
  labels?: string | undefined;
}

interface Props {
  columns: readonly FilteredColumn[];
  /** every dataset version, oldest first */
  versions: readonly string[];
}

function statusWords(found: number, all: number, filtered: boolean): string {
  return filtered ? `${String(all)}欄裡有${String(found)}欄符合` : `共${String(all)}欄`;
}

function Nothing({ text }: { text: string }): ReactNode {
  return (
    <p>
      沒有欄位符合這些條件。少選一項，或<Link to={searchHref(text)}>搜尋整個網站</Link>。
    </p>
  );
}

const list = (): HTMLElement | null => document.getElementById(LIST_ID);

export default function Filter({ columns, versions }: Props): ReactNode {
  const state = useFormQuery();
  const filter = useMemo(() => readFilter(state.query), [state.query]);
  const filtered = state.query !== '';
  // The search texts are read only when the reader filters.
  const words = useMemo(
    () =>
      new Map(
        (filtered ? columns : []).map(({ anchor, labels }) => {
          const entry = document.getElementById(anchor);
          return [anchor, entry ? haystackIn(entry, labels) : ''];
        }),
      ),
    [filtered, columns],
  );
  const fits = useMemo(
    () =>
      new Set(
        columns
          .filter(
            (column) => !filtered || matchesColumn(column, words.get(column.anchor) ?? '', filter, versions),
          )
          .map(({ anchor }) => anchor),
      ),
    [columns, filtered, filter, words, versions],
  );
  // Before the address is scrolled to, which may name an entry that was hidden.
  useLayoutEffect(() => {
    const all = list();
    if (all) showColumns(all, fits);
  }, [fits]);

  const [opened, setOpened] = useState(false);
  const toggleAll = () => {
    for (const entry of list()?.querySelectorAll('details') ?? []) entry.open = !opened;
    setOpened(!opened);
  };

  const types = [...new Set(columns.map(({ type }) => type))];
  return (
    <>
      <FilterBox
        state={state}
        label="篩選欄位"
        hint="欄名、英文鍵、說明或代碼名稱"
        status={statusWords(fits.size, columns.length, filtered)}
        actions={<Action onClick={toggleAll}>{opened ? '全部收合' : '全部展開'}</Action>}
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
      {fits.size === 0 && <Nothing text={filter.text} />}
    </>
  );
}
