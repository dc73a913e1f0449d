import { existsIn } from '../catalogue/columns';
import { narrowColumn } from '../catalogue/holds';
import { findCsv } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { VARIANT_NAME } from '../catalogue/values';
import { setsReference } from '../citation/reference';
import type { Reference } from '../citation/types';
import { toCsv } from '../helpers/csv';
import { groupBy } from '../helpers/groupBy';
import { spanListWords } from '../period';
import { worstState } from '../usability/states';
import { reasonWords, rowsWhy } from '../usability/words';
import { COLUMN_STATE_NAME, GRANULARITY_NAME, MERGE_NAME, quoted, withCertainty } from '../words';
import { meaningChangeWords } from '../words/change';
import { valueMeanings } from '../words/column';
import { formatBytes } from '../words/format';
import { formatCount } from '../words/numbers';
import { ROWS_STATE_NAME } from '../words/states';
import { BY, columnNames, columnsFor } from './query';
import { headerIn, type JudgedFile, type Selection } from './select';

const listWords = (catalogue: Catalogue, { choice }: Selection, headers: readonly string[]): string =>
  columnNames(headers, columnsFor(catalogue, choice.variant))
    .map(({ name, headers: { length }, whole }) => (whole ? `「${name}」開頭的${length}欄` : quoted([name])))
    .join('、');

/** In a few words why a file stays out, else what state its rows have. */
export function exclusionName({ out, rows }: JudgedFile): string {
  switch (out?.type) {
    case 'merge':
      return '合併規則不同';
    case 'counties':
      return '只有部分縣市涵蓋全部日子';
    case 'meaning':
    case 'changed':
      return '欄位的意義不同';
    case 'columns': {
      const state = worstState(out.columns.map(({ cell }) => cell.state));
      if (state === 'absent' || state === 'fine') return '沒有要用的欄位';
      return state === 'caution' ? '欄位要先檢查' : `欄位${COLUMN_STATE_NAME[state]}`;
    }
    default:
      return ROWS_STATE_NAME[rows.state];
  }
}

/** In sentences why a file stays out. */
export function exclusionWords(catalogue: Catalogue, selection: Selection, file: JudgedFile): string {
  const { out, rows } = file;
  switch (out?.type) {
    case 'merge':
      return `同一則刊登跨月時${MERGE_NAME[out.rule]}；其他檔案${MERGE_NAME[out.rest]}，不能放在一起比較。`;
    case 'meaning':
      return `${listWords(catalogue, selection, out.headers)}在版本${out.version}與版本${out.rest}的意義不同。`;
    case 'changed':
      return out.columns
        .map(({ headers, change: { from, ...change } }) => {
          const words = meaningChangeWords({ since: from, ...change });
          return `${listWords(catalogue, selection, headers)}${words}。`;
        })
        .join('');
    case 'columns':
      return out.columns
        .map(({ headers, cell }) => {
          const why = cell.reasons
            .filter(({ gives }) => gives === cell.state)
            .map((reason) => reasonWords(reason, catalogue.incidents));
          return `${listWords(catalogue, selection, headers)}${COLUMN_STATE_NAME[cell.state]}：${why.join('；')}。`;
        })
        .join('');
    default:
      return `${rowsWhy(rows, catalogue.incidents)}。`;
  }
}

const formatPeriods = (files: readonly { period: string }[]): string =>
  spanListWords(files.map(({ period }) => period));

/** With more files left out than this, the answer counts them by their reasons. */
const NAMED = 3;

/** The answer in a sentence: how many files, how large they are together, and what stays out. */
export function answerWords({ included, excluded, bytes }: Selection): string {
  const head =
    included.length > 0 ? `${included.length}份，解壓縮後${formatBytes(bytes)}` : '沒有一份檔案符合這些條件';
  const groups = [...groupBy(excluded, exclusionName)];
  if (groups.length === 0) return `${head}。`;
  const parts = groups.map(([name, files]) =>
    excluded.length > NAMED ? `${name}${files.length}份` : `${formatPeriods(files)}（${name}）`,
  );
  return excluded.length > NAMED
    ? `${head}；不含${excluded.length}份：${parts.join('、')}。`
    : `${head}；不含${parts.join('，')}。`;
}

