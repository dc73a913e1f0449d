import { FORMAT_NAME, MERGE_NAME, quoted } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import { meaningChangeWords, SIDE_WORDS } from '../words/change';
import { filterWords } from '../words/filter';
import type {
  BooleansChange,
  CodeRef,
  ColumnAspect,
  ColumnDefined,
  ColumnReplaced,
  MeaningChanged,
  VersionChange,
} from './types';

const headers = (columns: readonly { header: string }[]): string => quoted(columns.map((c) => c.header));
const codeList = (codes: readonly CodeRef[]): string =>
  codes.map(({ code, label }) => `${code}（${label}）`).join('、');

const bare = (description: string): string => description.replace(/。$/, '');

type Parts = readonly [what: string, mark: '，' | '；', task: string];

function replacedWords({ from, to, meaning }: ColumnReplaced, where: string): Parts {
  const what = `${where}的${headers(from)}換成${headers(to)}`;
  const task = from.length === 1 && to.length === 1 ? '程式裡的欄名要跟著改' : '用到的地方要改寫';
  return [what, '，', meaning ? `${task}；兩者的意義不同，值不能直接相比` : task];
}

const ASPECT_WORDS: Record<Exclude<ColumnAspect, 'meaning'>, string> = {
  key: 'JSON鍵',
  type: '型別',
  unit: '單位',
  'code-table': '編碼表',
};

function definedWords({ column, aspect, from, to }: ColumnDefined, variant: string): Parts {
  const where = `${variant}的「${column.header}」`;
  switch (aspect) {
    case 'meaning':
      return [
        `${where}欄名不變，意義改變：由「${bare(from)}」改為「${bare(to)}」`,
        '；',
        '兩個版本的值不能直接相比',
      ];
    default:
      return [
        `${where}，${ASPECT_WORDS[aspect]}由${from || '無'}改為${to || '無'}`,
        '，',
        '讀取與比較前要轉換',
      ];
  }
}

function booleansWords({ format, from, to }: BooleansChange): Parts {
  const what = `${FORMAT_NAME[format]}的是非值由${from.text}改為${to.text}`;
  if (!from.values || !to.values) return [what, '，', '讀取時的對照要跟著改'];
  const { true: yes, false: no } = to.values;
  const task = `讀取時改認${yes}與${no}；要和原來的版本合併，先把${from.values.true}換成${yes}、${from.values.false}換成${no}`;
  return [what, '，', task];
}

/** A made-up time as a pattern of strptime writes it. */
const timeExample = (pattern: string): string =>
  pattern.replace('%Y-%m-%d', '2030-01-02').replace('%H:%M:%S', '03:04:05').replace('%f', '678');

function meaningParts({ columns, from, to, compare, ...change }: MeaningChanged, where: string): Parts {
  return [
    `${where}的${quoted(columns)}欄名不變，${meaningChangeWords(change)}。原本的版本${SIDE_WORDS[from]}，要改用的版本${SIDE_WORDS[to]}`,
    '；',
    compare === 'avoid' ? '改變前後的值不能直接相比' : '比較改變前後的值以前，要先看這個原因',
  ];
}

const NAMED = 20;

function dedupWords(to: readonly string[]): string {
  const count = `${String(to.length)}欄`;
  return to.length > NAMED ? count : `${quoted(to)}這${count}`;
}

function describeChange(
  change: VersionChange,
  where = 'variant' in change ? VARIANT_NAME[change.variant] : '',
): Parts {
  switch (change.kind) {
    case 'variant-added':
      return [`多了${VARIANT_NAME[change.variant]}，共${change.columns.length}欄`, '；', '原有的程式不必改'];
    case 'variant-removed':
      return change.variant === 'deduplicated'
        ? ['沒有消除重複住宅', '，', '只能用原始資料，重複的刊登要自己合併']
        : [`沒有${VARIANT_NAME[change.variant]}`, '，', '只能用另一種內容'];
    case 'format-added':
      return [`也有${FORMAT_NAME[change.format]}檔`, '；', '原有的程式不必改'];
    case 'format-removed':
      return [
        `沒有${FORMAT_NAME[change.format]}檔`,
        '，',
        `改讀${FORMAT_NAME[change.format === 'json' ? 'csv' : 'json']}`,
      ];
    case 'column-added':
      return [
        `${where}多了「${change.column.header}」`,
        '；',
        '照欄名讀取的程式不必改，照欄位順序讀取的要調整',
      ];
    case 'column-removed':
      return [`${where}沒有「${change.column.header}」`, '，', '刪掉程式裡用到它的地方'];
    case 'column-deprecated':
      return [
        `${where}的「${change.column.header}」停用，欄位還在，但沒有值`,
        '；',
        '改用其他資料，或刪掉程式裡用到的地方',
      ];
    case 'column-restored':
      return [`${where}的「${change.column.header}」恢復使用，又有值`, '；', '原有的程式不必改'];
    case 'column-replaced':
      return replacedWords(change, where);
    case 'column-changed':
      return definedWords(change, where);
    case 'booleans-changed':
      return booleansWords(change);
    case 'times-changed':
      return [
        `${FORMAT_NAME[change.format]}的時間由「${timeExample(change.from)}」這樣的寫法，改為「${timeExample(change.to)}」`,
        '；',
        change.from.endsWith('Z') === change.to.endsWith('Z')
          ? '要接在一起，先把時間改成同一種寫法'
          : '一邊是台灣時間，一邊是世界協調時間（UTC），相差8小時，要先換算',
      ];
    case 'filter-changed':
      return [filterWords(change.from, change.to), '；', '比較兩個版本的列數時要留意'];
    case 'meaning-changed':
      return meaningParts(change, where);
    case 'missing-changed':
      return [
        `${FORMAT_NAME[change.format]}的缺值由「${change.from}」改為「${change.to}」`,
        '，',
        '讀取時宣告的缺值要跟著改',
      ];
    case 'codes-added':
      return [`${quoted(change.columns)}的編碼表多了${codeList(change.codes)}`, '，', '程式裡的對照表要補上'];
    case 'codes-removed':
      return [`${quoted(change.columns)}的編碼表沒有${codeList(change.codes)}`, '，', '這些代碼不會出現'];
    case 'table-added':
      return [`${quoted(change.columns)}有新的編碼表：${codeList(change.codes)}`, '；', '程式要加上對照表'];
    case 'table-removed':
      return [`沒有「${change.title}」的編碼表`, '，', '程式裡的對照表用不到了'];
    case 'dedup-changed':
      return [
        `合併重複刊登時，比對的欄位由${String(change.from.length)}欄改為${dedupWords(change.to)}`,
        '；',
        '兩個版本的列數不能直接相比',
      ];
    case 'merge-changed':
      return [
        `季資料與年資料裡，同一則刊登出現在好幾個月時，原本${MERGE_NAME[change.from]}，改為${MERGE_NAME[change.to]}`,
        '；',
        '兩個版本的季、年資料不能直接相比',
      ];
  }
}

/** What differs, and what to do about it, a sentence each. @param where stands for the variant where both change alike */
export function changeParts(change: VersionChange, where?: string): { what: string; task: string } {
  const [what, , task] = describeChange(change, where);
  return { what: `${what}。`, task: `${task}。` };
}

/** A change as one sentence: what differs, and what to do about it. It reads from the first version to the second. */
export const changeWords = (change: VersionChange): string => `${describeChange(change).join('')}。`;
