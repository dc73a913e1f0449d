import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import CopyButton from '@site/src/lib/ui/CopyButton/island';
import useSite from '@site/src/features/site/useSite';
import { openPage } from '@site/src/lib/addresses/pages';
import {
  type DataSet,
  fitsWorksheet,
  FORMAT_NAME,
  formatBytes,
  FORMATS,
  setReference,
  snippetSource,
  toShortLine,
  UNKNOWN_DAY,
  verdictOf,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './head.module.css';

interface Props {
  set: DataSet;
}

function Downloads({ set: { period, variant, files } }: Props): ReactNode {
  const avoid = verdictOf(catalogue, period, variant).rows.state === 'avoid';
  const lacks = FORMATS.filter((format) => files.every((file) => file.format !== format));
  const sizes = files.map(({ format, bytes }) => `${FORMAT_NAME[format]} ${formatBytes(bytes)}`).join('、');
  return (
    <div>
      <p className={styles.buttons}>
        {files.map(({ format, url }, index) => (
          <a key={format} className={avoid || index > 0 ? 'btn btnLine' : 'btn'} href={url}>
            {`${avoid ? '仍要下載' : '下載'}${FORMAT_NAME[format]}`}
          </a>
        ))}
      </p>
      <p className="mute">
        {`ZIP，解壓縮後${sizes}。`}
        {lacks.length > 0 && `這一期沒有${lacks.map((format) => FORMAT_NAME[format]).join('、')}。`}
      </p>
    </div>
  );
}

function Citation({ set }: Props): ReactNode {
  const line = toShortLine(setReference(catalogue, set, useSite()));
  return (
    <div>
      <p className={styles.line}>{line}</p>
      <div className={styles.buttons}>
        <CopyButton text={line} day={UNKNOWN_DAY} label="複製引用" />
        <a href="#cite">其他引用格式</a>
      </div>
    </div>
  );
}

function Opening({ set }: Props): ReactNode {
  const { period, variant, rows } = set;
  if (!snippetSource(catalogue, set, useSite())) return null;
  return (
    <div>
      <p className={styles.buttons}>
        <a className="btn btnLine" href="#excel">
          用Excel打開
        </a>
        <Link to={openPage(period, variant)}>在瀏覽器打開</Link>
      </p>
      <p className="mute">
        {fitsWorksheet(rows)
          ? 'Excel放得下，但請用「匯入」，不要直接按兩下。'
          : 'Excel放不下，超出的列不會顯示。'}
        <a href="#code">用程式打開</a>
      </p>
    </div>
  );
}

export default function Actions({ set }: Props): ReactNode {
  return (
    <div className={styles.actions} role="group" aria-label="下載、引用、打開">
      <Downloads set={set} />
      <Citation set={set} />
      <Opening set={set} />
    </div>
  );
}
