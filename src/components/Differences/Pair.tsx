import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ChangeGroup, DifferencesProp, VersionSideProp } from '@site/plugins/catalogue/client';
import CopyButton from '@site/src/components/CopyButton';
import Crumbs from '@site/src/components/Crumbs';
import { crumbsTo } from '@site/src/components/Crumbs/parents';
import FigureList, { Figure } from '@site/src/components/FigureList';
import Fold from '@site/src/components/Fold';
import { columnHref, differencesHref, versionHref } from '@site/src/components/hrefs';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/domain/words';
import PageHead from '@site/src/components/PageHead';
import ScrollTable from '@site/src/components/ScrollTable';
import SectionHead from '@site/src/components/SectionHead';
import CodeBlocks from '@site/src/components/CodeBlocks';
import Dates from '@site/src/components/VersionFacts/Dates';
import Formats from '@site/src/components/VersionFacts/Formats';
import { VARIANTS, type Variant } from '@site/src/domain/catalogue/types';
import { formatCount } from '@site/src/domain/format';
import { FILES } from '@site/src/domain/machine/addresses';
import { PAGE } from '@site/src/domain/words/pages';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import Changes from './Changes';
import styles from './styles.module.css';

interface Props {
  data: DifferencesProp;
}

const COLUMNS = translate({
  id: 'differences.unit.columns',
  message: '欄',
  description: 'Unit of a number of columns',
});
const PLACES = translate({
  id: 'differences.unit.places',
  message: '處',
  description: 'Unit of a number of changes',
});

function Summary({ data: { summary, changes } }: Props): ReactNode {
  const { added, removed, replaced, changed, kept } = summary;
  const rules = changes.filter(
    ({ group, format }) => group === 'rules' || group === 'codes' || format !== undefined,
  );
  return (
    <FigureList>
      <Figure value={formatCount(added)} unit={COLUMNS}>
        <Translate id="differences.figure.added" description="Below the number of added columns">
          新增
        </Translate>
      </Figure>
      <Figure value={formatCount(removed)} unit={COLUMNS}>
        <Translate id="differences.figure.removed" description="Below the number of removed columns">
          移除
        </Translate>
      </Figure>
      <Figure value={formatCount(replaced)} unit={COLUMNS}>
        <Translate id="differences.figure.replaced" description="Below the number of replaced columns">
          改名或換成其他欄位
        </Translate>
      </Figure>
      <Figure value={formatCount(changed)} unit={COLUMNS}>
        <Translate id="differences.figure.changed" description="Below the number of redefined columns">
          定義改變
        </Translate>
      </Figure>
      <Figure value={formatCount(rules.length)} unit={PLACES}>
        <Translate
          id="differences.figure.rules"
          description="Below the number of changes of formats, notation, rules and codes"
        >
          格式、寫法、規則與代碼
        </Translate>
      </Figure>
      <Figure value={formatCount(kept)} unit={COLUMNS}>
        <Translate id="differences.figure.kept" description="Below the number of unchanged columns">
          不變，兩種內容合計
        </Translate>
      </Figure>
    </FigureList>
  );
}

const HEADS = [
  translate({ id: 'differences.side.version', message: '版本', description: 'Head of a column' }),
  translate({ id: 'differences.side.dates', message: '產出期間', description: 'Head of a column' }),
  translate({ id: 'differences.side.formats', message: '格式', description: 'Head of a column' }),
  translate({ id: 'differences.side.periods', message: '期別', description: 'Head of a column' }),
];

function Side({ side }: { side: VersionSideProp }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={versionHref(side.version)}>{side.version}</Link>
      </th>
      <td>
        <Dates {...side} />
      </td>
      <td>
        <Formats {...side} />
      </td>
      <td>{side.periods.text}</td>
    </tr>
  );
}

