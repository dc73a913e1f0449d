import clsx from 'clsx';
import type { ReactNode } from 'react';
import Spans from '@site/src/features/quality/Spans';
import Reasons from '@site/src/features/quality/Reasons';
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { dictionaryColumn } from '@site/src/lib/addresses/pages';
import { columnAnchor, type DescribedHistory, type DrawnRun, LEVEL_MARK, levelWords } from 'rental-data';
import { island } from '@site/src/lib/ui/island';
import Mark, { markClass } from '@site/src/features/marks/Mark';
import chart from '@site/src/lib/ui/Chart/styles.module.css';
import { rowText } from 'chart-geometry/browser';
import MonthAnswers from './MonthAnswers';
import styles from './styles.module.css';

const MonthAnswersIsland = island('month-answers', MonthAnswers);

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function Run({ level, from, months }: DrawnRun): ReactNode {
  const mark = level === 'gap' ? 'absent' : LEVEL_MARK[level];
  return (
    <i
      className={clsx(styles.run, markClass(mark))}
      data-level={level}
      style={{ '--from': from + 1, '--months': months }}
    />
  );
}

/** The months of each year as lines and marks. Decorative: the list beside it says the same. */
function Drawing({ years }: { years: DescribedHistory['drawing'] }): ReactNode {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <span className="tiny">{MONTHS.join(' ')}</span>
      {years.map(({ year, first, runs }) => (
        <div key={year} data-row={rowText(first, runs[0]?.from ?? 1)}>
          <b>{year}</b>
          {runs.map((run) => (
            <Run key={run.from} {...run} />
          ))}
        </div>
      ))}
    </div>
  );
}

const findAnchor = (header: string): string => {
  const column = catalogue.columns.find((one) => one.header === header);
  return column ? columnAnchor(column) : '';
};

interface Props {
  data: DescribedHistory;
  /** does the drawing answer to mouse, finger and keys? One of a page can. */
  answers?: boolean;
}

export default function History({ data, answers = false }: Props): ReactNode {
  const { variant, columns, months, usable, states, changes, drawing } = data;
  return (
    <div className={styles.history}>
      {answers ? (
        <div className={chart.chart}>
          <Drawing years={drawing} />
          <MonthAnswersIsland />
        </div>
      ) : (
        <Drawing years={drawing} />
      )}
      <div>
        <p className="smallTight">{`${String(months)}個月裡，${String(usable)}個月可用。`}</p>
        <ul className={styles.states}>
          {states.map(({ level, inPart, spans, reasons, months: own }) => (
            <li key={`${level}${String(inPart)}${spans.join()}`} data-months={own || undefined}>
              <Mark as="p" state={LEVEL_MARK[level]}>
                {levelWords(level, inPart)}
              </Mark>
              <p>
                <Spans spans={spans} variant={variant} />
              </p>
              <Reasons reasons={reasons} />
            </li>
          ))}
          {changes.map(({ columns: own, since }) => (
            <li key={since}>
              {own.length < columns.length && own.join('、')}
              {since}
              <Link to={dictionaryColumn(findAnchor(own[0] ?? ''))}>意義改變</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
