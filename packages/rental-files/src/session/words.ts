/** What is said of the files that are open: what they are, of which rows figures are and whether they may be used, the figures as a table, and how they are made and cited. */
import {
  COLUMN_STATE_NAME,
  dateWords,
  eitherWords,
  FORMAT_NAME,
  formatCount,
  formatFigure,
  formatShare,
  periodWords,
  PRACTICE_NAME,
  PROJECT,
  ROWS_STATE_NAME,
  type SetDocument,
  spanListWords,
  toPressLine,
  USABILITY_STATES,
  type UsabilityState,
  VARIANT_NAME,
  VERDICT_NAME,
} from 'rental-data';
import { askedBy, type Dropped, type View } from '../cut/address';
import { writeCode } from '../cut/code';
import type { Filter } from '../cut/filters';
import type { Group, Grouping, Groups } from '../cut/groups';
import type { Opened, OpenedColumn, OpenedFile, ReadFile } from './opened';
import type { OpenedPair } from './pairs';

/** Of fewer rows, a quartile says little. */
const ENOUGH = 30;
export const FEW = `＊有值的不到${String(ENOUGH)}列`;

export const valueWords = ({ words = [] }: Pick<OpenedColumn, 'words'>, text: string): string =>
  words.find(([known]) => known === text)?.[1] ?? (text === '-' ? '缺值' : text);

/** A condition in words. Both ends of a range belong to it, which days have to say: 以前 alone is often read without the day. */
export function filterWords(filter: Filter, columns: readonly OpenedColumn[]): string {
  const { column: header } = filter;
  const column = columns.find((known) => known.header === header);
  if ('oneOf' in filter)
    return filter.oneOf.length === 0
      ? `${header}一項都不留`
      : `${header}是${eitherWords(filter.oneOf.map((text) => valueWords(column ?? {}, text)))}`;
  if ('isMissing' in filter) return `${header}${filter.isMissing ? '是缺值' : '不是缺值'}`;
  const isTime = column?.type === 'datetime';
  const [at, until, since] = isTime ? ['在', '以前（含當日）', '以後（含當日）'] : ['', '以下', '以上'];
  const bound = (end: number | string | undefined) => (isTime ? dateWords(String(end)) : String(end));
  const { from, to } = filter;
  if (from === undefined) return `${header}${at}${bound(to)}${until}`;
  return `${header}${at}${bound(from)}${to === undefined ? since : `到${bound(to)}`}`;
}

/** Names in addresses that are no columns, as the page calls what they set. */
const SETTING = new Map([
  ['columns', '顯示的欄位'],
  ['by', '分組'],
  ['of', '算什麼'],
]);

export const droppedWords = (dropped: readonly Dropped[]): string =>
  `網址裡有${String(dropped.length)}項設定在這份檔案裡用不上：${dropped.map(({ name, text }) => `${SETTING.get(name) ?? name}＝${text}`).join('、')}。`;

const formatPeriods = (sets: readonly Pick<SetDocument, 'period'>[]): string =>
  spanListWords([...new Set(sets.map(({ period }) => period))]);

const keepsWithin = (filters: readonly Filter[], codes: readonly string[]): boolean =>
  filters.some(
    (filter) =>
      filter.column === '縣市' &&
      'oneOf' in filter &&
      filter.oneOf.length > 0 &&
      filter.oneOf.every((code) => codes.includes(code)),
  );

/** Why the open sets must not be put side by side or together, as the comparison of periods has it. */
function pairRefusal(
  { by, measure }: Grouping,
  pairs: readonly OpenedPair[],
  filters: readonly Filter[],
): string | undefined {
  for (const { names, rows, columns, changed, counties } of pairs) {
    if (counties && !keepsWithin(filters, counties.codes)) return counties.why;
    if (columns !== undefined) return `${names}${columns}`;
    const header = [...(measure === undefined ? [] : [measure]), ...by].find((name) =>
      changed.includes(name),
    );
    if (header !== undefined) return `${names}的「${header}」意義不同，不能比較。`;
    if (measure === undefined && rows !== undefined) return `${names}的列數不能比較。${rows}`;
  }
  return undefined;
}

