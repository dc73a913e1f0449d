import Verdict from '@site/src/features/quality/Verdict';
import type { Comparison } from '@site/src/dataset/comparison/types';
import { answersOf } from '@site/src/dataset/comparison/words';
import { QUESTION_NAME } from '@site/src/dataset/words';
import type { ReactNode } from 'react';
import Sentence, { type Titles } from './Sentence';
import styles from './page.module.css';

interface Props {
  comparison: Comparison;
  incidents: Titles;
}

export default function Answers({ comparison, incidents }: Props): ReactNode {
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
          </dd>
        </div>
      ))}
    </dl>
  );
}
