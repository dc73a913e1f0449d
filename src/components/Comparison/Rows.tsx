import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import FigureList, { Figure } from '@site/src/components/FigureList';
import { fileHref, versionHref } from '@site/src/components/hrefs';
import { ROWS_STATE_MARK, ROWS_STATE_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import SectionHead from '@site/src/components/SectionHead';
import Verdict from '@site/src/components/Verdict';
import type { Comparison, ComparisonSide } from '@site/src/domain/comparison/types';
import { formatCount, formatShare } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import { reasonWords } from '@site/src/domain/usability/words';
import type { ReactNode } from 'react';
import Sentence, { type Titles } from './Sentence';
import styles from './styles.module.css';

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : value < 0 ? `−${text}` : text);

const ROWS = translate({ id: 'compare.unit.rows', message: '列', description: 'Unit of a number of rows' });

function State({ side: { rows }, incidents }: { side: ComparisonSide; incidents: Titles }): ReactNode {
  return (
    <>
      <Mark state={ROWS_STATE_MARK[rows.state]}>{ROWS_STATE_NAME[rows.state]}</Mark>
      {rows.loss !== undefined && (
        <p>
          <Translate
            id="compare.rows.loss"
            description="Estimated share of lost rows"
            values={{ loss: `${rows.loss}%` }}
          >
            {'估計短少{loss}'}
          </Translate>
        </p>
      )}
      <ul>
        {rows.reasons.map((reason) => {
          const text = reasonWords(reason, incidents);
          return (
            <li key={text}>
              <Sentence text={text} incidents={incidents} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Change({ comparison: { a, b, counts } }: { comparison: Comparison }): ReactNode {
  if (a.count === undefined || b.count === undefined || counts.change === undefined) return null;
  return (
    <FigureList>
      <Figure value={formatCount(a.count)} unit={ROWS}>
        {periodWords(a.period)}
      </Figure>
      <Figure value={formatCount(b.count)} unit={ROWS}>
        {periodWords(b.period)}
      </Figure>
      <Figure
        value={signed(counts.change, formatCount(Math.abs(counts.change)))}
        unit={
          counts.share === undefined
            ? ROWS
            : translate(
                {
                  id: 'compare.rows.share',
                  message: '列（{share}）',
                  description: 'After the change of the number of rows: the same as a share',
                },
                { share: signed(counts.share, formatShare(Math.abs(counts.share))) },
              )
        }
      >
        <Translate id="compare.rows.change" description="Below the change of the number of rows">
          後者減前者
        </Translate>
      </Figure>
    </FigureList>
  );
}

/** The numbers of rows, whether they may be compared, and the state of both sets. */
export default function Rows({
  comparison,
  incidents,
}: {
  comparison: Comparison;
  incidents: Titles;
}): ReactNode {
  const { a, b, variant, counts } = comparison;
  const sides = [a, b];
  const title = translate({
    id: 'compare.rows',
    message: '列數',
    description: 'Title of the comparison of the numbers of rows',
  });
  return (
    <section className={styles.section} aria-labelledby="rows">
      <SectionHead id="rows" title={title}>
        <p data-counts={counts.verdict}>
          <Verdict verdict={counts.verdict} />
        </p>
      </SectionHead>
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
                整份的列
              </Translate>
            </th>
            {sides.map((side) => (
              <td key={side.period}>
                <State side={side} incidents={incidents} />
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
