import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyButton from '@site/src/components/CopyButton';
import { compareHref, differencesHref, incidentHref } from '@site/src/components/hrefs';
import { SEVERITY_NAME, VARIANT_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import SectionHead from '@site/src/components/SectionHead';
import Verdict from '@site/src/components/Verdict';
import type { Catalogue } from '@site/src/domain/catalogue/types';
import { toComparisonJson } from '@site/src/domain/comparison/json';
import type { Comparison } from '@site/src/domain/comparison/types';
import { headline, insteadWords } from '@site/src/domain/comparison/words';
import { changeWords } from '@site/src/domain/differences/words';
import { periodListWords, periodWords } from '@site/src/domain/period';
import { memo, type ReactNode, type Ref } from 'react';
import Answers from './Answers';
import Columns from './Columns';
import Rows from './Rows';
import styles from './styles.module.css';

interface Props {
  comparison: Comparison;
  catalogue: Catalogue;
}

function Versions({ comparison: { a, b, changes } }: Props): ReactNode {
  if (a.version === undefined || b.version === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="versions">
      <SectionHead
        id="versions"
        title={translate({
          id: 'compare.versions',
          message: '版本與寫法',
          description: 'Title: what changed between the dataset versions of the two periods',
        })}
      >
        <p>
          {a.version === b.version
            ? translate(
                {
                  id: 'compare.versions.same',
                  message: '兩期都是資料集版本{version}，寫法一樣。',
                  description: 'Both periods have the same dataset version',
                },
                { version: a.version },
              )
            : changes.length === 0
              ? translate(
                  {
                    id: 'compare.versions.none',
                    message: '從版本{from}到版本{to}，這種內容的欄位與寫法沒有改。',
                    description:
                      'The periods have different dataset versions that differ in nothing that is seen here',
                  },
                  { from: a.version, to: b.version },
                )
              : translate(
                  {
                    id: 'compare.versions.other',
                    message: '從版本{from}到版本{to}，這種內容改了{count}處。',
                    description: 'The periods have different dataset versions, with the number of changes',
                  },
                  { from: a.version, to: b.version, count: String(changes.length) },
                )}
        </p>
        {a.version !== b.version && (
          <p>
            <Link className="more" to={differencesHref(a.version, b.version)}>
              <Translate
                id="compare.versions.script"
                description="Link to the differences between the dataset versions"
                values={{ from: a.version, to: b.version }}
              >
                {'版本{from}到{to}，程式要改哪裡'}
              </Translate>
            </Link>
          </p>
        )}
      </SectionHead>
      {changes.length > 0 && (
        <ul className={styles.why}>
          {changes.map((change) => {
            const text = changeWords(change);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
    </section>
  );
}

function Between({ comparison: { between }, catalogue: { incidents } }: Props): ReactNode {
  const { unpublished } = between;
  if (unpublished.length + between.incidents.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="between">
      <SectionHead
        id="between"
        title={translate({
          id: 'compare.between',
          message: '兩期之間',
          description: 'Title: what lies between the two periods',
        })}
      >
        {unpublished.length > 0 && (
          <p>
            <Translate
              id="compare.between.unpublished"
              description="Periods in between that were never published"
              values={{ periods: periodListWords(unpublished) }}
            >
              {'沒有發布：{periods}。'}
            </Translate>
          </p>
        )}
      </SectionHead>
      <ul className={styles.why}>
        {between.incidents.map(({ incident, severity, periods }) => (
          <li key={incident}>
            <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>{' '}
            <Link to={incidentHref(incident)}>{incidents.find(({ id }) => id === incident)?.title}</Link>{' '}
            <span className="mute">{periodListWords(periods)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Keep({ comparison, catalogue }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { a, b, variant } = comparison;
  const base = siteConfig.url + siteConfig.baseUrl.slice(0, -1);
  return (
    <p className={styles.keep}>
      <CopyButton text={() => base + compareHref(a.period, b.period, variant)}>
        <Translate id="compare.copyLink" description="Button that copies the address of the comparison">
          複製這個比較的網址
        </Translate>
      </CopyButton>
      <CopyButton text={() => JSON.stringify(toComparisonJson(comparison, catalogue.incidents), null, 2)}>
        <Translate id="compare.copyJson" description="Button that copies the comparison as JSON">
          複製結果（JSON）
        </Translate>
      </CopyButton>
    </p>
  );
}

/**
 * Two periods against each other: the headline, the three answers, then rows, columns, versions, and what lies between. Drawn anew only for
 * another comparison: that the page knows it is in a browser is none.
 */
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
          <Translate
            id="compare.result"
            description="Title of the result: both periods and the variant"
            values={{
              a: periodWords(a.period),
              b: periodWords(b.period),
              variant: VARIANT_NAME[variant],
            }}
          >
            {'{variant}：{a}與{b}'}
          </Translate>
        </h2>
        <p className={styles.verdict}>
          <Verdict verdict={verdict}>{headline(comparison, catalogue.incidents)}</Verdict>
        </p>
        {months && (
          <p className={styles.months}>
            <Link className="more" to={compareHref(months.a, months.b, variant)}>
              {insteadWords(months)}
            </Link>
          </p>
        )}
        <Answers comparison={comparison} incidents={catalogue.incidents} />
        <Keep {...props} />
      </section>
      <Rows comparison={comparison} incidents={catalogue.incidents} />
      <Columns {...props} />
      <Versions {...props} />
      <Between {...props} />
    </div>
  );
});