/** Why figures must not be made of these columns, or of these counts; undefined where they may. */
export function refusal(
  grouping: Grouping,
  sets: readonly SetDocument[],
  pairs: readonly OpenedPair[] = [],
  filters: readonly Filter[] = [],
): string | undefined {
  const { by, measure } = grouping;
  for (const header of [...(measure === undefined ? [] : [measure]), ...by])
    for (const state of ['severe', 'empty'] as const) {
      const found = sets.flatMap(({ period, columns }) =>
        columns
          .filter((column) => column.header === header && column.state === state)
          .map(({ why }) => ({ period, why })),
      );
      const why = [...new Set(found.flatMap((one) => one.why))].join('；');
      if (found.length > 0)
        return `「${header}」在${formatPeriods(found)}是「${COLUMN_STATE_NAME[state]}」：${why}。`;
    }
  const avoided = sets.find(({ verdict }) => verdict.rows === 'avoid');
  if (avoided) return `${periodWords(avoided.period)}的資料請勿使用：${avoided.verdict.rowsAnswer}`;
  const ofPairs = pairRefusal(grouping, pairs, filters);
  if (ofPairs !== undefined) return ofPairs;
  if (measure !== undefined) return undefined;
  const first = (state: SetDocument['verdict']['rows']) => sets.find(({ verdict }) => verdict.rows === state);
  const incomparable = first('not-comparable');
  if (incomparable)
    return `${periodWords(incomparable.period)}的列數不能比較：${incomparable.verdict.rowsAnswer}`;
  const partial = first('partial');
  return (
    partial &&
    `${periodWords(partial.period)}的${ROWS_STATE_NAME.partial}，${VERDICT_NAME['with-care']}：${partial.verdict.rowsAnswer}`
  );
}

/** Which of several open sets cannot be compared by their rows, which only with care, and which tell of other days than the others. */
export function comparisonWords(sets: readonly SetDocument[], pairs: readonly OpenedPair[] = []): string[] {
  if (sets.length < 2) return [];
  const sentence = (what: string, ...states: SetDocument['verdict']['rows'][]): string[] => {
    const found = sets.filter(({ verdict }) => states.includes(verdict.rows));
    return found.length > 0 ? [`${what}的期別：${formatPeriods(found)}。`] : [];
  };
  return [
    ...sentence('列數不能互相比較', 'not-comparable', 'avoid'),
    ...sentence(`${ROWS_STATE_NAME.partial}、${VERDICT_NAME['with-care']}`, 'partial'),
    ...new Set(pairs.flatMap(({ days }) => days)),
  ];
}

/** What stands below the picture, in it: whoever saves the picture keeps its meaning. */
export const pictureNote = (unit: string, hasFew: boolean): string[] => [
  '橫條是中間一半的列，直線是中位數。',
  ...(unit === '' ? [] : [`單位：${unit}。`]),
  ...(hasFew ? [`${FEW}。`] : []),
];

type FileFacts = Pick<
  ReadFile,
  | 'name'
  | 'period'
  | 'isPractice'
  | 'variant'
  | 'rows'
  | 'published'
  | 'extent'
  | 'isChosen'
  | 'isOnceEach'
  | 'incident'
  | 'repeats'
> & { alerts: readonly string[]; differences: readonly string[] };

export interface About {
  subject: string;
  conditions: string;
  /** may the sets be used, and are these files what was published? Whole sentences */
  record: string[];
  /** are the rows made up? No figures of them are cited */
  isPractice: boolean;
  /** name of a file without its ending; `what` stands in it beside period, content, conditions and rows */
  nameFile: (rows: number, what?: string) => string;
}

/** What figures are of: 月租金的四分位數，依縣市. */
export const figuresWords = ({ by, measure }: Grouping, figures = '統計'): string =>
  `${measure === undefined ? '列數' : `${measure}的${figures}`}${by.length > 0 ? `，依${by.join('與')}` : ''}`;

const shortWords = (filter: Filter, columns: readonly OpenedColumn[]): string =>
  'oneOf' in filter && filter.oneOf.length > 2
    ? `${filter.column}${String(filter.oneOf.length)}項`
    : filterWords(filter, columns);

/** With the rest of the name, thirty signs stay below the 255 bytes of file systems. */
const shorten = (text: string): string => text.replace(/^(.{30}).+$/su, '$1等');

function differenceWords({ rows, published, differences, extent }: FileFacts): string[] {
  if (extent && extent.kind !== 'part') return [`檔案和公布的不同：${extent.problem}`];
  if (published && published.rows !== rows)
    return [`檔案和公布的不同：檔案有${formatCount(rows)}列，公布的是${formatCount(published.rows)}列。`];
  return differences.length > 0 ? [`檔案和公布的有${formatCount(differences.length)}項不同。`] : [];
}

