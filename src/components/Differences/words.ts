/** Words for the kinds of changes and for what they ask of a script. */
import { translate } from '@docusaurus/Translate';
import type { ChangeProp } from '@site/plugins/catalogue/client';

/** What kind of change it is; columns that are split or joined are told apart from renamed ones. */
export const KIND_NAME: Record<ChangeProp['kind'] | 'column-regrouped', string> = {
  'variant-added': translate({
    id: 'differences.kind.variantAdded',
    message: '多了一種內容',
    description: 'Kind of a change between dataset versions',
  }),
  'variant-removed': translate({
    id: 'differences.kind.variantRemoved',
    message: '少了一種內容',
    description: 'Kind of a change between dataset versions',
  }),
  'format-added': translate({
    id: 'differences.kind.formatAdded',
    message: '多了一種格式',
    description: 'Kind of a change between dataset versions',
  }),
  'format-removed': translate({
    id: 'differences.kind.formatRemoved',
    message: '少了一種格式',
    description: 'Kind of a change between dataset versions',
  }),
  'column-added': translate({
    id: 'differences.kind.added',
    message: '新增',
    description: 'Kind of a change between dataset versions',
  }),
  'column-removed': translate({
    id: 'differences.kind.removed',
    message: '移除',
    description: 'Kind of a change between dataset versions',
  }),
  'column-replaced': translate({
    id: 'differences.kind.renamed',
    message: '改名',
    description: 'Kind of a change between dataset versions',
  }),
  'column-regrouped': translate({
    id: 'differences.kind.regrouped',
    message: '換成其他欄位',
    description: 'Kind of a change between dataset versions: columns are split or joined',
  }),
  'column-changed': translate({
    id: 'differences.kind.changed',
    message: '定義改變',
    description: 'Kind of a change between dataset versions',
  }),
  'booleans-changed': translate({
    id: 'differences.kind.booleans',
    message: '是非值的寫法',
    description: 'Kind of a change between dataset versions',
  }),
  'missing-changed': translate({
    id: 'differences.kind.missing',
    message: '缺值的寫法',
    description: 'Kind of a change between dataset versions',
  }),
  'merge-changed': translate({
    id: 'differences.kind.merge',
    message: '季資料與年資料的合併規則',
    description: 'Kind of a change between dataset versions',
  }),
  'codes-added': translate({
    id: 'differences.kind.codesAdded',
    message: '多了代碼',
    description: 'Kind of a change between dataset versions',
  }),
  'codes-removed': translate({
    id: 'differences.kind.codesRemoved',
    message: '少了代碼',
    description: 'Kind of a change between dataset versions',
  }),
};

/** What a script has to do, in a few signs. */
export const ACTION_NAME: Record<ChangeProp['action'], string> = {
  none: translate({
    id: 'differences.action.none',
    message: '不必改',
    description: 'What to do in a script about a change',
  }),
  add: translate({
    id: 'differences.action.add',
    message: '不必改，可選用新欄位',
    description: 'What to do in a script about a change: there is a further column',
  }),
  remove: translate({
    id: 'differences.action.remove',
    message: '拿掉',
    description: 'What to do in a script about a change',
  }),
  rename: translate({
    id: 'differences.action.rename',
    message: '改欄名',
    description: 'What to do in a script about a change',
  }),
  rewrite: translate({
    id: 'differences.action.rewrite',
    message: '改寫',
    description: 'What to do in a script about a change',
  }),
  convert: translate({
    id: 'differences.action.convert',
    message: '換算',
    description: 'What to do in a script about a change',
  }),
  'map-values': translate({
    id: 'differences.action.mapValues',
    message: '換值',
    description: 'What to do in a script about a change: other values mean the same',
  }),
  'set-missing': translate({
    id: 'differences.action.setMissing',
    message: '改缺值',
    description: 'What to do in a script about a change',
  }),
  'use-format': translate({
    id: 'differences.action.useFormat',
    message: '換格式',
    description: 'What to do in a script about a change',
  }),
  'use-variant': translate({
    id: 'differences.action.useVariant',
    message: '換內容',
    description: 'What to do in a script about a change: use the other variant',
  }),
  'check-codes': translate({
    id: 'differences.action.checkCodes',
    message: '核對代碼',
    description: 'What to do in a script about a change',
  }),
  'do-not-compare': translate({
    id: 'differences.action.doNotCompare',
    message: '不要直接相比',
    description: 'What to do in a script about a change',
  }),
};
