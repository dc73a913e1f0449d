import catalogue from '@catalogue';
import { pairPage, differencePage, dictionaryColumn, versionPage } from '@site/src/lib/addresses/pages';
import {
  BOTH_VARIANTS,
  type DatasetVersion,
  dateWords,
  type ChangeGroup,
  type DescribedChange,
  describePair,
  describeUse,
  draftInForce,
  FILES,
  formatCount,
  type PairDifferences,
  programWords,
  sameWords,
  type Variant,
  VARIANT_NAME,
  VARIANTS,
} from 'rental-data';
import { usePathParts } from '@site/src/features/site/usePathParts';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Crumbs from '@site/src/lib/ui/Crumbs';
import FigureList, { Figure } from '@site/src/lib/ui/FigureList';
import Fold from '@site/src/lib/ui/Fold';
import PageHead from '@site/src/lib/ui/PageHead';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import Part from '@site/src/lib/ui/Part';
import CodeBlocks from '@site/src/features/differences/CodeBlocks';
import Dates from '@site/src/features/versions/VersionFacts/Dates';
import Formats from '@site/src/features/versions/VersionFacts/Formats';
import { crumbsTo, differenceTitle, PAGE } from '@site/src/lib/addresses/names';
import Layout from '@theme/Layout';
import Changes from './Changes';
import { DraftColumns, DraftLead, DraftNotes, DraftSide, isListed, type Heads } from './Draft';
import styles from './page.module.css';

interface Props {
  data: PairDifferences;
}

const COLUMNS = '欄';

function Summary({ data: { summary, changes } }: Props): ReactNode {
  const { added, removed, deprecated, restored, replaced, changed, rules, codes, kept } = summary;
  const tables = (wanted: DescribedChange['kind']) => changes.filter(({ kind }) => kind === wanted).length;
  const figures: [count: number, unit: string, what: string][] = [
    [added, COLUMNS, '新增'],
    [removed, COLUMNS, '移除'],
    [deprecated, COLUMNS, '停用'],
    [restored, COLUMNS, '恢復使用'],
    [replaced, COLUMNS, '改名或換成其他欄位'],
    [changed, COLUMNS, '定義或意義改變'],
    [tables('table-added'), '張', '新增的編碼表'],
    [tables('table-removed'), '張', '移除的編碼表'],
    [codes, '個', '新增或移除的代碼'],
    [rules, '處', '其他改變'],
    [kept, COLUMNS, '不變，兩種內容合計'],
  ];
  return (
    <FigureList>
      {figures
        .filter(([count]) => count > 0)
        .map(([count, unit, what]) => (
          <Figure key={what} value={formatCount(count)} unit={unit}>
            {what}
          </Figure>
        ))}
    </FigureList>
  );
}

const HEADS: Heads = ['版本', '推出與終止', '格式', '期別'];
/** A draft has neither come out nor ended. */
const DRAFT_HEADS: Heads = ['版本', '日期', '格式', '期別'];

function Side({ version, heads }: { version: DatasetVersion; heads: Heads }): ReactNode {
  return (
    <ListRow
      head={<Link to={versionPage(version.version)}>{version.version}</Link>}
      cells={[
        [<Dates key="dates" version={version} brief />, heads[1]],
        [<Formats key="formats" version={version} />, heads[2]],
        [describeUse(catalogue, version).periods.text, heads[3]],
      ]}
    />
  );
}

function Sides({ data: { from, to, draft } }: Props): ReactNode {
  const heads = draft ? DRAFT_HEADS : HEADS;
  return (
    <ListTable heads={heads} aria-label="這兩個版本用在哪些檔案">
      <Side version={from} heads={heads} />
      {draft ? <DraftSide draft={draft} side={to} heads={heads} /> : <Side version={to} heads={heads} />}
    </ListTable>
  );
}

