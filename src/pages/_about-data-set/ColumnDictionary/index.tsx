import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { AboutDataSetProp } from '@site/plugins/pages/client';
import FilterBox, { Action, Check, Choice } from '@site/src/components/site/FilterBox';
import { useFormQuery } from '@site/src/components/site/FilterBox/useFormQuery';
import { GROUP_NAME, TYPE_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { searchHref } from '@site/src/components/site/SearchResults/address';
import { COLUMN_GROUPS, VARIANTS } from '@site/src/domain/catalogue/types';
import { FIELDS, matchesColumn, readFilter } from '@site/src/domain/dictionary/filter';
import { formatCount } from '@site/src/domain/text/format';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import Entry from './Entry';
import { haystackOf } from './haystack';
import styles from './styles.module.css';

interface Props {
  data: Pick<AboutDataSetProp, 'columns' | 'incidents'>;
  /** every dataset version, oldest first */
  versions: string[];
}

function statusWords(found: number, all: number, filtered: boolean): string {
  const counts = { found: formatCount(found), all: formatCount(all) };
  return filtered ? `${counts.all}欄裡有${counts.found}欄符合` : `共${counts.all}欄`;
}

function Nothing({ text }: { text: string }): ReactNode {
  return (
    <p className={styles.nothing}>
      沒有欄位符合這些條件。換一個說法、少選一項，或<Link to={searchHref(text)}>搜尋整個網站</Link>。
    </p>
  );
}

/** Every column of every dataset version, by group; with scripts, a filter narrows the list. */
export default function ColumnDictionary({ data, versions }: Props): ReactNode {
  const { columns, incidents } = data;
  const links = useBrokenLinks();
  for (const { anchor } of columns) links.collectAnchor(anchor);
  const state = useFormQuery();
  const filter = useMemo(() => readFilter(state.query), [state.query]);
  const filtered = state.query !== '';
  // The search texts are built only when the reader filters.
  const words = useMemo(() => (filtered ? columns.map(haystackOf) : []), [filtered, columns]);
  const fits = columns.map(
    (column, i) => !filtered || matchesColumn(column, words[i] ?? '', filter, versions),
  );
  const found = fits.filter(Boolean).length;

  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const toggleAll = () => {
    for (const entry of list.current?.querySelectorAll('details') ?? []) entry.open = !opened;
    setOpened(!opened);
  };

  const types = [...new Set(columns.map(({ type }) => type))];
  return (
    <>
      <FilterBox
        state={state}
        label="篩選欄位"
        hint="欄名、英文鍵、說明或代碼名稱"
        status={statusWords(found, columns.length, filtered)}
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
      {found === 0 && <Nothing text={filter.text} />}
      <div ref={list}>
        {COLUMN_GROUPS.map((group) => {
          const places = columns.flatMap((column, i) => (column.group === group ? [i] : []));
          const shown = places.filter((i) => fits[i]).length;
          return (
            <section key={group} className={styles.group} hidden={shown === 0}>
              <div className={styles.head}>
                <h3>
                  {GROUP_NAME[group]}
                  <span className={styles.count}>{`${formatCount(shown)}欄`}</span>
                </h3>
                <span className={styles.versions} aria-hidden="true">
                  {versions.map((version) => (
                    <span key={version}>{version}</span>
                  ))}
                </span>
              </div>
              {places.map((i) => {
                const column = columns[i];
                return column ? (
                  <Entry
                    key={column.anchor}
                    column={column}
                    versions={versions}
                    incidents={incidents}
                    hidden={!fits[i]}
                  />
                ) : null;
              })}
            </section>
          );
        })}
      </div>
    </>
  );
}
