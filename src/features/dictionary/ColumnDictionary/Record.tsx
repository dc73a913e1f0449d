import Link from '@docusaurus/Link';
import ColumnRefs from '@site/src/features/dictionary/ColumnRefs';
import { codeTablePage, pickPage, versionColumn } from '@site/src/dataset/addresses/pages';
import IncidentMarks from '@site/src/features/quality/IncidentMarks';
import { spanWords, variantSpans } from '@site/src/features/dictionary/Lifeline/life';
import { formatCount } from '@site/src/lib/text/format';
import { periodWords } from '@site/src/dataset/period';
import type { CodeTable } from '@site/src/dataset/catalogue/types';
import { missingWords } from '@site/src/dataset/words/column';
import type { ReactNode } from 'react';
import { isListed, type DictionaryColumn, type Replacement } from '../build';
import styles from './styles.module.css';
import { DEDUP_NAME, Source, STATE_NAME, typeWords, variantWords } from './words';

interface Props {
  column: DictionaryColumn;
  /** oldest first */
  versions: readonly string[];
}

const TERM = {
  type: '型別',
  key: 'JSON鍵',
  life: '出現在哪裡',
  complete: '哪個月之前不完整',
  state: '狀態',
  codes: '代碼',
  special: '特殊的值',
  missing: '缺值',
  source: '值取自哪裡',
  replaces: '取代的欄位',
  replacedBy: '改用的欄位',
  incidents: '品質事件',
  more: '詳細說明',
};

function Fact({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className="mute">{term}</dt>
      <dd>{children}</dd>
    </div>
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

/** Everything that is known about a column. */
export default function Record({ column, versions }: Props): ReactNode {
  const { anchor, header, key, definitions, life, codeTable, dedupKey, state, completeFrom, newest } = column;
  const differ = definitions.length > 1;
  const special = definitions.flatMap((definition) => definition.special ?? []);
  const variants = (of: (typeof definitions)[number]): ReactNode =>
    differ && <span className={styles.variant}>{variantWords(of.variants)}</span>;
  return (
    <>
      {definitions.map((definition) => (
        <p key={definition.variants.join()} className={styles.description}>
          {variants(definition)}
          <span data-searched>
            {definition.description}
            {definition.inferred?.join('')}
          </span>
        </p>
      ))}
      <dl className={styles.record}>
        <Fact term={TERM.type}>{typeWords(column)}</Fact>
        <Fact term={TERM.key}>{key ? <code>{key}</code> : '沒有，只在CSV出現過'}</Fact>
        <Fact term={TERM.life}>
          {variantSpans(life, versions).map(({ variants: of, span }) => (
            <span key={of.join()} className="block">
              {variantWords(of)}
              <span className={styles.after}>{spanWords(span)}</span>
            </span>
          ))}
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
              <Fact key={definition.variants.join()} term={TERM.missing}>
                <span data-searched>{missing}</span>
              </Fact>
            )
          );
        })}
        <Fact term={DEDUP_NAME}>{dedupKey ? '是，這一欄不同就不算同一戶住宅' : '不是'}</Fact>
        {state !== 'stable' && <Fact term={TERM.state}>{STATE_NAME[state]}</Fact>}
        <Fact term={TERM.source}>
          {definitions.map((definition) => (
            <span key={definition.variants.join()} className="block">
              {variants(definition)}
              <Source source={definition.source} />
            </span>
          ))}
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
        {special.length > 0 && (
          <Fact term={TERM.special} wide>
            {special.map(({ value, meaning }) => (
              <span key={value} className="block" data-searched>
                <code>{value}</code>
                <span className={styles.after}>{meaning}</span>
              </span>
            ))}
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
