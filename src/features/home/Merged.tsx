import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { versionPage } from '@site/src/lib/addresses/pages';
import SectionHead from '@site/src/lib/ui/SectionHead';
import {
  type DataSet,
  findRelease,
  formatCount,
  type Merge,
  periodWords,
  sampleMeaning,
  type SampleRow,
  VARIANT_NAME,
} from 'rental-data';
import { Fragment, type ReactNode } from 'react';
import Made from './Made';
import styles from './merged.module.css';

interface RowProps {
  row: SampleRow;
  /** the number of a listing, or how many became one */
  kicker: string;
  isOut?: boolean;
}

function Entry({ row, kicker, isOut = false }: RowProps): ReactNode {
  const meaning = (header: string): string => sampleMeaning(catalogue, row, header) ?? '';
  const value = (header: string): number => Number(row.get(header)?.value);
  return (
    <li className={isOut ? styles.out : styles.entry}>
      <span className="tiny num">{kicker}</span>
      <b>{meaning('鄉鎮市區').slice(3)}</b>
      <span>{`${meaning('物件類型')}，${value('坪數')}坪，${formatCount(value('月租金'))}元`}</span>
    </li>
  );
}

/** A listing is 80 high; two that are joined meet between them. */
const STEP = 80;
const curve = (from: number, to: number): string => `M0 ${from}C100 ${from} 100 ${to} 200 ${to}`;

/** Lines from the listings to the dwellings that they became. Decorative: the lists say it. */
function Lines({ merge: { listings, dwellings } }: { merge: Merge }): ReactNode {
  const size = (listings.length - 1) / dwellings.length;
  const joined = listings.slice(0, -1).map((_, index) => {
    const middle = (Math.floor(index / size) + 0.5) * size * STEP;
    return curve((index + 0.5) * STEP, middle);
  });
  const height = listings.length * STEP;
  return (
    <svg
      className={styles.lines}
      width={200}
      height={height}
      viewBox={`0 0 200 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={joined.join('')} />
      <path className={styles.dotted} d={`M0 ${height - STEP / 2}H200`} />
    </svg>
  );
}

interface Props {
  set: DataSet;
  merge: Merge;
}

/** What "de-duplicated" does: listings on one side, the dwellings that they became on the other. */
export default function Merged({ set: { period, version }, merge }: Props): ReactNode {
  const { listings, dwellings } = merge;
  const out = listings.at(-1);
  const value = (row: SampleRow, header: string): string => row.get(header)?.value ?? '';
  const counts = [...findRelease(catalogue, period).sets];
  return (
    <section className="section" aria-labelledby="merge">
      <SectionHead id="merge" title={`${listings.length}則刊登，${dwellings.length}戶住宅`}>
        <p>
          同一戶可能登好幾則。比對的欄位完全相同，就合併成一列。
          <Made />
        </p>
      </SectionHead>
      <div className={styles.merge}>
        <div>
          <h3>{VARIANT_NAME.raw}</h3>
          <p className="small mute">一列是一則刊登</p>
        </div>
        <i />
        <div>
          <h3>{VARIANT_NAME.deduplicated}</h3>
          <p className="small mute">一列是一戶住宅</p>
        </div>
        <ol>
          {listings.map((row) => (
            <Entry
              key={value(row, '物件編號')}
              row={row}
              kicker={value(row, '物件編號')}
              isOut={row === out}
            />
          ))}
        </ol>
        <Lines merge={merge} />
        <ol className={styles.dwellings}>
          {dwellings.map((row) => (
            <Entry
              key={value(row, '最大物件編號')}
              row={row}
              kicker={`重複物件數${value(row, '重複物件數')}`}
            />
          ))}
          {out && (
            <li className={styles.out}>
              <span>{sampleMeaning(catalogue, out, '物件類型')}不是住宅，不留</span>
            </li>
          )}
        </ol>
      </div>
      <p className={`row small mute gap4 ${styles.counts}`}>
        {periodWords(period)}
        {counts.map(({ variant, rows }, index) => (
          <Fragment key={variant}>
            {index > 0 && <i aria-hidden="true">→</i>}
            <span className="num">
              <b className="t26">{formatCount(rows)}</b>
              {variant === 'raw' ? '則刊登' : '戶住宅'}
            </span>
          </Fragment>
        ))}
        <Link className="more" to={versionPage(version)}>
          怎樣算同一戶
        </Link>
      </p>
    </section>
  );
}
