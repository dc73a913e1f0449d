import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Inferred, { InferredLegend } from '@site/src/features/marks/Inferred';
import Mark from '@site/src/features/marks/Mark';
import Reasons from '@site/src/features/quality/Reasons';
import { ANCHORS } from '@site/src/lib/addresses/anchors';
import { incidentItem } from '@site/src/lib/addresses/pages';
import Fold from '@site/src/lib/ui/Fold';
import Part from '@site/src/lib/ui/Part';
import {
  type Caution,
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  type DataSet,
  formatCautions,
  judgeColumns,
  listCautions,
  listOtherMeanings,
  SEVERITY_NAME,
  valueMeanings,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './cautions.module.css';

function Entry({ caution }: { caution: Caution }): ReactNode {
  if (caution.type === 'columns')
    return (
      <li className={styles.caution}>
        <Mark state={COLUMN_STATE_MARK[caution.state]}>{COLUMN_STATE_NAME[caution.state]}</Mark>
        <b>{caution.touches}</b>
        <Reasons reasons={caution.reasons} className={styles.reasons} />
      </li>
    );
  const { incident, touches } = caution;
  return (
    <li className={styles.caution}>
      <Mark state={incident.severity}>{SEVERITY_NAME[incident.severity]}</Mark>
      <b>{touches}</b>
      <p>
        <Link to={incidentItem(incident.id)}>{incident.title}</Link>
      </p>
      <p className="mute">{firstSentence(incident.advice)}</p>
    </li>
  );
}

/** The page of the incident has the rest. */
const firstSentence = (text: string): string => /^.*?。/.exec(text)?.[0] ?? text;

const isInferred = (fact: object): boolean =>
  'certainty' in fact &&
  fact.certainty === 'inferred' &&
  // Told of a file in a few words, without the mark.
  !('side' in fact && fact.side !== 'mixed');

export default function Cautions({ set }: { set: DataSet }): ReactNode {
  const cautions = listCautions(catalogue, set);
  const otherMeanings = [...listOtherMeanings(catalogue, set)];
  const meanings = valueMeanings(judgeColumns(catalogue, set).map(({ column }) => column));
  const hasInferred =
    meanings.some(isInferred) ||
    cautions.some((caution) => caution.type === 'columns' && caution.reasons.some(isInferred));
  return (
    <Part
      id="incidents"
      title={formatCautions(catalogue, set)}
      lead={
        <>
          {cautions.length === 0 ? '沒有已知的問題。' : '影響這份檔案的事，嚴重的在前。'}
          資料本身的限制，見<Link to={ANCHORS.limits}>關於資料集</Link>。
        </>
      }
    >
      {cautions.length > 0 && (
        <ul className="small">
          {cautions.map((caution) => (
            <Entry
              key={caution.type === 'incident' ? caution.incident.id : caution.touches + caution.state}
              caution={caution}
            />
          ))}
        </ul>
      )}
      {otherMeanings.length > 0 && (
        <Fold summary="意義和最新的檔案不同的欄位" className="mt4">
          <ul className="small">
            {otherMeanings.map(([since, columns]) => (
              <li key={since}>{`${since}意義改變：${columns}`}</li>
            ))}
          </ul>
        </Fold>
      )}
      <Fold summary="缺值與特殊的值代表什麼" className="mt4">
        <ul className={styles.values}>
          {meanings.map(({ value, columns, meaning, certainty }) => (
            <li key={`${value}${columns.join()}`}>
              {columns.join('、')}
              {value && <code>{value}</code>}
              <span>
                {meaning}
                {certainty === 'inferred' && <Inferred />}
              </span>
            </li>
          ))}
        </ul>
        {hasInferred && <InferredLegend />}
      </Fold>
    </Part>
  );
}
