import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import FigureList, { Figure } from '@site/src/components/FigureList';
import { fileHref, versionHref } from '@site/src/components/hrefs';
import { ROWS_STATE_MARK, ROWS_STATE_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import SectionHead from '@site/src/components/SectionHead';
import type { Variant } from '@site/src/domain/catalogue/types';
import type { Comparison, ComparisonSide } from '@site/src/domain/comparison/types';
import { formatCount, formatShare } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import type { RowsReason } from '@site/src/domain/usability/types';
import { reasonWords } from '@site/src/domain/usability/words';
import type { ReactNode } from 'react';
import Sentence, { type Titles } from './Sentence';
import styles from './styles.module.css';

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : value < 0 ? `−${text}` : text);

const ROWS = translate({ id: 'compare.unit.rows', message: '列', description: 'Unit of a number of rows' });

interface StateProps {
  side: ComparisonSide;
  variant: Variant;
  incidents: Titles;
}

/** A reason with the incident that it comes from, which its words need not name. */
function ofRows(reason: RowsReason, incidents: Titles): string {
  const text = reasonWords(reason, incidents);
  const title = reason.type === 'incident' && incidents.find(({ id }) => id === reason.incident)?.title;
  return title && !text.includes(title) ? `${text}（${title}）` : text;
}

function State({ side: { period, rows }, variant, incidents }: StateProps): ReactNode {
  return (
    <div data-period={period} data-variant={variant} data-verdict={rows.state}>
      <Mark state={ROWS_STATE_MARK[rows.state]}>{ROWS_STATE_NAME[rows.state]}</Mark>
      <ul>
        {rows.reasons.map((reason) => {
          const text = ofRows(reason, incidents);
          return (
            <li key={text}>
              <Sentence text={text} incidents={incidents} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Both numbers; their difference only where it means something. */
function Change({ comparison: { a, b, rows } }: { comparison: Comparison }): ReactNode {
  if (a.count === undefined || b.count === undefined || rows.change === undefined) return null;
  return (
    <FigureList>
      <Figure value={formatCount(a.count)} unit={ROWS}>
        {periodWords(a.period)}
      </Figure>
      <Figure value={formatCount(b.count)} unit={ROWS}>
        {periodWords(b.period)}
      </Figure>
      {rows.verdict !== 'not-comparable' && (
        <Figure
          value={signed(rows.change, formatCount(Math.abs(rows.change)))}
          unit={
            rows.share === undefined
              ? ROWS
              : translate(
                  {
                    id: 'compare.rows.share',
                    message: '列（{share}）',
                    description: 'After the change of the number of rows: the same as a share',
                  },
                  { share: signed(rows.share, formatShare(Math.abs(rows.share))) },
                )
          }
        >
          <Translate id="compare.rows.change" description="Below the change of the number of rows">
            第二期減第一期
          </Translate>
        </Figure>
      )}
    </FigureList>
  );
}

/** The numbers of rows, and the state of both sets. Whether they may be compared stands among the answers above. */
export default function Rows({
  comparison,
  incidents,
}: {
  comparison: Comparison;
  incidents: Titles;
}): ReactNode {
  const { a, b, variant } = comparison;
  const sides = [a, b];
  const title = translate({
    id: 'compare.rows',
    message: '兩期的列數',
    description: 'Title: the numbers of rows of both periods and the state of each',
  });
  return (
    <section className={styles.section} aria-labelledby="rows">
      <SectionHead id="rows" title={title} />
      <Change comparison={comparison} />
      <table className={styles.sides}>
        <thead>
          <tr>
            <td />
            {sides.map(({ period, count }) => (
              <th key={period} scope="col">
                {count === undefined ? (
                  periodWords(period)
                ) : (
                  <Link to={fileHref(period, variant)}>{periodWords(period)}</Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Translate id="compare.rows.state" description="Head of a row: state of the rows of both sets">
                列數
              </Translate>
            </th>
            {sides.map((side) => (
              <td key={side.period}>
                <State side={side} variant={variant} incidents={incidents} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              <Translate id="compare.rows.version" description="Head of a row: dataset version of both sets">
                資料集版本
              </Translate>
            </th>
            {sides.map(({ period, version }) => (
              <td key={period}>{version && <Link to={versionHref(version)}>{version}</Link>}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
