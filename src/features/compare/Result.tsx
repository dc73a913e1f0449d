import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyButton from '@site/src/lib/ui/CopyButton';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { comparePage, differencePage, incidentItem } from '@site/src/lib/addresses/pages';
import {
  formatAnswers,
  type Catalogue,
  type Comparison,
  comparisonHeadline,
  insteadWords,
  periodWords,
  QUESTION_NAME,
  SEVERITY_NAME,
  spanListWords,
  toComparisonJson,
  VARIANT_NAME,
} from 'rental-data';
import Mark from '@site/src/features/marks/Mark';
import Part from '@site/src/lib/ui/Part';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Verdict from '@site/src/features/quality/Verdict';
import ChangeList from './ChangeList';
import { memo, type ReactNode, type Ref } from 'react';
import Columns from './Columns';
import Rows from './Rows';
import styles from './page.module.css';
import Sentence from './Sentence';

function Answers({ comparison, catalogue: { incidents } }: Props): ReactNode {
  return (
    <dl className={styles.answers}>
      {formatAnswers(comparison, incidents).map(({ question, verdict, sentences }) => (
        <div key={question} data-question={question} data-answer={verdict}>
          <dt>{QUESTION_NAME[question]}</dt>
          <dd className="smallLoose measure">
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

interface Props {
  comparison: Comparison;
  catalogue: Catalogue;
}

function Versions({ comparison: { a, b, variant, changes } }: Props): ReactNode {
  if (a.version === undefined || b.version === undefined) return null;
  return (
    <section className="part" aria-labelledby="versions">
      <SectionHead id="versions" title="版本與寫法">
        <p>
          {a.version === b.version
            ? `兩期都是資料集版本${a.version}，寫法一樣。`
            : changes.length === 0
              ? `從版本${a.version}到版本${b.version}，${VARIANT_NAME[variant]}的欄位與寫法相同。`
              : `從版本${a.version}到版本${b.version}，${VARIANT_NAME[variant]}的欄位與寫法有${String(changes.length)}處不同。`}
        </p>
        {a.version !== b.version && (
          <p>
            <Link className="more" to={differencePage(a.version, b.version)}>
              版本{a.version}到{b.version}，程式要改哪裡
            </Link>
          </p>
        )}
      </SectionHead>
      <ChangeList changes={changes} className="ruled measure" />
    </section>
  );
}

function Between({ comparison: { between }, catalogue: { incidents } }: Props): ReactNode {
  const { unpublished } = between;
  if (unpublished.length + between.incidents.length === 0) return null;
  return (
    <Part
      id="between"
      title={between.incidents.length > 0 ? '兩期之間發生的品質事件' : '兩期之間沒有發布的期別'}
      lead={unpublished.length > 0 && <Unbroken>{`沒有發布：${spanListWords(unpublished)}。`}</Unbroken>}
    >
      <ul className="ruled measure">
        {between.incidents.map(({ incident, severity, periods }) => (
          <li key={incident}>
            <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>{' '}
            <Link to={incidentItem(incident)}>
              <Unbroken>{incidents.find(({ id }) => id === incident)?.title ?? ''}</Unbroken>
            </Link>{' '}
            <span className="mute">
              <Unbroken>{spanListWords(periods)}</Unbroken>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Keep({ comparison, catalogue }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { a, b, variant } = comparison;
  const base = siteConfig.url + siteConfig.baseUrl.slice(0, -1);
  return (
    <p className={styles.keep}>
      <CopyButton text={base + comparePage(a.period, b.period, variant)} label="複製這個比較的網址" />
      <CopyButton
        text={JSON.stringify(toComparisonJson(comparison, catalogue.incidents), null, 2)}
        label="複製結果（JSON）"
      />
    </p>
  );
}

/** The headline, the answers, then their reasons. Memoised, so that hydration does not render it a second time. */
export default memo(function Result({
  comparison,
  catalogue,
  head,
}: Props & { head: Ref<HTMLHeadingElement> }): ReactNode {
  const { a, b, variant, verdict, merge } = comparison;
  const months = merge?.months;
  const props = { comparison, catalogue };
  return (
    <div data-comparison={verdict}>
      <section className={styles.result} aria-labelledby="result">
        <h2 id="result" ref={head} tabIndex={-1}>
          <Unbroken>{`${VARIANT_NAME[variant]}：${periodWords(a.period)}與${periodWords(b.period)}`}</Unbroken>
        </h2>
        <p className={styles.verdict}>
          <Verdict verdict={verdict}>
            <span>
              <Unbroken>{comparisonHeadline(comparison, catalogue.incidents)}</Unbroken>
            </span>
          </Verdict>
        </p>
        {months && (
          <p className="mb4">
            <Link className="more" to={comparePage(months.a, months.b, variant)}>
              <Unbroken>{insteadWords(months)}</Unbroken>
            </Link>
          </p>
        )}
        <Answers {...props} />
        <Keep {...props} />
      </section>
      <Rows comparison={comparison} incidents={catalogue.incidents} />
      <Columns {...props} />
      <Versions {...props} />
      <Between {...props} />
    </div>
  );
});
