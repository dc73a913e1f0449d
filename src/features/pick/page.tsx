import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type Catalogue, FILES } from 'rental-data';
import { PAGES, pickPage, recipePage } from '@site/src/lib/addresses/pages';
import { PAGE } from '@site/src/lib/addresses/names';
import { useFetchedData } from 'html-first/client';
import ContentError from '@site/src/lib/ui/ContentError';
import Notice from '@site/src/lib/ui/Notice';
import PageHead from '@site/src/lib/ui/PageHead';
import Unbroken from '@site/src/lib/ui/Unbroken';
import Layout from '@theme/Layout';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import Form from './Form';
import Picture from './Picture';
import Take from './Take';
import Why from './Why';
import { pickAddress, readChoice, type Choice, type Choose } from './query';
import { prepare } from './prepare';
import { select, type Selection } from './select';
import { answerWords, besidesWords } from './words';
import styles from './page.module.css';

const TITLE = PAGE.pick.name;

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
    if (settled) history.replace(withBaseUrl(pickAddress(settled, catalogue)));
  }, [settled, catalogue, history, withBaseUrl]);
  return {
    choice: changed ?? read.choice,
    problems: changed ? [] : read.problems,
    isChanged: changed !== undefined,
    // The address is read in the browser; before that, whatever stood below would be of another choice.
    isRead: useIsBrowser(),
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
    <ul className="row small targets gap5 mt3">
      {EXAMPLES.map(([words, asked]) => (
        <li key={words}>
          <Link to={pickPage(asked)}>{words}</Link>
        </li>
      ))}
    </ul>
  );
});

function Pick({ catalogue }: { catalogue: Catalogue }): ReactNode {
  const { choice, problems, isChanged, isRead, choose, action } = useChoice(catalogue);
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
      {isRead && (
        <>
          <Answer selection={selection} />
          <Periods catalogue={catalogue} selection={shown} />
          <Take catalogue={catalogue} selection={shown} />
        </>
      )}
    </>
  );
}

export default function PickPage(): ReactNode {
  const page = useFetchedData<Catalogue>();
  const { withBaseUrl } = useBaseUrlUtils();
  if (page.error)
    return (
      <Layout>
        <main className="wrap">
          <ContentError error={page.error} retry={page.retry} pending={page.pending} />
        </main>
      </Layout>
    );
  return (
    <Layout
      title={TITLE}
      description="選年份、內容與要用的欄位，一次拿到能用的檔案：下載的位址與指令、把它們讀成一張表的程式，以及一段引用。"
    >
      <main className="wrap">
        <PageHead title={TITLE}>
          <p>
            選年份和要用的欄位，一次拿到能用的檔案、把它們讀成一張表的程式，以及引用。選好的條件會寫進網址，可以直接分享。
          </p>
          <noscript>
            <p>
              在這裡挑選需要JavaScript。沒有開啟時，請查
              <a href={withBaseUrl(`/${FILES.usability}`)}>usability.json</a>
              ：裡面有各期、各種內容、各欄的狀態與原因，狀態是fine的欄位可以用，列數的狀態是complete的沒有已知缺漏；檔案的位址在
              <a href={withBaseUrl(`/${FILES.catalogue}`)}>catalogue.json</a>。寫法見
              <Link to={recipePage('monthly-files')}>操作範例</Link>。
            </p>
          </noscript>
        </PageHead>
        <Pick catalogue={page.data} />
      </main>
    </Layout>
  );
}
