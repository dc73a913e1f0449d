import { findJsonKey } from '../catalogue/holds';
import { columnsOfSet, findVersion } from '../catalogue/sets';
import type { Catalogue, DataSet } from '../catalogue/types';
import { isEmptyIn } from '../usability/sampleRows';

/** What a program has to know of the JSON of a set that has some. */
export function jsonWords(catalogue: Catalogue, set: DataSet): string {
  const columns = columnsOfSet(catalogue, set);
  const { times, joinedKeys = [] } = findVersion(catalogue, set.version);
  const keyless = columns.filter(
    (column) => column.key !== undefined && findJsonKey(catalogue, set, column) === undefined,
  );
  const hasTexts = columns.some(
    (column) =>
      column.jsonText &&
      findJsonKey(catalogue, set, column) !== undefined &&
      !isEmptyIn(catalogue, set, column),
  );
  return [
    'JSON的ZIP裡，每個縣市一個檔案，各是一個陣列，要讀全台灣就把它們接起來。鍵是各欄的英文鍵，缺值是null，是非值是true與false。',
    times?.json?.endsWith('Z') ? '時間是世界協調時間（UTC），要加8小時。' : '時間和CSV一樣是台灣時間。',
    hasTexts ? '車站數是文字。' : '',
    keyless.length > 0
      ? `依產生檔案的程式推斷，只有${String(columns.length - keyless.length + joinedKeys.length)}個鍵：${joinedKeys.join('、')}各代替好幾欄，只有最後一欄的值。`
      : '',
  ].join('');
}

/** What the letters behind a time of a set stand for. @param zone the letters */
export function timeWords(catalogue: Catalogue, set: DataSet, zone: string): string {
  return findVersion(catalogue, set.version).clock === 'unrecorded'
    ? `時間後面寫著${zone}，但鐘點是不是台灣時間沒有紀錄。`
    : `時間後面的${zone}是台灣時間。有些工具可能把它當成美國中部時間，讀進來會差十幾個小時。`;
}
