import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Catalogue } from 'rental-data';
import { PAGES, pickPage } from '@site/src/lib/addresses/pages';
import Notice from '@site/src/lib/ui/Notice';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import Form from './Form';
import Picture from './Picture';
import Take from './Take';
import Why from './Why';
import {
  answerWords,
  besidesWords,
  type Choice,
  readChoice,
  select,
  type Selection,
  toParameters,
} from 'rental-data/selection';
import type { Choose } from './choose';
import { prepare } from './prepare';
import styles from './page.module.css';

const EXAMPLES: readonly (readonly [words: string, asked: Record<string, string>])[] = [
  ['2019到2024年的家具', { from: '2019', to: '2024', columns: '提供家具_*' }],
  [
    '2019到2023年的月租金與坪數，只要列數沒有已知缺漏的月份',
    { from: '2019', to: '2023', columns: '月租金,坪數', complete: '1' },
  ],
  ['每一年的消除重複住宅', { from: '2018', variant: 'deduplicated', by: 'year' }],
];

/** The choice: that of the address, until the reader changes it. The address follows the answer, since that is a route change. */
function useChoice(catalogue: Catalogue) {
  const history = useHistory();
  const location = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  // The page is prerendered without a query, and the first render in the browser must be the same.
  const query = useIsBrowser() ? location.search : '';
  const read = useMemo(() => readChoice(query, catalogue), [query, catalogue]);
  const [changed, setChanged] = useState<Choice>();
  const [seen, setSeen] = useState(location);
  if (seen !== location) {
    setSeen(location);
    // Back, forward and links inside of the page say what is chosen.
    if (history.action !== 'REPLACE') setChanged(undefined);
  }
  const choose = useCallback<Choose>(
    (change) => setChanged((now = read.choice) => ({ ...now, ...change(now) })),
    [read.choice],
  );
  const settled = useDeferredValue(changed);
  useEffect(() => {
    if (settled) history.replace(withBaseUrl(pickPage(toParameters(settled, catalogue))));
  }, [settled, catalogue, history, withBaseUrl]);
  return {
    choice: changed ?? read.choice,
    problems: changed ? [] : read.problems,
    isChanged: changed !== undefined,
    choose,
    action: withBaseUrl(PAGES.pick),
  };
}

/** Memoised, so that hydration does not render it a second time; so is what follows. */
const Answer = memo(function Answer({ selection }: { selection: Selection }): ReactNode {
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer" tabIndex={-1}>
        <Unbroken>{answerWords(selection)}</Unbroken>
      </h2>
      <p className="small mute">
        <Unbroken>{besidesWords(selection).join('')}</Unbroken>
      </p>
      <p className="together small">
        <Link to="#take">下載的指令與讀取的程式</Link>
        <Link to="#cite">引用</Link>
      </p>
    </section>
  );
});

const Periods = memo(function Periods({
  catalogue,
  selection,
}: {
  catalogue: Catalogue;
  selection: Selection;
}): ReactNode {
  return (
    <div className={styles.split}>
      <section aria-labelledby="picture">
        <h3 id="picture" className="inked">
          哪幾期在裡面
        </h3>
        <Picture selection={selection} />
      </section>
      <Why catalogue={catalogue} selection={selection} />
    </div>
  );
});

/** Memoised, as nothing of it depends on the choice. */
const Examples = memo(function Examples(): ReactNode {
  return (
    <ul className="together small targets mt3">
      {EXAMPLES.map(([words, asked]) => (
        <li key={words}>
          <Link to={pickPage(asked)}>{words}</Link>
        </li>
      ))}
    </ul>
  );
});

export default function Pick({ catalogue }: { catalogue: Catalogue }): ReactNode {
  const { choice, problems, isChanged, choose, action } = useChoice(catalogue);
  const selection = useMemo(() => select(catalogue, choice), [catalogue, choice]);
  // The picture, the reasons, code and lists come after the answer.
  const shown = useDeferredValue(selection);
  useEffect(() => prepare(catalogue), [catalogue]);
  return (
    <>
      <Form
        catalogue={catalogue}
        choice={choice}
        otherwise={selection.otherwise}
        action={action}
        onChoose={choose}
      />
      <Examples />
      {problems.length > 0 && (
        <Notice severity="caution">
          {problems.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
      {/* Announces the answer to a choice; the first answer is not announced. */}
      <p className="vh" role="status">
        {isChanged && answerWords(selection)}
      </p>
      <div className={`${styles.answers ?? ''} scripted`}>
        <Answer selection={selection} />
        <Periods catalogue={catalogue} selection={shown} />
        <Take catalogue={catalogue} selection={shown} />
      </div>
    </>
  );
}
