import Link from '@docusaurus/Link';
import { compareHref } from '@site/src/components/hrefs';
import Verdict from '@site/src/components/Verdict';
import type { Comparison } from '@site/src/domain/comparison/types';
import { answersOf, insteadWords } from '@site/src/domain/comparison/words';
import { QUESTION_NAME } from '@site/src/domain/words';
import type { ReactNode } from 'react';
import Sentence, { type Titles } from './Sentence';
import styles from './styles.module.css';

interface Props {
  comparison: Comparison;
  incidents: Titles;
}

/** Rows, rule of merging, columns: each question with its own answer and why, and where to go on. */
export default function Answers({ comparison, incidents }: Props): ReactNode {
  const { merge, variant } = comparison;
  return (
    <dl className={styles.answers}>
      {answersOf(comparison, incidents).map(({ question, verdict, sentences }) => (
        <div key={question} data-question={question} data-answer={verdict}>
          <dt>{QUESTION_NAME[question]}</dt>
          <dd>
            <Verdict verdict={verdict} className={styles.answer} />
            {sentences.map(({ text }) => (
              <p key={text}>
                <Sentence text={text} incidents={incidents} />
              </p>
            ))}
            {question === 'merge' && merge?.months && (
              <p>
                <Link className="more" to={compareHref(merge.months.a, merge.months.b, variant)}>
                  {insteadWords(merge.months)}
                </Link>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