function Kept({ data, variant }: Props & { variant: Variant }): ReactNode {
  const columns = data.kept.find((kept) => kept.variant === variant)?.columns ?? [];
  if (columns.length === 0) return null;
  return (
    <Fold summary={`${formatCount(columns.length)}欄不變`}>
      <ul className={styles.kept}>
        {columns.map(([header, anchor]) => (
          <li key={header}>
            <Link to={dictionaryColumn(anchor)}>{header}</Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const TITLE: Record<Exclude<ChangeGroup, Variant>, string> = {
  offer: '內容與格式',
  rules: '寫法與規則',
  both: BOTH_VARIANTS,
  codes: '代碼',
};

function Group({ data, id }: Props & { id: Exclude<ChangeGroup, Variant> }): ReactNode {
  const { draft, same } = data;
  const changes = data.changes.filter((change) => change.group === id && !(draft && isListed(change)));
  const lead = id === 'rules' ? sameWords(same).join('') : '';
  if (changes.length === 0 && !lead) return null;
  return (
    <Part id={id} title={TITLE[id]} lead={lead}>
      <Changes changes={changes} />
    </Part>
  );
}

function VariantSection({ data, variant }: Props & { variant: Variant }): ReactNode {
  const changes = data.changes.filter(({ group }) => group === variant);
  const isSame = !data.changes.some(({ group }) => group === variant || group === 'both');
  if (!data.kept.some((kept) => kept.variant === variant)) return null;
  return (
    <Part
      id={variant}
      title={VARIANT_NAME[variant]}
      lead={isSame ? '兩個版本的欄位完全一樣，讀取的程式不必改。' : undefined}
    >
      {changes.length > 0 && <Changes changes={changes} />}
      <Kept data={data} variant={variant} />
    </Part>
  );
}

/** A draft does not say where its columns will stand. */
const ORDER_UNKNOWN = '新欄位排在檔案的哪裡，草案沒有說：接檔案時請照欄名，不要照順序。';

function Programs({ data: { programs, changes, from, to, draft } }: Props): ReactNode {
  if (programs.length === 0) return null;
  return (
    <Part
      id="script"
      title="整段程式"
      lead={`把版本${from.version}的CSV改成${to.version}的欄名與寫法，改完就能和版本${to.version}的檔案接在一起。讀檔時全部當成文字，最後再轉型別。${programWords(changes)}${draft ? ORDER_UNKNOWN : ''}`}
    >
      {programs.flatMap(({ variant, snippets }) =>
        snippets.map((snippet) => (
          <Fold
            key={variant + snippet.tool}
            summary={`${VARIANT_NAME[variant]}，${snippet.tool}（${String(snippet.code.split('\n').length)}行）`}
          >
            <CodeBlocks snippets={[snippet]} />
          </Fold>
        )),
      )}
    </Part>
  );
}

function Pair({ data }: Props): ReactNode {
  const from = data.from.version;
  const to = data.to.version;
  const json = useBaseUrl(FILES.differences);
  const { draft } = data;
  const title = differenceTitle(from, to, draft !== undefined);
  return (
    <Layout
      title={title}
      description={`資料集版本${from}與${to}${draft ? `的草案（${dateWords(draft.written)}）` : ''}之間新增、移除、改名、意義改變與寫法不同的欄位，以及程式要改哪裡。`}
    >
      <main className="wrap">
        <Crumbs place="apart" parents={crumbsTo(PAGE.differences)} current={`${from} → ${to}`} />
        <PageHead title={title}>
          {draft ? (
            <DraftLead draft={draft} from={from} to={to} />
          ) : (
            <p>
              原本讀版本{from}的程式要改讀{to}，或合併兩版的檔案，請照這一頁修改。程式碼把版本{from}的檔案改成
              {to}的寫法，同一份程式就能讀兩版。
            </p>
          )}
          <p className="together mt4">
            {!draft && (
              <Link className="more" to={differencePage(to, from)}>
                反過來：{to}到{from}
              </Link>
            )}
            {/* a plain link, because this is a file and not a page */}
            <a className="more" href={json}>
              全部差異的JSON
            </a>
          </p>
        </PageHead>
        <Summary data={data} />
        <Sides data={data} />
        <Group data={data} id="offer" />
        {draft && <DraftColumns draft={draft} changes={data.changes} />}
        <Group data={data} id="both" />
        {VARIANTS.map((variant) => (
          <VariantSection key={variant} data={data} variant={variant} />
        ))}
        <Group data={data} id="rules" />
        <Group data={data} id="codes" />
        {draft && <DraftNotes draft={draft} />}
        <Programs data={data} />
      </main>
    </Layout>
  );
}

export default function Differences(): ReactNode {
  const [pair = ''] = usePathParts(pairPage.pattern);
  const [from = '', to = ''] = pair.split('-');
  const draft = catalogue.drafts.find(({ version }) => version === to);
  return <Pair data={describePair(draft ? draftInForce(catalogue, draft) : catalogue, from, to, draft)} />;
}
