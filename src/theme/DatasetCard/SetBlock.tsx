import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { filePage } from '@site/src/lib/addresses/pages';
import type { ReactNode } from 'react';
import {
  type DataSet,
  FORMAT_NAME,
  formatBytes,
  formatCount,
  formatShare,
  listSources,
  type Release,
  shareOfRaw,
  VARIANT_NAME,
} from 'rental-data';
import styles from './styles.module.css';

interface Props {
  release: Pick<Release, 'period' | 'sets'>;
  set: DataSet;
  /** only the CSV file, no rows per source */
  brief?: boolean;
}

export default function SetBlock({ release: { period, sets }, set, brief = false }: Props): ReactNode {
  const share = shareOfRaw(sets, set);
  const variant = VARIANT_NAME[set.variant];
  // The rows of a single source equal the rows of the set.
  const all = listSources(catalogue, set);
  const sources =
    !brief && all.length > 1 ? all.map(({ name, rows }) => `${name}${formatCount(rows)}列`) : [];
  const part = share === undefined ? [] : [`原始資料列數的${formatShare(share)}`];
  const details = [...part, ...sources];
  return (
    <div className={styles.set}>
      <p className={styles.head} style={{ '--w': (share ?? 1).toFixed(3) }}>
        <Link to={filePage(period, set.variant)}>{variant}</Link>
        <b className="num t20">{formatCount(set.rows)}列</b>
      </p>
      {details.length > 0 && <p className={styles.details}>{details.join('，')}</p>}
      {set.files
        .filter(({ format }) => !brief || format === 'csv')
        .map(({ format, bytes, url, doubtful }) => (
          <p key={format} className="ends mute">
            <a href={url} aria-label={`${FORMAT_NAME[format]}（ZIP）：${period}${variant}`}>
              {`${FORMAT_NAME[format]}（ZIP）`}
            </a>
            解壓後{formatBytes(bytes)}
            {doubtful !== undefined && <small>存疑：{doubtful}</small>}
          </p>
        ))}
    </div>
  );
}
