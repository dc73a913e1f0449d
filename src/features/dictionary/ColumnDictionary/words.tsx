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

/** The content that a change concerns, where the column is in the other one too: 原始資料; else empty. */
export const changedVariant = (
  { variants: changed }: Pick<MeaningChange, 'variants'>,
  variants: readonly Variant[],
): string => (changed && variants.some((variant) => !changed.includes(variant)) ? variantWords(changed) : '');

/** Since when a column of some contents means something else, e.g. 2018年8月起、2026年9月起意義改變; empty where it always meant the same. */
export function changedWords(changes: readonly MeaningChange[], variants: readonly Variant[]): string {
  if (changes.length === 0) return '';
  const times = changes.map(
    ({ from: since, periods, ...change }) =>
      changedVariant(change, variants) + changeSince({ since, periods }),
  );
  return `${[...new Set(times)].join(SEPARATOR)}意義改變`;
}

/** The life of a column over the versions, e.g. 原始資料每個版本都有，消除重複住宅版本0.1起，2021年11月起意義改變. */
export function lifeWords(
  life: string,
  versions: readonly string[],
  changes: readonly MeaningChange[],
): string {
  const spans = variantSpans(life, versions);
  const words = spans.map((span) => `${variantWords(span.variants)}${span.words}`);
  const changed = changedWords(
    changes,
    spans.flatMap(({ variants }) => variants),
  );
  return [...words, changed].filter(Boolean).join('，');
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
