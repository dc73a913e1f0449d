import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type byCounty, type Code, formatCount } from 'rental-data';
import { island } from '@site/src/lib/ui/island';
import type { ReactNode } from 'react';
import CodeList from '.';
import styles from './counties.module.css';
import Filter from './Filter';
import { LIST_ID } from './list';

type Props = ReturnType<typeof byCounty<Code>> & { dated: boolean };

const REST = '不分縣市';

const FilterIsland = island('code-filter', Filter);

export default function Counties({ groups, rest, dated }: Props): ReactNode {
  const links = useBrokenLinks();
  const counties = [
    ...groups.map(({ title, code, codes }) => ({ id: `county-${code}`, title, codes, county: title })),
    { id: 'county-none', title: REST, codes: rest, county: '' },
  ];
  for (const { id } of counties) links.collectAnchor(id);
  return (
    <>
      <FilterIsland count={counties.reduce((sum, { codes }) => sum + codes.length, 0)} />
      <div id={LIST_ID}>
        <nav aria-label="縣市">
          <ul className={styles.contents}>
            {counties.map(({ id, title, codes }) => (
              <li key={id} data-of={id}>
                <a href={`#${id}`}>{title}</a>
                <span className={styles.count} data-count>
                  {formatCount(codes.length)}
                </span>
              </li>
            ))}
          </ul>
        </nav>
        {counties.map(({ id, title, codes, county }) => (
          <section key={id} className={styles.county} data-of={id} data-county={county}>
            <h2 id={id} className="t20">
              {title}
              <span className={styles.count} data-count>
                {formatCount(codes.length)}
              </span>
            </h2>
            <CodeList dense label={title} codes={codes} dated={dated} />
          </section>
        ))}
      </div>
    </>
  );
}
