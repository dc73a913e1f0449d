import Link from '@docusaurus/Link';
import ColumnRefs from '@site/src/features/dictionary/ColumnRefs';
import JsonKey from '@site/src/features/dictionary/JsonKey';
import { codeTablePage } from '@site/src/lib/addresses/pages';
import IncidentMarks from '@site/src/features/quality/IncidentMarks';
import Inferred from '@site/src/features/marks/Inferred';
import {
  changeSince,
  type CodeTable,
  formatCount,
  meaningChangeWords,
  missingWords,
  periodWords,
  specialWords,
  type Variant,
} from 'rental-data';
import { Fragment, type ReactNode } from 'react';
import {
  changedVariant,
  type DictionaryColumn,
  isListed,
  type Replacement,
  STATE_NAME,
  variantSpans,
  variantWords,
} from 'rental-data/dictionary';
import styles from './styles.module.css';
import Source from './Source';

export const TERM = {
  key: 'JSON鍵',
  life: '哪裡有',
  complete: '不完整的檔案',
  state: '狀態',
  codes: '代碼',
  changes: '意義改變',
  special: '特殊值',
  missing: '缺值',
  source: '來源',
  replaces: '取代的欄位',
  replacedBy: '改用的欄位',
  incidents: '事件',
};

export interface ColumnFact {
  term: string;
  words: ReactNode;
  /** what the words tell: two columns of one row share the facts that say the same */
  says: string;
  wide?: boolean;
  searched?: boolean;
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

interface ChangeProps {
  change: DictionaryColumn['changes'][number];
  variants: readonly Variant[];
}

function Change({ change, variants }: ChangeProps): ReactNode {
  const { from: since, periods, before, after, certainty, sameAs } = change;
  const variant = changedVariant(change, variants);
  if (sameAs !== undefined)
    return (
      <>
        {variant}
        {changeSince({ since, periods })}，見
        <ColumnRefs headers={[sameAs]} />
      </>
    );
  return (
    <>
      {variant}
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
      <Link to={codeTablePage(id)} aria-label={`${title}的編碼表`}>
        編碼表
      </Link>
      {!isListed(codes) && `，${formatCount(codes.length)}個代碼`}
    </>
  );
}

export interface Context {
  /** oldest first */
  versions: readonly string[];
  /** incidents that the page tells once for all columns */
  commonIncidents: ReadonlySet<string>;
  /** columns whose incidents are those of another column, by header */
  sameIncidents: ReadonlyMap<string, string>;
}

/** What the fold of a column tells beside its definition. */
export function listFacts(
  column: DictionaryColumn,
  { versions, commonIncidents, sameIncidents }: Context,
): ColumnFact[] {
  const { header, key, definitions, life, isWhole, codeTable, state, completeFrom, changes } = column;
  const differ = definitions.length > 1;
  const variants = definitions.flatMap((definition) => definition.variants);
  const special = definitions.flatMap((definition) => definition.special ?? []);
  const incidents = column.incidents.filter(({ id }) => !commonIncidents.has(id));
  const same = sameIncidents.get(header);
  const facts: (ColumnFact | false | undefined)[] = [
    {
      term: TERM.key,
      words: key === undefined ? '沒有，只在CSV出現過' : <JsonKey name={key} />,
      says: key ?? '',
      searched: true,
    },
    !isWhole && {
      term: TERM.life,
      words: inLines(
        variantSpans(life, versions).map(({ variants, words }, _, { length }) =>
          // Where it stands in one of the two contents alone, its name says so.
          length === 1 ? (
            words
          ) : (
            <Fragment key={variants.join()}>
              {variantWords(variants)}
              <span className={styles.after}>{words}</span>
            </Fragment>
          ),
        ),
      ),
      says: life,
    },
    {
      term: TERM.source,
      words: inLines(
        definitions.map((definition) => (
          <Fragment key={definition.variants.join()}>
            {differ && <span className="block bold">{variantWords(definition.variants)}</span>}
            <Source source={definition.source} />
          </Fragment>
        )),
      ),
      says: JSON.stringify(definitions.map(({ source }) => source)),
    },
    completeFrom && {
      term: TERM.complete,
      words: `版本${completeFrom.version}，${periodWords(completeFrom.month)}之前`,
      says: completeFrom.month,
    },
    ...definitions.map((definition) => {
      const missing = missingWords(definition);
      return missing !== undefined && { term: TERM.missing, words: missing, says: missing, searched: true };
    }),
    state !== 'stable' && { term: TERM.state, words: STATE_NAME[state], says: state },
    column.replaces && {
      term: TERM.replaces,
      words: sinceVersion(column.replaces),
      says: JSON.stringify(column.replaces),
    },
    column.replacedBy && {
      term: TERM.replacedBy,
      words: sinceVersion(column.replacedBy),
      says: JSON.stringify(column.replacedBy),
    },
    changes.length > 0 && {
      term: TERM.changes,
      words: inLines(changes.map((change) => <Change key={change.id} change={change} variants={variants} />)),
      says: JSON.stringify(changes.map(({ id }) => id)),
      wide: true,
      searched: true,
    },
    special.length > 0 && {
      term: TERM.special,
      words: inLines(
        special.map(({ value, certainty, ...one }) => (
          <Fragment key={value}>
            <code>{value}</code>
            <span className={styles.after}>{specialWords(one)}</span>
            {certainty === 'inferred' && <Inferred />}
          </Fragment>
        )),
      ),
      says: JSON.stringify(special),
      wide: true,
      searched: true,
    },
    codeTable && {
      term: TERM.codes,
      words: <Codes table={codeTable} />,
      says: codeTable.id,
      wide: true,
    },
    incidents.length > 0 && {
      term: TERM.incidents,
      words:
        same === undefined ? (
          <IncidentMarks marks={incidents.map(({ id, severity, title }) => ({ id, severity, title }))} />
        ) : (
          <>
            {incidents.length}件，同
            <ColumnRefs headers={[same]} />
          </>
        ),
      says: JSON.stringify(incidents.map(({ id, severity }) => [id, severity])),
      wide: true,
    },
  ];
  return facts.flatMap((fact) => fact || []);
}

export function Facts({ facts }: { facts: readonly ColumnFact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.record}>
      {facts.map(({ term, words, wide, searched, says }) => (
        <div key={term + says} className={wide ? styles.wide : undefined}>
          <dt className="mute">{term}</dt>
          <dd data-searched={searched}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