/** What else is to be said of the answer: how many rows, and whose sizes are doubtful. */
export function besidesWords({ choice: { counties }, included, rowCount }: Selection): string[] {
  const doubtful = included.filter(({ set }) => findCsv(set)?.doubtful !== undefined);
  return [
    ...(included.length > 0
      ? [
          counties.length > 0
            ? `檔案不分縣市，全台共${formatCount(rowCount)}列；程式只留${counties.join('、')}的列。`
            : `共${formatCount(rowCount)}列。`,
        ]
      : []),
    ...(doubtful.length > 0 ? [`其中${formatPeriods(doubtful)}公布的大小可能有誤，總和也不準。`] : []),
  ];
}

/** Files that are in and whose rows may not simply be compared, worst first. */
export const withCare = ({ included }: Selection): JudgedFile[] =>
  (['not-comparable', 'partial'] as const).flatMap((state) =>
    included.filter(({ rows }) => rows.state === state),
  );

const rowsCaveats = (selection: Selection): string[] =>
  [...groupBy(withCare(selection), ({ rows }) => rows.state)].map(
    ([state, files]) => `${ROWS_STATE_NAME[state]}：${formatPeriods(files)}。`,
  );

const notIn = ({ excluded }: Selection): string[] =>
  [...groupBy(excluded, exclusionName)].map(([name, files]) => `不含${formatPeriods(files)}：${name}。`);

function columnCaveats(catalogue: Catalogue, selection: Selection): string[] {
  const found = selection.included.flatMap(({ period, columns }) =>
    columns.flatMap(({ headers, cell }) =>
      cell.reasons
        .filter(({ type }) => type !== 'notation')
        .flatMap((reason) => {
          const words = reasonWords(reason, catalogue.incidents);
          return headers.map((header) => ({ period, header, words }));
        }),
    ),
  );
  return [...groupBy(found, ({ words }) => words)].flatMap(([words, places]) => {
    const byHeader = [...groupBy(places, ({ header }) => header)];
    const alike = groupBy(byHeader, ([, files]) => formatPeriods(files));
    return [...alike].map(([periods, columns]) => {
      const headers = columns.map(([header]) => header);
      return `${listWords(catalogue, selection, headers)}：${words}（${periods}）。`;
    });
  });
}

function renamedColumns(catalogue: Catalogue, { choice, included }: Selection) {
  const found = choice.columns.flatMap((header) => {
    const names = included.map(({ set }) => headerIn(catalogue, set, header));
    return [...new Set(names)].flatMap((name) =>
      name === undefined || name === header ? [] : [[name, header] as const],
    );
  });
  return new Map(found);
}

/** What a program does with the rows that it has read, and what cannot be had. */
export function wishWords({ variant, counties, once, geojson }: Selection['choice']): string[] {
  return [
    ...(counties.length > 0 ? [`只留${counties.join('、')}的列。`] : []),
    ...(once
      ? [
          variant === 'raw'
            ? '同一個物件編號出現在好幾期，只留最後一期的那一列。'
            : '消除重複住宅沒有每則刊登的編號，同一戶在各期的代表編號也可能不同，所以不能跨期只留一列；要這樣做，請改選原始資料。',
        ]
      : []),
    ...(geojson
      ? [
          `有約略地點的列，另外寫成points.geojson${variant === 'raw' ? '' : '；常見約略地點的兩個數字各自取值，合起來不一定是同一則刊登的位置'}。`,
        ]
      : []),
  ];
}

