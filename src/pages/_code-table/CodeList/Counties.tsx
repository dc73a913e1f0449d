import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { CodePageProp, CodeProp } from '@site/plugins/pages/client';
import FilterBox from '@site/src/components/site/FilterBox';
import { useFormQuery } from '@site/src/components/site/FilterBox/useFormQuery';
import { matchesCode } from '@site/src/domain/dictionary/codes';
import { FIELDS } from '@site/src/domain/dictionary/filter';
import { formatCount } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import CodeList from '.';
import styles from './counties.module.css';

interface Props {
  groups: NonNullable<CodePageProp['groups']>;
  /** codes that belong to no county */
  rest: readonly CodeProp[];
  since: CodePageProp['since'];
}

const REST = '不分縣市';

function statusWords(found: number, all: number, filtered: boolean): string {
  const counts = { found: formatCount(found), all: formatCount(all) };
  return filtered ? `${counts.all}個代碼裡有${counts.found}個符合` : `共${counts.all}個代碼`;
}

/** Townships by county, with a list of the counties and a filter. */
export default function Counties({ groups, rest, since }: Props): ReactNode {
  const links = useBrokenLinks();
  const state = useFormQuery();
  const typed = new URLSearchParams(state.query).get(FIELDS.text) ?? '';
  const counties = [
    ...groups.map(({ title, code, codes }) => ({ id: `county-${code}`, title, codes, county: title })),
    { id: 'county-none', title: REST, codes: rest, county: '' },
  ].map((group) => ({
    ...group,
    shown: group.codes.filter(([code, label]) => matchesCode(code, group.county + label, typed)),
  }));
  for (const { id } of counties) links.collectAnchor(id);
  const all = counties.reduce((sum, { codes }) => sum + codes.length, 0);
  const found = counties.reduce((sum, { shown }) => sum + shown.length, 0);
  return (
    <>
      <FilterBox
        state={state}
        label="篩選鄉鎮市區"
        hint="名稱、縣市或代碼"
        status={statusWords(found, all, typed !== '')}
      />
      <nav aria-label="縣市">
        <ul className={styles.contents}>
          {counties.map(({ id, title, shown }) => (
            <li key={id} hidden={shown.length === 0}>
              <a href={`#${id}`}>{title}</a>
              <span className={styles.count}>{formatCount(shown.length)}</span>
            </li>
          ))}
        </ul>
      </nav>
      {counties.map(({ id, title, codes, shown }) => (
        <section key={id} className={styles.county} hidden={shown.length === 0}>
          <h2 id={id}>
            {title}
            <span className={styles.count}>{formatCount(shown.length)}</span>
          </h2>
          <CodeList
            dense
            label={title}
            codes={codes}
            since={since}
            hides={(code) => typed !== '' && !shown.includes(code)}
          />
        </section>
      ))}
    </>
  );
}
