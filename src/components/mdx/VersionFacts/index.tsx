import type { VersionFactsProp } from '@site/plugins/pages/client';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/text/format';
import { spanListWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';
import Dates from './Dates';
import Formats from './Formats';
import styles from './styles.module.css';

interface Props {
  data: VersionFactsProp;
}

function Row({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      <dt className="mute">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Booleans({ data }: Props): ReactNode {
  const notations = data.formats.flatMap((format) => {
    const notation = data.booleans[format];
    return notation === undefined ? [] : [{ format, notation }];
  });
  return notations.map(({ format, notation }) => (
    <span key={format} className={styles.item}>
      {FORMAT_NAME[format]}寫成{notation}
    </span>
  ));
}

/** A dataset version at a glance: its dates, files, notation and the periods that use it. */
export default function VersionFacts({ data }: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      <Row name="推出與終止">
        <Dates {...data} />
      </Row>
      <Row name="內容與欄數">
        {data.variants.map((variant) => (
          <span key={variant} className={styles.item}>
            {VARIANT_NAME[variant]}
            {formatCount(data.columns[variant] ?? 0)}欄
          </span>
        ))}
      </Row>
      <Row name="檔案格式">
        <Formats {...data} />
      </Row>
      <Row name="是非欄位">
        <Booleans data={data} />
      </Row>
      <Row name="採用的期別">
        {formatCount(data.periods.count)}期，{formatCount(data.periods.files)}個檔案
        <span className="block mute">{data.periods.text}</span>
      </Row>
      {data.betaPeriods.length > 0 && (
        <Row name="測試版格式">{spanListWords(data.betaPeriods)}的檔案以測試版發布，除此之外沒有紀錄。</Row>
      )}
      {data.lacks.length > 0 && <Row name="和後來相比">{data.lacks.join('、')}</Row>}
    </dl>
  );
}
