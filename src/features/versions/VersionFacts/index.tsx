import catalogue from '@catalogue';
import {
  type DatasetVersion,
  describeUse,
  FORMAT_NAME,
  formatCount,
  spanListWords,
  VARIANT_NAME,
  findVersion,
} from 'rental-data';
import { InferredLegend } from '@site/src/features/marks/Inferred';
import type { ReactNode } from 'react';
import Dates from './Dates';
import Formats from './Formats';
import styles from './styles.module.css';

function Row({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt className="mute">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const booleanWords = ({ formats, booleans }: DatasetVersion): string =>
  formats
    .flatMap((format) => {
      const notation = booleans[format];
      return notation === undefined ? [] : `${FORMAT_NAME[format]}寫成${notation}`;
    })
    .join('，');

export default function VersionFacts({ version: name }: { version: string }): ReactNode {
  const version = findVersion(catalogue, name);
  const { columns, periods, betaPeriods } = describeUse(catalogue, version);
  return (
    <>
      <dl className={styles.facts}>
        <Row name="推出與終止">
          <Dates version={version} />
        </Row>
        <Row name="內容與欄數">
          {version.variants
            .map((variant) => `${VARIANT_NAME[variant]}${formatCount(columns[variant] ?? 0)}欄`)
            .join('，')}
        </Row>
        <Row name="檔案格式">
          <Formats version={version} />
        </Row>
        <Row name="是非欄位">{booleanWords(version)}</Row>
        <Row name="採用的期別">
          {formatCount(periods.count)}期，{formatCount(periods.files)}個檔案
          {periods.lines.map((line) => (
            <span key={line} className="block mute">
              {line}
            </span>
          ))}
        </Row>
        {betaPeriods.length > 0 && (
          <Row name="測試版格式">{spanListWords(betaPeriods)}的檔案以測試版發布，除此之外沒有紀錄。</Row>
        )}
        {version.lacks.length > 0 && <Row name="和後來相比">{version.lacks.join('、')}</Row>}
      </dl>
      <InferredLegend />
    </>
  );
}
