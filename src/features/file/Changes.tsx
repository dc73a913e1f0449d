import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Verdict from '@site/src/features/quality/Verdict';
import Fold from '@site/src/lib/ui/Fold';
import Part from '@site/src/lib/ui/Part';
import { comparePage, filePage } from '@site/src/lib/addresses/pages';
import {
  type DataSet,
  formatCount,
  formatShare,
  insteadWords,
  periodWords,
  type RowsComparison,
  rowsReasonWords,
  signed,
  skippedWords,
} from 'rental-data';
import type { ReactNode } from 'react';
import { compareWithEarlier, type RowsChange } from './build';
import Season, { seasonWords } from './Season';
import styles from './page.module.css';

interface ReasonProps {
  text: string;
  reason: RowsComparison['rows']['reasons'][number] | undefined;
  comparison: RowsComparison;
}

function Reason({ text, reason, comparison }: ReasonProps): ReactNode {
  const state =
    reason?.type === 'state'
      ? {
          'data-period': comparison[reason.side].period,
          'data-variant': comparison.variant,
          'data-verdict': reason.state,
        }
      : {};
  return <li {...state}>{text}。</li>;
}

function Change({ comparison, skipped, instead }: RowsChange): ReactNode {
  const { a, b, rows, variant } = comparison;
  const before = a.count ?? 0;
  const difference = rows.verdict === 'not-comparable' ? undefined : rows.change;
  const pair = instead ?? { a: a.period, b: b.period };
  return (
    <div>
      <p className="small">
        和<Link to={filePage(a.period, variant)}>{periodWords(a.period)}</Link>的{formatCount(before)}列相比
      </p>
      {difference !== undefined && (
        <p>
          <b className="t26">{signed(difference, formatCount(Math.abs(difference)))}</b>
          {before > 0 && ` ${signed(difference, formatShare(Math.abs(difference) / before))}`}
        </p>
      )}
      <Verdict verdict={rows.verdict} />
      <ul className="small mute mt2">
        {rows.reasons.map((reason, index) => (
          <Reason
            key={index}
            text={rowsReasonWords(reason, comparison, catalogue.incidents)}
            reason={reason}
            comparison={comparison}
          />
        ))}
        {skipped && (
          <Reason
            text={skippedWords(skipped, catalogue.incidents)}
            reason={skipped.rows.reasons[0]}
            comparison={skipped}
          />
        )}
      </ul>
      <p className="small">
        <Link className="more" to={comparePage(pair.a, pair.b, variant)}>
          {instead ? insteadWords(instead) : <>和{periodWords(a.period)}逐欄比較</>}
        </Link>
      </p>
    </div>
  );
}

export default function Changes({ set }: { set: DataSet }): ReactNode {
  return (
    <Part id="changes" title="列數的變化" lead="收錄中斷、合併規則不同也會讓列數增減，不一定是市場的變化。">
      <div className={styles.changes}>
        {compareWithEarlier(catalogue, set).map((change) => (
          <Change key={change.comparison.a.period} {...change} />
        ))}
      </div>
      <Fold summary={seasonWords(set.period)} className="mt4" data-paper="opened">
        <Season set={set} />
      </Fold>
    </Part>
  );
}
