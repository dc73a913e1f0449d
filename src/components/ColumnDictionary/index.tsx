import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { AboutDataSetProp } from '@site/plugins/catalogue/client';
import FilterBox, { Action, Check, Choice } from '@site/src/components/FilterBox';
import { useFormQuery } from '@site/src/components/FilterBox/useFormQuery';
import { GROUP_NAME, TYPE_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { searchHref } from '@site/src/components/SearchResults/address';
import { COLUMN_GROUPS, VARIANTS } from '@site/src/domain/catalogue/types';
import { FIELDS, matchesColumn, readFilter } from '@site/src/domain/dictionary/filter';
import { formatCount } from '@site/src/domain/format';
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
  return filtered
    ? translate(
        {
          id: 'dictionary.found',
          message: '{all}欄裡有{found}欄符合',
          description: 'Number of columns that fit the filter',
        },
        counts,
      )
    : translate(
        { id: 'dictionary.all', message: '共{all}欄', description: 'Number of columns, unfiltered' },
        counts,
      );
}

function Nothing({ text }: { text: string }): ReactNode {
  return (
    <p className={styles.nothing}>
      <Translate
        id="dictionary.nothing"
        description="No column fits the filter; {search} is a link to the site's search"
        values={{
          search: (
            <Link to={searchHref(text)}>
              <Translate id="dictionary.nothing.search" description="Link to the site's search">
                搜尋整個網站
              </Translate>
            </Link>
          ),
        }}
      >
        {'沒有欄位符合這些條件。換一個說法、少選一項，或{search}。'}
      </Translate>
    </p>
  );
}

/** Every column of every dataset version, by group; a filter narrows it down where scripts run. */
export default function ColumnDictionary({ data, versions }: Props): ReactNode {
  const { columns, incidents } = data;
  const links = useBrokenLinks();
  for (const { anchor } of columns) links.collectAnchor(anchor);
  const state = useFormQuery();
  const filter = useMemo(() => readFilter(state.query), [state.query]);
  const filtered = state.query !== '';
  // Only who filters needs the words.
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
        label={translate({
          id: 'dictionary.filter',
          message: '篩選欄位',
          description: 'Name of the filter of columns',
        })}
        hint={translate({
          id: 'dictionary.filter.hint',
          message: '欄名、英文鍵、說明或代碼名稱',
          description: 'What one may type into the filter of columns',
        })}
        status={statusWords(found, columns.length, filtered)}
        actions={
          <Action onClick={toggleAll}>
            {opened
              ? translate({
                  id: 'dictionary.closeAll',
                  message: '全部收合',
                  description: 'Button that closes all columns',
                })
              : translate({
                  id: 'dictionary.openAll',
                  message: '全部展開',
                  description: 'Button that opens all columns',
                })}
          </Action>
        }
      >
        <Choice
          name={FIELDS.group}
          label={translate({
            id: 'dictionary.filter.group',
            message: '類別',
            description: 'Field of the filter',
          })}
          options={COLUMN_GROUPS.map((group) => [group, GROUP_NAME[group]])}
        />
        <Choice
          name={FIELDS.type}
          label={translate({
            id: 'dictionary.filter.type',
            message: '型別',
            description: 'Field of the filter',
          })}
          options={types.map((type) => [type, TYPE_NAME[type]])}
        />
        <Choice
          name={FIELDS.variant}
          label={translate({
            id: 'dictionary.filter.variant',
            message: '內容',
            description: 'Field of the filter: raw or de-duplicated',
          })}
          options={VARIANTS.map((variant) => [variant, VARIANT_NAME[variant]])}
        />
        <Choice
          name={FIELDS.version}
          label={translate({
            id: 'dictionary.filter.version',
            message: '資料集版本',
            description: 'Field of the filter',
          })}
          options={[...versions].reverse().map((version) => [version, version])}
        />
        <Check
          name={FIELDS.key}
          label={translate({
            id: 'dictionary.filter.key',
            message: '只看比對欄位',
            description: 'Field of the filter: columns of the de-duplication key',
          })}
        />
        <Check
          name={FIELDS.incidents}
          label={translate({
            id: 'dictionary.filter.incidents',
            message: '只看有品質事件的',
            description: 'Field of the filter',
          })}
        />
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
                  <span className={styles.count}>
                    {translate(
                      {
                        id: 'dictionary.group.count',
                        message: '{count}欄',
                        description: 'Number of columns of a group',
                      },
                      { count: formatCount(shown) },
                    )}
                  </span>
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
