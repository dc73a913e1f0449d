import Link from '@docusaurus/Link';
import ColumnRefs from '@site/src/features/dictionary/ColumnRefs';
import { codeTablePage, pickPage, versionColumn } from '@site/src/lib/addresses/pages';
import IncidentMarks from '@site/src/features/quality/IncidentMarks';
import Inferred from '@site/src/features/marks/Inferred';
import { variantSpans } from '@site/src/features/dictionary/Lifeline/life';
import {
  changeSince,
  type CodeTable,
  formatCount,
  meaningChangeWords,
  missingWords,
  periodWords,
  specialWords,
} from 'rental-data';
import { Fragment, type ReactNode } from 'react';
import { isListed, type DictionaryColumn, type Replacement } from '../build';
import styles from './styles.module.css';
import { DEDUP_NAME, Source, STATE_NAME, variantWords } from './words';

interface Props {
  column: DictionaryColumn;
  versions: readonly string[];
}

const TERM = {
  key: 'JSON鍵',
  life: '出現在哪裡',
  complete: '哪個月之前不完整',
  state: '狀態',
  codes: '代碼',
  changes: '意義改變',
  special: '特殊的值',
  missing: '缺值',
  source: '值取自哪裡',
  replaces: '取代的欄位',
  replacedBy: '改用的欄位',
  incidents: '品質事件',
  more: '詳細說明',
};

interface FactProps {
  term: string;
  wide?: boolean;
  searched?: boolean;
  children: ReactNode;
}

function Fact({ term, wide, searched, children }: FactProps): ReactNode {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className="mute">{term}</dt>
      <dd data-searched={searched}>{children}</dd>
    </div>
  );
}

/** Each in a line; a single one needs no element. */
const inLines = (lines: readonly ReactNode[]): ReactNode =>
  lines.length === 1
    ? lines[0]
    : lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ));

function Change({ change }: { change: DictionaryColumn['changes'][number] }): ReactNode {
  const { from: since, periods, before, after, certainty, sameAs } = change;
  if (sameAs !== undefined)
    return (
      <>
        {changeSince({ since, periods })}，見
        <ColumnRefs headers={[sameAs]} />
      </>
    );
  return (
    <>
      {meaningChangeWords({ since, periods, before, after, certainty: 'stated' })}。
      {certainty === 'inferred' && <Inferred />}
    </>
  );
}

const sinceVersion = ({ version, headers }: Replacement): ReactNode => (
  <>
    <ColumnRefs headers={headers} />
    （版本{version}起）
  </>
);

function Codes({ table: { id, title, codes } }: { table: CodeTable }): ReactNode {
  return (
    <>
      {isListed(codes) && (
        <span className={styles.codes} data-searched>
          {codes.map(({ code, label }) => (
            <span key={code}>
              <b>{code}</b>
              {label}
            </span>
          ))}
        </span>
      )}
      <Link to={codeTablePage(id)}>
        {title}的編碼，{formatCount(codes.length)}個代碼
      </Link>
    </>
  );
}

export default function Record({ column, versions }: Props): ReactNode {
  const {
    anchor,
    header,
    key,
    definitions,
    life,
    codeTable,
    dedupKey,
    state,
    completeFrom,
    newest,
    changes,
  } = column;
  const differ = definitions.length > 1;
  const special = definitions.flatMap((definition) => definition.special ?? []);
  const variants = (of: (typeof definitions)[number]): ReactNode =>
    differ && <span className="block bold">{variantWords(of.variants)}</span>;
  return (
    <>
      {definitions.map((definition) => {
        const words = (
          <>
            {definition.description}
            {definition.inferred?.map((sentence) => (
              <Fragment key={sentence}>
                {sentence}
                <Inferred />
              </Fragment>
            ))}
          </>
        );
        return (
          <p key={definition.variants.join()} className="measure" data-searched={differ ? undefined : true}>
            {variants(definition)}
            {differ ? <span data-searched>{words}</span> : words}
          </p>
        );
      })}
      <dl className={styles.record}>
        {key === undefined && <Fact term={TERM.key}>沒有，只在CSV出現過</Fact>}
        <Fact term={TERM.life}>
          {inLines(
            variantSpans(life, versions).map(({ variants: of, words }) => (
              <Fragment key={of.join()}>
                {variantWords(of)}
                <span className={styles.after}>{words}</span>
              </Fragment>
            )),
          )}
        </Fact>
        {completeFrom && (
          <Fact term={TERM.complete}>
            {`${periodWords(completeFrom.month)}之前，版本${completeFrom.version}的檔案裡不完整`}
          </Fact>
        )}
        {definitions.map((definition) => {
          const missing = missingWords(definition);
          return (
            missing && (
              <Fact key={definition.variants.join()} term={TERM.missing} searched>
                {missing}
              </Fact>
            )
          );
        })}
        <Fact term={DEDUP_NAME}>{dedupKey ? '是，這一欄不同就不算同一戶住宅' : '不是'}</Fact>
        {state !== 'stable' && <Fact term={TERM.state}>{STATE_NAME[state]}</Fact>}
        <Fact term={TERM.source}>
          {inLines(
            definitions.map((definition) => (
              <Fragment key={definition.variants.join()}>
                {variants(definition)}
                <Source source={definition.source} />
              </Fragment>
            )),
          )}
        </Fact>
        {column.replaces && <Fact term={TERM.replaces}>{sinceVersion(column.replaces)}</Fact>}
        {column.replacedBy && <Fact term={TERM.replacedBy}>{sinceVersion(column.replacedBy)}</Fact>}
        <Fact term={TERM.more}>
          <Link to={versionColumn(newest, anchor)} aria-label={`版本${newest}的說明：${header}`}>
            版本{newest}的說明
          </Link>
          <Link
            className="block"
            to={pickPage({ variant: /[br]/.test(life) ? 'raw' : 'deduplicated', columns: header })}
            aria-label={`哪幾期能用：${header}`}
          >
            哪幾期能用
          </Link>
        </Fact>
        {changes.length > 0 && (
          <Fact term={TERM.changes} wide searched>
            {inLines(changes.map((change) => <Change key={change.id} change={change} />))}
          </Fact>
        )}
        {special.length > 0 && (
          <Fact term={TERM.special} wide searched>
            {inLines(
              special.map(({ value, certainty, ...one }) => (
                <Fragment key={value}>
                  <code>{value}</code>
                  <span className={styles.after}>{specialWords(one)}</span>
                  {certainty === 'inferred' && <Inferred />}
                </Fragment>
              )),
            )}
          </Fact>
        )}
        {codeTable && (
          <Fact term={TERM.codes} wide>
            <Codes table={codeTable} />
          </Fact>
        )}
        {column.incidents.length > 0 && (
          <Fact term={TERM.incidents} wide>
            <IncidentMarks marks={column.incidents} />
          </Fact>
        )}
      </dl>
    </>
  );
}
