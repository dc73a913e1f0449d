import Link from '@docusaurus/Link';
import type { FilePageProp, RowsChangeProp, RowsReasonProp } from '@site/plugins/pages/client';
import { comparePage, filePage } from '@site/src/domain/addresses/pages';
import SectionHead from '@site/src/components/ui/SectionHead';
import Verdict from '@site/src/components/data/Verdict';
import type { Variant } from '@site/src/domain/catalogue/types';
import { formatCount, formatShare, signed } from '@site/src/domain/text/format';
import { periodWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';
import Season from './Season';
import styles from './styles.module.css';

interface ReasonProps {
  reason: RowsReasonProp;
  variant: Variant;
}

function Reason({ reason: { text, period, state }, variant }: ReasonProps): ReactNode {
  return (
    <li {...(state ? { 'data-period': period, 'data-variant': variant, 'data-verdict': state } : {})}>
      {text}
    </li>
  );
}

function Change({
  change,
  data: { period: current, variant },
}: {
  change: RowsChangeProp;
  data: FilePageProp;
}): ReactNode {
  const { period, rows, change: difference, verdict, reasons, skipped, instead } = change;
  return (
    <div className={styles.change}>
      <p className="small">
        和<Link to={filePage(period, variant)}>{periodWords(period)}</Link>的{formatCount(rows)}列相比
      </p>
      {difference !== undefined && (
        <p>
          <b className="t26">{signed(difference, formatCount(Math.abs(difference)))}</b>
          {rows > 0 && ` ${signed(difference, formatShare(Math.abs(difference) / rows))}`}
        </p>
      )}
      <Verdict verdict={verdict} />
      <ul>
        {reasons.map((reason) => (
          <Reason key={reason.text} reason={reason} variant={variant} />
        ))}
        {skipped && <Reason reason={skipped} variant={variant} />}
      </ul>
      <p className="small">
        {instead ? (
          <Link className="more" to={comparePage(instead.a, instead.b, variant)}>
            {instead.text}
          </Link>
        ) : (
          <Link className="more" to={comparePage(period, current, variant)}>
            和{periodWords(period)}的完整比較
          </Link>
        )}
      </p>
    </div>
  );
}

/** The change in rows from the previous period and from a year before, or the reason why they cannot be compared. */
export default function Changes({ data }: { data: FilePageProp }): ReactNode {
  return (
    <section className="part" aria-labelledby="changes">
      <SectionHead id="changes" title="列數的變化">
        <p>
          列數也會因為收錄中斷、合併規則不同而增減，不一定是市場的變化。列數不能比較的期別，這裡不列增減。
        </p>
      </SectionHead>
      <div className={styles.changes}>
        {data.changes.map((change) => (
          <Change key={change.period} change={change} data={data} />
        ))}
      </div>
      <Season data={data} />
    </section>
  );
}