function Sides({ data: { from, to } }: Props): ReactNode {
  const label = translate({
    id: 'differences.sides',
    message: '這兩個版本用在哪些檔案',
    description: 'Name of the table of the two dataset versions',
  });
  return (
    <ScrollTable label={label}>
      <table className={styles.table}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Side side={from} />
          <Side side={to} />
        </tbody>
      </table>
    </ScrollTable>
  );
}

function Kept({ data, variant }: Props & { variant: Variant }): ReactNode {
  const columns = data.kept.find((kept) => kept.variant === variant)?.columns ?? [];
  if (columns.length === 0) return null;
  return (
    <Fold
      summary={translate(
        {
          id: 'differences.kept',
          message: '{count}欄不變',
          description: 'Folded list of the columns whose definition is the same in both versions',
        },
        { count: formatCount(columns.length) },
      )}
    >
      <ul className={styles.kept}>
        {columns.map(([header, anchor]) => (
          <li key={header}>
            <Link to={columnHref(data.to.version, anchor)}>{header}</Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What a reader might suspect and neither version changes. */
function sameWords({ booleans, missing, merge, formats }: DifferencesProp['same']): string[] {
  return [
    ...(formats
      ? [
          translate(
            {
              id: 'differences.same.formats',
              message: '檔案格式一樣：{formats}。',
              description: 'What both dataset versions have alike',
            },
            { formats: formats.map((format) => FORMAT_NAME[format]).join('、') },
          ),
        ]
      : []),
    ...(booleans
      ? [
          translate(
            {
              id: 'differences.same.booleans',
              message: 'CSV的是非值一樣寫成{text}。',
              description: 'What both dataset versions have alike',
            },
            { text: booleans },
          ),
        ]
      : []),
    ...(missing
      ? [
          translate(
            {
              id: 'differences.same.missing',
              message: 'CSV的缺值一樣寫成「{text}」。',
              description: 'What both dataset versions have alike',
            },
            { text: missing },
          ),
        ]
      : []),
    ...(merge
      ? [
          merge === 'newest'
            ? translate({
                id: 'differences.same.newest',
                message: '季資料與年資料一樣取最新的值。',
                description: 'What both dataset versions have alike: how listings are merged',
              })
            : translate({
                id: 'differences.same.mostFrequent',
                message: '季資料與年資料一樣取最常出現的值。',
                description: 'What both dataset versions have alike: how listings are merged',
              }),
        ]
      : []),
  ];
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title}>
        {lead && <p>{lead}</p>}
      </SectionHead>
      {children}
    </section>
  );
}

const TITLE: Record<Exclude<ChangeGroup, Variant>, string> = {
  offer: translate({
    id: 'differences.offer',
    message: '內容與格式',
    description: 'Title: what is published in each version',
  }),
  rules: translate({
    id: 'differences.rules',
    message: '寫法與規則',
    description: 'Title: notation of values and the rule of merging',
  }),
  codes: translate({ id: 'differences.codes', message: '代碼', description: 'Title: changes of codes' }),
};

function Group({ data, id }: Props & { id: Exclude<ChangeGroup, Variant> }): ReactNode {
  const changes = data.changes.filter(({ group }) => group === id);
  const same = id === 'rules' ? sameWords(data.same).join('') : '';
  if (changes.length === 0 && !same) return null;
  return (
    <Section id={id} title={TITLE[id]} lead={same}>
      <Changes changes={changes} />
    </Section>
  );
}

function VariantSection({ data, variant }: Props & { variant: Variant }): ReactNode {
  const changes = data.changes.filter(({ group }) => group === variant);
  if (!data.kept.some((kept) => kept.variant === variant)) return null;
  return (
    <Section
      id={variant}
      title={VARIANT_NAME[variant]}
      lead={
        changes.length === 0
          ? translate({
              id: 'differences.variant.same',
              message: '兩個版本的欄位完全一樣，讀取的程式不必改。',
              description: 'A variant has the same columns in both versions',
            })
          : undefined
      }
    >
      {changes.length > 0 && <Changes changes={changes} />}
      <Kept data={data} variant={variant} />
    </Section>
  );
}

function Programs({ data: { programs, from, to } }: Props): ReactNode {
  if (programs.length === 0) return null;
  return (
    <Section
      id="script"
      title={translate({
        id: 'differences.script',
        message: '整段程式',
        description: 'Title: whole programs that bring files of one version into the form of the other',
      })}
      lead={translate(
        {
          id: 'differences.script.lead',
          message:
            '把版本{from}的CSV改成{to}的欄名與寫法，改完就能和版本{to}的檔案接在一起。讀檔時全部當成文字，最後再轉型別。意義改變的欄位只換了名字，值還是不能直接相比。',
          description: 'What the whole programs do',
        },
        { from: from.version, to: to.version },
      )}
    >
      {programs.flatMap(({ variant, snippets }) =>
        snippets.map((snippet) => (
          <Fold
            key={variant + snippet.tool}
            summary={translate(
              {
                id: 'differences.script.name',
                message: '{variant}，{tool}（{lines}行）',
                description: 'Name of a whole program: variant, tool and number of lines',
              },
              {
                variant: VARIANT_NAME[variant],
                tool: snippet.tool,
                lines: String(snippet.code.split('\n').length),
              },
            )}
          >
            <CodeBlocks snippets={[snippet]} />
            <p className={styles.links}>
              <CopyButton text={() => snippet.code}>
                <Translate id="differences.script.copy" description="Button that copies a program">
                  複製程式
                </Translate>
              </CopyButton>
            </p>
          </Fold>
        )),
      )}
    </Section>
  );
}

/** What changes from one dataset version to another, and what to do about it. */
export default function Pair({ data }: Props): ReactNode {
  const versions = { from: data.from.version, to: data.to.version };
  const { from, to } = versions;
  const json = useBaseUrl(FILES.differences);
  const title = translate(
    {
      id: 'differences.title',
      message: '{index}：{from}到{to}',
      description:
        'Title of the page of the differences between two dataset versions; {index} is the name of the page above',
    },
    { ...versions, index: PAGE.differences.name },
  );
  return (
    <Layout
      title={title}
      description={translate(
        {
          id: 'differences.page.description',
          message: '資料集版本{from}與{to}之間新增、移除、改名、意義改變與寫法不同的欄位，以及程式要改哪裡。',
          description: 'Description of the page of the differences between two dataset versions',
        },
        versions,
      )}
    >
      <main className="wrap">
        <div className={styles.crumbs}>
          <Crumbs parents={crumbsTo(PAGE.differences)} current={`${from} → ${to}`} />
        </div>
        <PageHead title={title}>
          <p>
            <Translate
              id="differences.page.lead"
              description="Lead of the page of the differences between two dataset versions"
              values={versions}
            >
              {
                '程式原本讀版本{from}，現在要讀版本{to}，或要把兩版接在一起，就照這一頁改。程式碼把版本{from}的檔案改成{to}的寫法，同一份程式便讀得了兩版。'
              }
            </Translate>
          </p>
          <p className={styles.links}>
            <Link className="more" to={differencesHref(to, from)}>
              <Translate
                id="differences.reverse"
                description="Link to the differences the other way round"
                values={{ from: to, to: from }}
              >
                {'反過來：{from}到{to}'}
              </Translate>
            </Link>
            {/* a file and no page: a plain link */}
            <a className="more" href={json}>
              <Translate id="differences.json" description="Link to all differences as JSON">
                全部差異的JSON
              </Translate>
            </a>
          </p>
        </PageHead>
        <Summary data={data} />
        <Sides data={data} />
        <Group data={data} id="offer" />
        {VARIANTS.map((variant) => (
          <VariantSection key={variant} data={data} variant={variant} />
        ))}
        <Group data={data} id="rules" />
        <Group data={data} id="codes" />
        <Programs data={data} />
      </main>
    </Layout>
  );
}
