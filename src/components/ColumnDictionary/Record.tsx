import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type {
  DictionaryColumnProp,
  DictionaryIncidentProp,
  ReplacementProp,
} from '@site/plugins/catalogue/client';
import ColumnRefs from '@site/src/components/ColumnRefs';
import { codeTableHref, columnHref, incidentHref } from '@site/src/components/hrefs';
import { periodsWords } from '@site/src/components/IncidentList/periods';
import { SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import { variantSpans } from '@site/src/components/Lifeline/life';
import { spanWords } from '@site/src/components/Lifeline/words';
import { formatCount } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { DEDUP_NAME, Source, STATE_NAME, typeWords, variantWords } from './words';

interface Props {
  column: DictionaryColumnProp;
  /** oldest first */
  versions: readonly string[];
  incidents: readonly DictionaryIncidentProp[];
}

const TERM = {
  type: translate({ id: 'dictionary.term.type', message: '型別', description: 'Fact of a column' }),
  key: translate({ id: 'dictionary.term.key', message: 'JSON鍵', description: 'Fact of a column' }),
  life: translate({ id: 'dictionary.term.life', message: '哪裡有', description: 'Fact of a column' }),
  complete: translate({
    id: 'dictionary.term.complete',
    message: '從哪個月起完整',
    description: 'Fact of a column',
  }),
  state: translate({ id: 'dictionary.term.state', message: '狀態', description: 'Fact of a column' }),
  codes: translate({ id: 'dictionary.term.codes', message: '代碼', description: 'Fact of a column' }),
  source: translate({ id: 'dictionary.term.source', message: '值取自哪裡', description: 'Fact of a column' }),
  replaces: translate({
    id: 'dictionary.term.replaces',
    message: '取代的欄位',
    description: 'Fact of a column',
  }),
  replacedBy: translate({
    id: 'dictionary.term.replacedBy',
    message: '改用的欄位',
    description: 'Fact of a column: the columns that took its place',
  }),
  incidents: translate({
    id: 'dictionary.term.incidents',
    message: '品質事件',
    description: 'Fact of a column',
  }),
  more: translate({ id: 'dictionary.term.more', message: '詳細說明', description: 'Fact of a column' }),
};

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const sinceVersion = ({ version, columns }: ReplacementProp): ReactNode => (
  <Translate
    id="dictionary.replacement"
    description="Columns that take the place of others from a dataset version on"
    values={{ columns: <ColumnRefs columns={columns} />, version }}
  >
    {'{columns}（版本{version}起）'}
  </Translate>
);

function Codes({ codes }: { codes: NonNullable<DictionaryColumnProp['codes']> }): ReactNode {
  return (
    <>
      {codes.list && (
        <span className={styles.codes}>
          {codes.list.map(([code, label]) => (
            <span key={code}>
              <b>{code}</b>
              {label}
            </span>
          ))}
        </span>
      )}
      <Link to={codeTableHref(codes.table)}>
        <Translate
          id="dictionary.codes"
          description="Link to the page of a code table"
          values={{ title: codes.title, count: formatCount(codes.count) }}
        >
          {'{title}的編碼，{count}個代碼'}
        </Translate>
      </Link>
    </>
  );
}

function Incidents({ incidents }: Pick<Props, 'incidents'>): ReactNode {
  return (
    <ul className={styles.incidents}>
      {incidents.map((incident) => (
        <li key={incident.id}>
          <Mark state={incident.severity}>{SEVERITY_NAME[incident.severity]}</Mark>
          <span>
            <Link to={incidentHref(incident.id)}>{incident.title}</Link>
            <span className={styles.after}>{periodsWords(incident)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Everything that is known about a column. */
export default function Record({ column, versions, incidents }: Props): ReactNode {
  const { anchor, header, key, definitions, life, codes, dedupKey, state, completeFrom, newest } = column;
  const differ = definitions.length > 1;
  const touching = column.incidents.flatMap((place) => incidents[place] ?? []);
  const variants = (of: (typeof definitions)[number]): ReactNode =>
    differ && <span className={styles.variant}>{variantWords(of.variants)}</span>;
  return (
    <>
      {definitions.map((definition) => (
        <p key={definition.variants.join()} className={styles.description}>
          {variants(definition)}
          {definition.description}
        </p>
      ))}
      <dl className={styles.record}>
        <Fact term={TERM.type}>{typeWords(column)}</Fact>
        <Fact term={TERM.key}>
          {key ? (
            <code>{key}</code>
          ) : (
            <Translate id="dictionary.noKey" description="The column never stood in a JSON file">
              沒有，只在CSV出現過
            </Translate>
          )}
        </Fact>
        <Fact term={TERM.life}>
          {variantSpans(life, versions).map(({ variants: of, span }) => (
            <span key={of.join()} className={styles.line}>
              {variantWords(of)}
              <span className={styles.after}>{spanWords(span)}</span>
            </span>
          ))}
        </Fact>
        {completeFrom && (
          <Fact term={TERM.complete}>
            <Translate
              id="dictionary.complete"
              description="First month from which a column is complete"
              values={{ month: periodWords(completeFrom[1]), version: completeFrom[0] }}
            >
              {'{month}起完整；版本{version}剛開始時不完整'}
            </Translate>
          </Fact>
        )}
        <Fact term={DEDUP_NAME}>
          {dedupKey ? (
            <Translate id="dictionary.dedup" description="The column is part of the de-duplication key">
              是，這一欄不同就不算同一戶住宅
            </Translate>
          ) : (
            <Translate id="dictionary.noDedup" description="The column is not part of the key">
              不是
            </Translate>
          )}
        </Fact>
        {state && state !== 'stable' && <Fact term={TERM.state}>{STATE_NAME[state]}</Fact>}
        <Fact term={TERM.source}>
          {definitions.map((definition) => (
            <span key={definition.variants.join()} className={styles.line}>
              {variants(definition)}
              <Source source={definition.source} />
            </span>
          ))}
        </Fact>
        {column.replaces && <Fact term={TERM.replaces}>{sinceVersion(column.replaces)}</Fact>}
        {column.replacedBy && <Fact term={TERM.replacedBy}>{sinceVersion(column.replacedBy)}</Fact>}
        <Fact term={TERM.more}>
          <Link
            to={columnHref(newest, anchor)}
            aria-label={translate(
              {
                id: 'dictionary.version.label',
                message: '版本{version}的說明：{header}',
                description: 'Name of the link to a column on the page of a version',
              },
              { version: newest, header },
            )}
          >
            <Translate
              id="dictionary.version"
              description="Link to a column on the page of the newest version that has it"
              values={{ version: newest }}
            >
              {'版本{version}的說明'}
            </Translate>
          </Link>
        </Fact>
        {codes && (
          <Fact term={TERM.codes} wide>
            <Codes codes={codes} />
          </Fact>
        )}
        {touching.length > 0 && (
          <Fact term={TERM.incidents} wide>
            <Incidents incidents={touching} />
          </Fact>
        )}
      </dl>
    </>
  );
}
