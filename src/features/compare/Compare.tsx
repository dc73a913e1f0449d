import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ComparePageProp } from '@site/plugins/pages/client';
import Form from '@site/src/features/compare/Form';
import Result from '@site/src/features/compare/Result';
import styles from '@site/src/features/compare/page.module.css';
import { PAGE } from '@site/src/lib/addresses/names';
import { comparePage, PAGES, recipePage } from '@site/src/lib/addresses/pages';
import { type Choice, compare, comparisonWords, readQuery } from 'rental-data';
import Notice from '@site/src/lib/ui/Notice';
import PlainLink from '@site/src/lib/ui/PlainLink';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

function Problems({ problems }: { problems: readonly string[] }): ReactNode {
  return (
    <Notice severity="caution">
      {problems.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>請從上面的選單選擇期別。</p>
    </Notice>
  );
}

const isSame = (one: Choice, other: Choice): boolean =>
  one.a === other.a && one.b === other.b && one.variant === other.variant;

/** The address alone holds the choice, so that the choice can be linked and survives a reload. */
function useChoice(otherwise: Choice) {
  const history = useHistory();
  const { search } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  // The page is prerendered without a query, and the first render in the browser must be the same.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? search : '';
  const read = useMemo(() => readQuery(query, otherwise), [query, otherwise]);
  const choose = ({ a, b, variant }: Choice) => history.replace(withBaseUrl(comparePage(a, b, variant)));
  return { ...read, named: query !== '', choose, action: withBaseUrl(PAGES.compare) };
}

function Suggestions({ of: suggestions }: { of: ComparePageProp['suggestions'] }): ReactNode {
  return (
    <ul className="together small targets mt3">
      {suggestions.map(({ choice: { a, b, variant }, words }) => (
        <li key={words}>
          <Link to={comparePage(a, b, variant)}>{words}</Link>
        </li>
      ))}
      <li>
        <Link to={recipePage('2019-and-2023')}>比較2019與2023</Link>
      </li>
      <li>
        <PlainLink to={PAGES.pick}>要用好幾期，請到挑檔案</PlainLink>
      </li>
    </ul>
  );
}

/** Names the two periods of an address in the title of the page. */
function useTitle(named: string | null): void {
  const { title } = useDocusaurusContext().siteConfig;
  useEffect(() => {
    document.title = `${named === null ? '' : `${named}：`}${PAGE.compare.name} | ${title}`;
  }, [named, title]);
}

export default function Compare({ catalogue, first, suggestions }: ComparePageProp): ReactNode {
  const { choice, problems, named, choose, action } = useChoice(first.choice);
  const [touched, setTouched] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  const comparison = useMemo(
    () =>
      problems.length > 0
        ? null
        : isSame(choice, first.choice)
          ? first.comparison
          : compare(catalogue, choice.a, choice.b, choice.variant),
    [catalogue, choice, first, problems],
  );

  useTitle(named && comparison ? `${choice.a}與${choice.b}` : null);

  return (
    <>
      <Form
        catalogue={catalogue}
        choice={choice}
        action={action}
        onChoose={(next) => {
          setTouched(true);
          choose(next);
        }}
        onSubmit={() => {
          choose(choice);
          head.current?.focus();
        }}
      />
      <Suggestions of={suggestions} />
      {/* Announces the result of a choice; the first result is not announced. */}
      <p className="vh" role="status">
        {touched &&
          (comparison
            ? comparisonWords(comparison, catalogue.incidents).slice(0, 2).join('')
            : problems.join(''))}
      </p>
      {comparison ? (
        <Result
          // Another choice is drawn anew: a translator may have taken its texts out of React's hands.
          key={`${choice.a} ${choice.b} ${choice.variant}`}
          comparison={comparison}
          catalogue={catalogue}
          head={head}
        />
      ) : (
        <div className={styles.result}>
          <Problems problems={problems} />
        </div>
      )}
    </>
  );
}