/** Of a file that is not the published one, nobody knows whether rows are missing: what is said of its columns stays. */
function headlineWords({ verdict: { headline } }: SetDocument, { extent, differences }: FileFacts): string[] {
  const at = headline.indexOf(ROWS_STATE_NAME.complete);
  if (at < 0 || (!extent && differences.length === 0)) return [headline];
  const rest = headline.slice(at + ROWS_STATE_NAME.complete.length).replace(/^[，；。]/, '');
  return rest === '' ? [] : [rest];
}

function recordWords(files: readonly FileFacts[], sets: readonly SetDocument[]): string[] {
  return files.flatMap((file) => {
    // Nothing is known of it but that it is made up, which its alert says.
    if (file.isPractice) return file.alerts.slice(0, 1);
    const { name, period, variant, isChosen, isOnceEach, alerts, incident, repeats } = file;
    const own = sets.find((set) => set.period === period && set.variant === variant);
    const whose = files.length > 1 ? `${period === undefined ? name : periodWords(period)}：` : '';
    return [
      ...(own ? headlineWords(own, file) : ['沒有讀到能不能用的說明。']),
      ...(isChosen ? ['檔案沒有寫清楚是哪一期，期別是打開的人選的。'] : []),
      ...differenceWords(file),
      ...(isOnceEach ? ['同一個物件編號只留第一列。'] : []),
      ...(incident ? [`檔案符合「${incident.title}」這件品質事件。`] : []),
      ...(repeats === undefined ? [] : [`有${formatCount(repeats)}列的物件編號重複。`]),
      ...(alerts.length > 0 ? [`檔案有${formatCount(alerts.length)}項問題會讓數字出錯。`] : []),
    ].map((sentence) => whose + sentence);
  });
}

export function describeCut(
  files: readonly FileFacts[],
  columns: readonly OpenedColumn[],
  filters: readonly Filter[],
  sets: readonly SetDocument[],
): About {
  const periods = files.flatMap(({ period }) => period ?? []);
  const [{ name: ownName, variant, isPractice } = { name: '', variant: 'raw' as const }] = files;
  const name = isPractice ? PRACTICE_NAME : ownName;
  const known = periods.length === files.length;
  const more = (unit: string) => (files.length > 1 ? `等${String(files.length)}${unit}` : '');
  return {
    subject: `${known ? spanListWords(periods) : `${name}${more('個檔案')}，`}${VARIANT_NAME[variant]}`,
    conditions: filters.map((filter) => filterWords(filter, columns)).join('，') || '沒有',
    record: recordWords(files, sets),
    isPractice: isPractice ?? false,
    nameFile: (rows, what) =>
      [
        `${known ? (periods[0] ?? '') : name.replace(/\.\w+$/, '')}${more('份')}`,
        VARIANT_NAME[variant],
        shorten(filters.map((filter) => shortWords(filter, columns)).join('，')) || '全部',
        ...(what === undefined ? [] : [what]),
        `${String(rows)}列`,
      ]
        .join('-')
        // What names of files must not have.
        .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ''),
  };
}

/** What a file says it is: 2023年，消除重複住宅，資料集版本0.3，CSV。 */
export function fileWords({
  period,
  variant,
  version,
  isExact,
  format,
  isChosen,
  isPractice,
}: OpenedFile & Pick<Partial<ReadFile>, 'isChosen'>): string {
  const parts = [
    isPractice
      ? PRACTICE_NAME
      : period === undefined
        ? '檔名沒有寫期別'
        : `${periodWords(period)}${isChosen ? '（你選的期別）' : ''}`,
    VARIANT_NAME[variant],
    `${isExact ? '' : '最接近'}資料集版本${version}`,
    FORMAT_NAME[format],
  ];
  return `${parts.join('，')}。`;
}

/** A table with other columns than the published one is a cut of it: its number of rows need not be that of the published one. */
export function fileRowsWords({ rows, published, period, isExact, extent }: ReadFile): string {
  const count = `${formatCount(rows)}列`;
  if (extent && extent.kind !== 'loss') return `${count}。${extent.problem}`;
  if (published && !isExact) return `${count}。`;
  if (published)
    return published.rows === rows
      ? `${count}，和公布的一樣。`
      : `${count}，公布的是${formatCount(published.rows)}列。`;
  return period === undefined ? `${count}。` : `${count}；這一期沒有公布過，沒有紀錄可以核對。`;
}

/** A file that is not the published one: what is said of that one need not hold of it. */
export const differs = ({ extent, differences }: Pick<ReadFile, 'extent' | 'differences'>): boolean =>
  extent !== undefined || differences.length > 0;

/** How much care a column needs, and why. */
export interface ColumnCare {
  state: UsabilityState;
  why: string[];
}

