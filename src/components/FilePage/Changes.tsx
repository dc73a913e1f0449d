import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { FilePageProp, RowsChangeProp } from '@site/plugins/catalogue/client';
import { fileHref } from '@site/src/components/hrefs';
import Mark, { type MarkState } from '@site/src/components/Mark';
import SectionHead from '@site/src/components/SectionHead';
import type { Verdict } from '@site/src/domain/comparison/types';
import { formatCount, formatShare } from '@site/src/domain/format';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const VERDICT: Record<Verdict, { state: MarkState; name: string }> = {
  comparable: {
    state: 'ok',
    name: translate({
      id: 'file.verdict.comparable',
      message: '可以比較',
      description: 'Verdict on two periods',
    }),
  },
  'with-care': {
    state: 'caution',
    name: translate({
      id: 'file.verdict.withCare',
      message: '可以比較，但要留意',
      description: 'Verdict on two periods',
    }),
  },
  'not-comparable': {
    state: 'severe',
    name: translate({ id: 'file.verdict.not', message: '不能比較', description: 'Verdict on two periods' }),
  },
};

function Change({ change, variant }: { change: RowsChangeProp; variant: string }): ReactNode {
  const { period, rows, change: difference, verdict, reasons } = change;
  const { state, name } = VERDICT[verdict];
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return (
    <div className={styles.change}>
      <p className="small">
        <Translate
          id="file.change.against"
          description="Above the change of rows; {period} is a link, {rows} its number of rows"
          values={{
            period: <Link to={fileHref(period, variant)}>{period}</Link>,
            rows: formatCount(rows),
          }}
        >
          {'和{period}的{rows}列相比'}
        </Translate>
      </p>
      <p>
        <b>
          {sign}
          {formatCount(Math.abs(difference))}
        </b>
        {rows > 0 && ` ${sign}${formatShare(Math.abs(difference) / rows)}`}
      </p>
      <Mark state={state}>{name}</Mark>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The number of rows against the period before and the year before, and whether that means anything. */
export default function Changes({ data }: { data: FilePageProp }): ReactNode {
  if (data.changes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="changes">
      <SectionHead
        id="changes"
        title={translate({
          id: 'file.changes',
          message: '列數的變化',
          description: 'Title of the comparison of numbers of rows',
        })}
      >
        <p>
          <Translate id="file.changes.lead" description="Below the title of the comparison">
            列數會因為收錄中斷與格式改變而增減，不一定是市場的變化。
          </Translate>
        </p>
      </SectionHead>
      <div className={styles.changes}>
        {data.changes.map((change) => (
          <Change key={change.period} change={change} variant={data.variant} />
        ))}
      </div>
    </section>
  );
}
