import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type byCounty, type Code, formatCount } from 'rental-data';
import type { ReactNode } from 'react';
import CodeList from '.';
import styles from './counties.module.css';

type Props = ReturnType<typeof byCounty<Code>> & { dated: boolean };

export default function Counties({ groups, rest, dated }: Props): ReactNode {
  const links = useBrokenLinks();
  const counties = [
    ...groups.map(({ title, code, codes }) => ({ id: `county-${code}`, title, codes })),
    { id: 'county-none', title: '不分縣市', codes: rest },
  ];
  for (const { id } of counties) links.collectAnchor(id);
  return (
    <>
      <nav aria-label="縣市">
        <ul className={styles.contents}>
          {counties.map(({ id, title, codes }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              <span className={styles.count}>{formatCount(codes.length)}</span>
            </li>
          ))}
        </ul>
      </nav>
      {counties.map(({ id, title, codes }) => (
        <section key={id} className={styles.county}>
          <h2 id={id} className="t20">
            {title}
            <span className={styles.count}>{formatCount(codes.length)}</span>
          </h2>
          <CodeList dense label={title} codes={codes} dated={dated} />
        </section>
      ))}
    </>
  );
}
