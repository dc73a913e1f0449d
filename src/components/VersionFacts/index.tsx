import Translate, { translate } from '@docusaurus/Translate';
import type { VersionFactsProp } from '@site/plugins/catalogue/client';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/format';
import { periodListWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';
import Dates from './Dates';
import Formats from './Formats';
import styles from './styles.module.css';

interface Props {
  data: VersionFactsProp;
}

const SEPARATOR = translate({
  id: 'list.separator',
  message: '、',
  description: 'Between the items of a short list',
});

function Row({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
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
      <Translate
        id="versionFacts.boolean"
        description="How a format writes true and false; {format} is CSV or JSON, {notation} is e.g. T／F"
        values={{ format: FORMAT_NAME[format], notation }}
      >
        {'{format}寫成{notation}'}
      </Translate>
    </span>
  ));
}

/** What a dataset version is, in short: its dates, files, notation and the periods that use it. */
export default function VersionFacts({ data }: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      <Row
        name={translate({
          id: 'versionFacts.span',
          message: '產出期間',
          description: 'From when to when a dataset version was produced',
        })}
      >
        <Dates {...data} />
      </Row>
      <Row
        name={translate({
          id: 'versionFacts.variants',
          message: '內容與欄數',
          description: 'Variants of a dataset version with the number of columns of each',
        })}
      >
        {data.variants.map((variant) => (
          <span key={variant} className={styles.item}>
            <Translate
              id="versionFacts.variant"
              description="A variant and its number of columns"
              values={{ variant: VARIANT_NAME[variant], count: formatCount(data.columns[variant] ?? 0) }}
            >
              {'{variant}{count}欄'}
            </Translate>
          </span>
        ))}
      </Row>
      <Row
        name={translate({
          id: 'versionFacts.formats',
          message: '檔案格式',
          description: 'Formats of a dataset version, e.g. CSV and JSON',
        })}
      >
        <Formats {...data} />
      </Row>
      <Row
        name={translate({
          id: 'versionFacts.booleans',
          message: '是非欄位',
          description: 'How a dataset version writes true and false',
        })}
      >
        <Booleans data={data} />
      </Row>
      <Row
        name={translate({
          id: 'versionFacts.periods',
          message: '採用的期別',
          description: 'Periods published in a dataset version',
        })}
      >
        <Translate
          id="versionFacts.periodCounts"
          description="Number of periods and of files published in a dataset version"
          values={{ periods: formatCount(data.periods.count), files: formatCount(data.periods.files) }}
        >
          {'{periods}期，{files}個檔案'}
        </Translate>
        <span className={styles.periods}>{data.periods.text}</span>
      </Row>
      {data.betaPeriods.length > 0 && (
        <Row
          name={translate({
            id: 'versionFacts.beta',
            message: '測試版格式',
            description: 'Periods published as a beta of a dataset version',
          })}
        >
          <Translate
            id="versionFacts.betaMeaning"
            description="Periods published as a beta of a dataset version; {periods} is a list such as 2018-05"
            values={{ periods: periodListWords(data.betaPeriods) }}
          >
            {'{periods}以測試版發布。'}
          </Translate>
        </Row>
      )}
      {data.lacks.length > 0 && (
        <Row
          name={translate({
            id: 'versionFacts.lacks',
            message: '和後來相比',
            description: 'What a dataset version has not yet, compared with later ones',
          })}
        >
          {data.lacks.join(SEPARATOR)}
        </Row>
      )}
    </dl>
  );
}
