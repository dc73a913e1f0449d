import ColumnRefs from '@site/src/features/dictionary/ColumnRefs';
import {
  changeSince,
  type Column,
  type ColumnSource,
  type ColumnState,
  type MeaningChange,
  TYPE_NAME,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import { variantSpans } from '@site/src/features/dictionary/Lifeline/life';
import type { ReactNode } from 'react';

const SEPARATOR = '、';

export const variantWords = (variants: readonly Variant[]): string =>
  variants.map((v) => VARIANT_NAME[v]).join(SEPARATOR);

/** Since when a column means something else, e.g. 2018年8月起、2026年9月起意義改變; empty where it always meant the same. */
export function changedWords(changes: readonly MeaningChange[]): string {
  if (changes.length === 0) return '';
  const times = changes.map(({ from: since, periods }) => changeSince({ since, periods }));
  return `${[...new Set(times)].join(SEPARATOR)}意義改變`;
}

/** The life of a column over the versions, e.g. 原始資料每個版本都有，消除重複住宅版本0.1起，2021年11月起意義改變. */
export function lifeWords(
  life: string,
  versions: readonly string[],
  changes: readonly MeaningChange[],
): string {
  const spans = variantSpans(life, versions).map(
    ({ variants, words }) => `${variantWords(variants)}${words}`,
  );
  return [...spans, changedWords(changes)].filter(Boolean).join('，');
}

export const typeWords = ({ type, unit }: Pick<Column, 'type' | 'unit'>): string =>
  unit ? `${TYPE_NAME[type]}，${unit}` : TYPE_NAME[type];

export function Source({ source }: { source: ColumnSource | undefined }): ReactNode {
  const columns = <ColumnRefs headers={source?.of ?? []} />;
  switch (source?.from) {
    case 'page':
      return source.part === undefined ? '物件頁，部分不明' : <>物件頁：{source.part}</>;
    case 'list':
      return <>列表頁：{source.part}</>;
    case 'recorded':
      return '由本資料集記錄';
    case 'computed':
      return <>由{columns}算出來</>;
    case 'merged':
      return source.of ? <>合併自{columns}</> : '合併時計數';
    case undefined:
      return '沒有紀錄';
  }
}

export const STATE_NAME: Record<Exclude<ColumnState, 'stable'>, string> = {
  experimental: '實驗中，可能會變',
  'deprecated-soon': '即將停用',
  deprecated: '已停用',
};
