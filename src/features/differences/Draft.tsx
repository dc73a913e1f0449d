import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import Part from '@site/src/lib/ui/Part';
import { dictionaryColumn } from '@site/src/lib/addresses/pages';
import {
  beginningWords,
  BOTH_VARIANTS,
  dateWords,
  type DescribedChange,
  type Draft,
  FORMAT_NAME,
  issueAddress,
  joinWords,
  matchColumns,
  type PairDifferences,
  periodWords,
  TYPE_NAME,
} from 'rental-data';
import { Fragment, type ReactNode } from 'react';
import styles from './page.module.css';

export type Heads = readonly [string, string, string, string];

interface Props {
  draft: Draft;
}

export function DraftLead({ draft, from, to }: Props & { from: string; to: string }): ReactNode {
  const { written, asOf, effective, firstPeriod, issues } = draft;
  return (
    <>
      <p>
        <b>
          版本{to}是{dateWords(written)}的草案。
        </b>
        以下查證到{dateWords(asOf)}，那時還沒有這個版本的檔案。草案預告{dateWords(effective)}生效，從
        {periodWords(firstPeriod)}的檔案開始；實際上有沒有生效，還不知道。
      </p>
      <p className="mt3">
        程式現在讀版本{from}，想先準備的人可以看這一頁；草案之後可能改過，請以公布的檔案為準。
        {issues.length > 0 && (
          <>
            徵求意見的是
            {issues.map((number, i) => (
              <Fragment key={number}>
                {i > 0 && '、'}
                <Link href={issueAddress(number)}>第{number}號議題</Link>
              </Fragment>
            ))}
            。
          </>
        )}
      </p>
    </>
  );
}

/** The row of a draft beside that of the version in force. It has no page of its own to link to. */
export function DraftSide({
  draft: { written, effective, firstPeriod },
  side: { version, formats },
  heads,
}: Props & { side: PairDifferences['to']; heads: Heads }): ReactNode {
  return (
    <ListRow
      head={
        <>
          {version}
          <span className="block small num">草案</span>
        </>
      }
      cells={[
        [`${dateWords(written)}的草案，預告${dateWords(effective)}生效`, heads[1]],
        [joinWords(formats.map((format) => FORMAT_NAME[format])), heads[2]],
        [`預告從${periodWords(firstPeriod)}開始`, heads[3]],
      ]}
    />
  );
}

/** Columns that a draft adds or empties in both variants are told in two lists: they are too many for an entry each. */
export const isListed = ({ group, kind }: DescribedChange): boolean =>
  group === 'both' && (kind === 'column-added' || kind === 'column-deprecated');

const COLUMN_HEADS = ['欄位', 'JSON鍵', '型別', '說明'] as const;

function Added({ changes }: { changes: readonly DescribedChange[] }): ReactNode {
  return (
    <ListTable heads={COLUMN_HEADS} aria-labelledby="added">
      {changes.flatMap(({ kind, action, after = [] }) =>
        after.map(({ header, key = '', type, unit, description }) => (
          <ListRow
            key={header}
            head={header}
            cells={[
              [<code key="key">{key}</code>, COLUMN_HEADS[1]],
              [unit === undefined ? TYPE_NAME[type] : `${TYPE_NAME[type]}（${unit}）`, COLUMN_HEADS[2]],
              [description],
            ]}
            data-change={kind}
            data-action={action}
          />
        )),
      )}
    </ListTable>
  );
}

function Deprecated({ changes }: { changes: readonly DescribedChange[] }): ReactNode {
  return (
    <ul className={styles.kept}>
      {changes.flatMap(({ kind, action, before = [] }) =>
        before.map(({ header, anchor = '' }) => (
          <li key={header} data-change={kind} data-action={action}>
            <Link to={dictionaryColumn(anchor)}>{header}</Link>
          </li>
        )),
      )}
    </ul>
  );
}

export function DraftColumns({
  draft: { removedIn },
  changes,
}: Props & { changes: readonly DescribedChange[] }): ReactNode {
  const listed = (kind: DescribedChange['kind']) => changes.filter((c) => isListed(c) && c.kind === kind);
  const [added, deprecated] = [listed('column-added'), listed('column-deprecated')];
  return (
    <>
      {added[0] && (
        <Part
          id="added"
          title="新增的欄位"
          lead={`${BOTH_VARIANTS}多了這${String(added.length)}欄，是實驗中的欄位，可能缺值。${added[0].task}`}
        >
          <Added changes={added} />
        </Part>
      )}
      {deprecated[0] && (
        <Part
          id="deprecated"
          title="停用的欄位"
          lead={`這${String(deprecated.length)}欄還在${BOTH_VARIANTS}的檔案裡，但沒有值，版本${removedIn}刪除。${deprecated[0].task}`}
        >
          <Deprecated changes={deprecated} />
        </Part>
      )}
    </>
  );
}

function Sentences({ list }: { list: readonly string[] }): ReactNode {
  return (
    <ul className={styles.sentences}>
      {list.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

export function DraftNotes({ draft: { dedup, changes, unknown } }: Props): ReactNode {
  const notCompared = dedup.notInKey.map((pattern) => beginningWords(matchColumns(catalogue, pattern)));
  return (
    <>
      <Part
        id="deduplication"
        title="怎樣算同一戶"
        lead={`「${dedup.column}」相同的列，當作同一戶住宅。這個編碼不比對${notCompared.join('、')}。`}
      >
        <Sentences list={dedup.rules} />
      </Part>
      <Part id="also" title="草案另外說的事">
        <Sentences list={changes} />
      </Part>
      <Part id="unknown" title="還不知道的事">
        <Sentences list={unknown} />
      </Part>
    </>
  );
}
