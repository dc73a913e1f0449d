import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { FilePageProp, RowsChangeProp } from '@site/plugins/catalogue/client';
import { compareHref, fileHref } from '@site/src/components/hrefs';
import SectionHead from '@site/src/components/SectionHead';
import Verdict from '@site/src/components/Verdict';
import { formatCount, formatShare } from '@site/src/domain/format';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function Change({
  change,
  data: { period: current, variant },
}: {
  change: RowsChangeProp;
  data: FilePageProp;
}): ReactNode {
  const { period, rows, change: difference, verdict, reasons } = change;
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
      <Verdict verdict={verdict} />
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p className="small">
        <Link className="more" to={compareHref(period, current, variant)}>
          <Translate
            id="file.change.compare"
            description="Link to the whole comparison of the file with another period"
            values={{ period }}
          >
            {'欄位能不能和{period}比'}
          </Translate>
        </Link>
      </p>
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
            列數增減可能是市場變化，也可能是收錄中斷或合併方法改變。
          </Translate>
        </p>
      </SectionHead>
      <div className={styles.changes}>
        {data.changes.map((change) => (
          <Change key={change.period} change={change} data={data} />
        ))}
      </div>
    </section>
  );
}
