import type { Column, DatasetVersion, MeaningChange } from '../catalogue/types';
import { type ColumnState, type Variant, VARIANT_NAME } from '../catalogue/values';
import type { VersionColumn } from '../catalogue/versionColumns';
import { TYPE_NAME } from '../words';
import { changeSince } from '../words/change';
import { variantSpans } from './life';

const SEPARATOR = '、';

/** Contents by their names: 原始資料、消除重複住宅. */
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

/** A type with its unit: 整數，元. */
export const typeWords = ({ type, unit }: Pick<Column, 'type' | 'unit'>): string =>
  unit ? `${TYPE_NAME[type]}，${unit}` : TYPE_NAME[type];

/** What is to be known of a column that may change or go. */
export const STATE_NAME: Record<Exclude<ColumnState, 'stable'>, string> = {
  experimental: '實驗中，可能會變',
  'deprecated-soon': '即將停用',
  deprecated: '已停用',
};

type Definition = VersionColumn['definitions'][number];

function versionLifeWords({ since, until }: Definition, version: string, oldest: string | undefined): string {
  const isNew = since === version && version !== oldest;
  if (until === version) return isNew ? '只有這一版' : '只到這一版';
  return isNew ? '這一版新增' : '';
}

/** Which variants have a column where not all have it, and what this version did with it. @param versions oldest first */
export function placeWords(
  definitions: readonly Definition[],
  { version, variants: offered }: DatasetVersion,
  versions: readonly DatasetVersion[],
): string {
  return definitions
    .map((definition) => {
      const { variants } = definition;
      const names = variants.map((variant) => VARIANT_NAME[variant]).join('、');
      const all = variants.length === offered.length;
      const who = all ? '' : definitions.length > 1 ? names : `只有${names}`;
      return [who, versionLifeWords(definition, version, versions[0]?.version)].filter(Boolean).join('，');
    })
    .filter(Boolean)
    .join('；');
}
