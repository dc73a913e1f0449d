/** The kinds of changes, and what a program has to do about each, by their names on pages. */
import type { makeHint } from './hints';
import type { VersionChange } from './types';

export const KIND_NAME: Record<VersionChange['kind'] | 'column-regrouped', string> = {
  'variant-added': '多了一種內容',
  'variant-removed': '少了一種內容',
  'format-added': '多了一種格式',
  'format-removed': '少了一種格式',
  'column-added': '新增',
  'column-removed': '移除',
  'column-deprecated': '停用',
  'column-restored': '恢復使用',
  'column-replaced': '改名',
  'column-regrouped': '換成其他欄位',
  'column-changed': '定義改變',
  'booleans-changed': '是非值的寫法',
  'times-changed': '時間的寫法',
  'missing-changed': '缺值的寫法',
  'filter-changed': '住宅條件',
  'meaning-changed': '意義改變',
  'merge-changed': '季資料與年資料的合併規則',
  'dedup-changed': '合併重複刊登的比對欄位',
  'codes-added': '多了代碼',
  'codes-removed': '少了代碼',
  'table-added': '多了編碼表',
  'table-removed': '少了編碼表',
};

export const ACTION_NAME: Record<ReturnType<typeof makeHint>['action'], string> = {
  none: '不必改',
  add: '不必改，可選用新欄位',
  remove: '刪除',
  'stop-using': '停止使用',
  rename: '改欄名',
  rewrite: '改寫',
  convert: '換算',
  'map-values': '換值',
  'set-missing': '改缺值',
  'rewrite-times': '改時間的寫法',
  'check-meaning': '先看原因',
  'check-rows': '比較列數時留意',
  'use-format': '換格式',
  'use-variant': '換內容',
  'check-codes': '核對代碼',
  'do-not-compare': '不要直接相比',
};
