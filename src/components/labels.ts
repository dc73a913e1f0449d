/** Words for the catalogue's codes, in one place. Pages and blocks never spell them themselves. */
import { translate } from '@docusaurus/Translate';
import type { ColumnGroup, ColumnType, Format, Severity, Variant } from '@site/src/domain/catalogue/types';
import type { Granularity } from '@site/src/domain/period';
import type { RowState } from '@site/src/domain/quality';
import type { UsabilityState } from '@site/src/domain/usability/types';

export const VARIANT_NAME: Record<Variant, string> = {
  raw: translate({
    id: 'label.variant.raw',
    message: '原始資料',
    description: 'Public name of the raw variant',
  }),
  deduplicated: translate({
    id: 'label.variant.deduplicated',
    message: '消除重複住宅',
    description: 'Public name of the de-duplicated variant',
  }),
};

/** Only where space is short; the full name stands nearby. */
export const VARIANT_SHORT: Record<Variant, string> = {
  raw: translate({
    id: 'label.variantShort.raw',
    message: '原始',
    description: 'Short name of the raw variant',
  }),
  deduplicated: translate({
    id: 'label.variantShort.deduplicated',
    message: '去重住宅',
    description: 'Short name of the de-duplicated variant',
  }),
};

export const SEVERITY_NAME: Record<Severity, string> = {
  severe: translate({
    id: 'label.severity.severe',
    message: '嚴重',
    description: 'Severity: do not compare or use',
  }),
  caution: translate({
    id: 'label.severity.caution',
    message: '留意',
    description: 'Severity: check before use',
  }),
  note: translate({ id: 'label.severity.note', message: '註記', description: 'Severity: good to know' }),
};

export const ROW_STATE_NAME: Record<RowState, string> = {
  complete: translate({
    id: 'label.rows.complete',
    message: '列完整',
    description: 'State of a set of rows: nothing known to be missing',
  }),
  partial: translate({
    id: 'label.rows.partial',
    message: '列有缺漏',
    description: 'State of a set of rows: some are missing',
  }),
  short: translate({
    id: 'label.rows.short',
    message: '列嚴重短少',
    description: 'State of a set of rows: badly short',
  }),
  avoid: translate({
    id: 'label.rows.avoid',
    message: '請勿使用',
    description: 'State of a set of rows: must not be used',
  }),
};

/** State of single columns of a period, by the worst incident that touches one. */
export const COLUMNS_STATE_NAME: Record<Severity, string> = {
  note: translate({ id: 'label.columns.note', message: '欄位有註記', description: 'Some column has a note' }),
  caution: translate({
    id: 'label.columns.caution',
    message: '部分欄位須查證',
    description: 'Some column needs checking',
  }),
  severe: translate({
    id: 'label.columns.severe',
    message: '部分欄位不可用',
    description: 'Some column must not be used',
  }),
};

export const GRANULARITY_NAME: Record<Granularity, string> = {
  annual: translate({
    id: 'label.granularity.annual',
    message: '年',
    description: 'Annual data, one character',
  }),
  quarterly: translate({
    id: 'label.granularity.quarterly',
    message: '季',
    description: 'Quarterly data, one character',
  }),
  monthly: translate({
    id: 'label.granularity.monthly',
    message: '月',
    description: 'Monthly data, one character',
  }),
};

export const GROUP_NAME: Record<ColumnGroup, string> = {
  transaction: translate({
    id: 'label.group.transaction',
    message: '刊登與出租',
    description: 'Group of columns',
  }),
  price: translate({ id: 'label.group.price', message: '租金與費用', description: 'Group of columns' }),
  building: translate({ id: 'label.group.building', message: '建物', description: 'Group of columns' }),
  environment: translate({
    id: 'label.group.environment',
    message: '環境、設備與限制',
    description: 'Group of columns',
  }),
};

export const TYPE_NAME: Record<ColumnType, string> = {
  integer: translate({ id: 'label.type.integer', message: '整數', description: 'Type of a column' }),
  number: translate({
    id: 'label.type.number',
    message: '數值',
    description: 'Type of a column: decimal number',
  }),
  string: translate({ id: 'label.type.string', message: '文字', description: 'Type of a column' }),
  boolean: translate({
    id: 'label.type.boolean',
    message: '是非',
    description: 'Type of a column: true or false',
  }),
  code: translate({
    id: 'label.type.code',
    message: '代碼',
    description: 'Type of a column: a code of a code table',
  }),
  datetime: translate({
    id: 'label.type.datetime',
    message: '時間',
    description: 'Type of a column: date and time',
  }),
  'bounding box': translate({
    id: 'label.type.boundingBox',
    message: '範圍',
    description: 'Type of a column: bounding box',
  }),
};

export const FORMAT_NAME: Record<Format, string> = { csv: 'CSV', json: 'JSON' };

export const USABILITY_NAME: Record<UsabilityState, string> = {
  fine: translate({ id: 'label.usability.fine', message: '可用', description: 'State of a column in a set' }),
  caution: translate({
    id: 'label.usability.caution',
    message: '先查證',
    description: 'State of a column in a set',
  }),
  empty: translate({
    id: 'label.usability.empty',
    message: '空白',
    description: 'State of a column in a set',
  }),
  'meaning-changed': translate({
    id: 'label.usability.meaningChanged',
    message: '意思改變',
    description: 'State of a column in a set',
  }),
  severe: translate({
    id: 'label.usability.severe',
    message: '不可用',
    description: 'State of a column in a set',
  }),
  absent: translate({
    id: 'label.usability.absent',
    message: '沒有這一欄',
    description: 'State of a column in a set',
  }),
};