/** Of each column by its header: its worst state in the sets, and the reasons in all of them. */
export function findCare(sets: readonly SetDocument[]): ReadonlyMap<string, ColumnCare> {
  const care = new Map<string, ColumnCare>();
  for (const { header, state, why } of sets.flatMap(({ columns }) => columns)) {
    const known = care.get(header);
    const isWorse = !known || USABILITY_STATES.indexOf(state) > USABILITY_STATES.indexOf(known.state);
    care.set(header, {
      state: isWorse ? state : known.state,
      why: [...new Set([...(known?.why ?? []), ...why])],
    });
  }
  return care;
}

const TITLES: Record<Groups['kind'], string[]> = {
  rows: ['列數'],
  number: ['列數', '缺值', '第一四分位數', '中位數', '第三四分位數'],
  yes: ['列數', '缺值', '「是」的列數', '「是」的比例'],
};

const number = (value: number | null): string => (value === null ? '沒有' : formatFigure(value));

function formatCells(kind: Groups['kind'], { rows, missing, numbers, yes }: Group): string[] {
  return [
    formatCount(rows),
    ...(kind === 'rows' ? [] : [formatCount(missing)]),
    ...(numbers ? [number(numbers.p25), number(numbers.median), number(numbers.p75)] : []),
    ...(yes ? [formatCount(yes.rows), yes.share === null ? '沒有' : formatShare(yes.share)] : []),
  ];
}

/** A table with a row for each group; `few` says that fewer of its rows have a value than {@link ENOUGH}, and `bars` are those that have quartiles. */
export function toGroupTable(
  { kind, groups }: Groups,
  { by }: Grouping,
  columns: readonly Pick<OpenedColumn, 'header' | 'words'>[],
) {
  const own = by.map((header) => columns.find((column) => column.header === header) ?? {});
  const rows = groups.map((group) => ({
    name: group.keys.map((key, index) => valueWords(own[index] ?? {}, key)).join('，') || '全部',
    few: group.rows - group.missing < ENOUGH,
    cells: formatCells(kind, group),
  }));
  return {
    titles: [by.join('，') || '範圍', ...TITLES[kind]],
    rows,
    bars: groups.flatMap(({ numbers }, index) => {
      const { p25, median, p75 } = numbers ?? {};
      const { name = '', few = false } = rows[index] ?? {};
      return p25 == null || median == null || p75 == null ? [] : [{ name, p25, median, p75, few }];
    }),
  };
}

/** The columns of one or two choices, each once; an empty text is no choice. */
export function groupedBy(...choices: readonly [string, string]): Grouping['by'] {
  const [first, second] = [...new Set(choices)].filter((header) => header !== '');
  return first === undefined ? [] : second === undefined ? [first] : [first, second];
}

/** Programs that ask the same of the files, one for each tool, or why there can be none, as a sentence; undefined where a file has no form that they read. */
export function describePrograms(
  { files, columns, missing, yes }: Opened,
  asked: View,
): string | ReturnType<typeof writeCode> | undefined {
  const found = files.flatMap(({ path, period, name }) =>
    path === undefined ? [] : [{ path, period: period ?? name }],
  );
  if (found.length < files.length) return undefined;
  if (files.some(({ note, isOnceEach }) => note !== undefined || isOnceEach))
    return '檔案另外存過，或只留了每個物件編號的第一列，照公布的寫法寫成的程式會得到不同的數字。要程式，請打開公布的原檔。';
  const own = columns.filter(({ isPartial }) => !isPartial);
  const absent = askedBy(asked).find((header) => !own.some((column) => column.header === header));
  if (absent === undefined) return writeCode({ files: found, columns: own, missing, yes }, asked);
  return files.length > 1
    ? `有的檔案沒有「${absent}」，因此無法寫成程式；請一次只打開一份檔案。`
    : `檔案沒有「${absent}」，因此無法寫成程式。`;
}

/** Who, what and under which conditions, so that others find the same rows, and whether the rows may be used. @param url of the page with the same conditions @param accessed YYYY-MM-DD */
export const citeCut = (
  { subject, conditions, record }: About,
  files: Opened['files'],
  rows: number,
  url: string,
  accessed: string,
): string =>
  toPressLine(
    {
      author: PROJECT.name,
      part: subject,
      version: [...new Set(files.map(({ version }) => version))].join('、'),
      details: [`條件：${conditions}`, `${formatCount(rows)}列`],
      url,
      state: '',
      caveats: record.join('').replace(/。$/, ''),
    },
    { accessed },
  );