/** All that is to be minded before the files are used, a sentence each, the answer first. */
export function caveats(catalogue: Catalogue, selection: Selection): string[] {
  const { variant, columns, granularity, once } = selection.choice;
  const chosen = columnsFor(catalogue, variant)
    .filter(({ header }) => columns.includes(header))
    .map((column) => {
      const sets = selection.included.flatMap(({ set }) => (existsIn(column, set.version) ? set : []));
      return sets.length > 0 ? narrowColumn(catalogue, sets, column) : column;
    });
  const renamed = [...renamedColumns(catalogue, selection)];
  return [
    answerWords(selection),
    ...(selection.excluded.length > NAMED ? notIn(selection) : []),
    ...rowsCaveats(selection),
    ...(columns.length === 0
      ? ['沒有挑欄位，所以讀進全部的欄位；每一欄能不能用，請看各期的檔案頁面。']
      : columnCaveats(catalogue, selection)),
    ...renamed.map(([from, to]) => `有些檔案把「${to}」寫成「${from}」，這裡改成同一個欄名。`),
    ...valueMeanings(chosen)
      .filter(({ value }) => value !== '')
      .map(
        ({ value, meaning, certainty, columns: names }) =>
          `${names.map((n) => (n.startsWith('「') ? n : `「${n}」`)).join('、')}的${value}：${withCertainty(meaning, certainty)}`,
      ),
    ...chosen.flatMap(({ header, unit }) => (unit === undefined ? [] : [`「${header}」的單位是${unit}。`])),
    ...(granularity === 'monthly' && !(once && variant === 'raw')
      ? ['同一則刊登會出現在好幾個月；跨月計數前，請先決定怎麼處理重複的刊登。']
      : []),
  ];
}

/** The selection as one thing to cite; undefined where nothing is in it. @param url the address that gives it again */
export function selectionReference(
  catalogue: Catalogue,
  { included, excluded, choice }: Selection,
  url: string,
): Reference | undefined {
  if (included.length === 0) return undefined;
  const { from, to, variant, granularity } = choice;
  return setsReference(
    catalogue,
    included.map(({ set }) => set),
    {
      id: `tw-rental-${from}-${to}-${variant}-${BY[granularity]}`,
      url,
      part: `${formatPeriods(included)}${VARIANT_NAME[variant]}，${GRANULARITY_NAME[granularity]}${included.length}份`,
      details: [...groupBy(excluded, exclusionName)].map(
        ([name, out]) => `不含${formatPeriods(out)}（${name}）`,
      ),
    },
  );
}

/** Every file and every period without one as CSV: is it in, why, how large, and where it is. */
export const selectionCsv = (catalogue: Catalogue, selection: Selection): string =>
  toCsv(
    ['期別', '內容', '納入', '狀態', '原因', '列數', '解壓縮後位元組', '資料集版本', '位址'],
    [
      ...selection.files.map((file) => [
        file.period,
        VARIANT_NAME[file.set.variant],
        file.out ? '否' : '是',
        file.out ? exclusionName(file) : ROWS_STATE_NAME[file.rows.state],
        file.out ? exclusionWords(catalogue, selection, file) : rowsWhy(file.rows, catalogue.incidents),
        file.set.rows,
        findCsv(file.set)?.bytes,
        file.set.version,
        findCsv(file.set)?.url,
      ]),
      ...selection.absent.map(({ period, rows }) => [
        period,
        VARIANT_NAME[selection.choice.variant],
        '否',
        ROWS_STATE_NAME.absent,
        rows.reasons.map((reason) => reasonWords(reason, catalogue.incidents)).join('；'),
      ]),
    ],
  );

/** Why the periods that were never published have no file, those of one reason in one sentence. */
export const absentWords = ({ incidents }: Catalogue, { absent }: Selection): string[] =>
  [
    ...groupBy(absent, ({ rows }) => rows.reasons.map((reason) => reasonWords(reason, incidents)).join('；')),
  ].map(([why, periods]) => `${formatPeriods(periods)}：${why}。`);
