import { parseGranularity, granularity, monthIndex, slotInYear, parseYear } from '../period';
import type { RowState } from './types';
import { VARIANTS, type Variant } from '../catalogue/values';

export type KnownPeriods = Readonly<
  Record<
    string,
    { raw: number; deduplicated?: number | undefined; state: RowState; why?: string | undefined }
  >
>;

export type Nearness = 'other-variant' | 'before' | 'after' | 'year-before' | 'complete';

export interface NearbySet {
  period: string;
  variant: Variant;
  rows: number;
  near: Nearness;
  state: RowState;
  why?: string | undefined;
}

/** The period and variant that two parts of an address name; undefined where they name none. */
export function setNamed(period: string, variant: string): { period: string; variant: Variant } | undefined {
  const known = VARIANTS.find((one) => one === variant);
  return known && parseGranularity(period) ? { period, variant: known } : undefined;
}

/** The other variant, the neighbours, the year before and the nearest complete one. @throws RangeError for no period */
export function nearbySets(known: KnownPeriods, period: string, variant: Variant): NearbySet[] {
  const kind = granularity(period);
  const place = monthIndex(period);
  const distance = (other: string): number => Math.abs(monthIndex(other) - place);
  const same = Object.keys(known)
    .filter((other) => parseGranularity(other) === kind && known[other]?.[variant] !== undefined)
    .sort((a, b) => distance(a) - distance(b) || monthIndex(b) - monthIndex(a));
  const other: Variant = variant === 'raw' ? 'deduplicated' : 'raw';
  const wanted: [period: string | undefined, variant: Variant, near: Nearness][] = [
    [period, other, 'other-variant'],
    [same.find((p) => monthIndex(p) < place), variant, 'before'],
    [same.find((p) => monthIndex(p) > place), variant, 'after'],
    [`${String(parseYear(period) - 1)}${slotInYear(period)}`, variant, 'year-before'],
    [same.find((p) => known[p]?.state === 'complete'), variant, 'complete'],
  ];
  const found = new Map<string, NearbySet>();
  for (const [at, itsVariant, near] of wanted) {
    const here = at === undefined ? undefined : known[at];
    const rows = here?.[itsVariant];
    if (at === undefined || !here || rows === undefined || found.has(at + itsVariant)) continue;
    const { state, why } = here;
    found.set(at + itsVariant, { period: at, variant: itsVariant, rows, near, state, why: why || undefined });
  }
  return [...found.values()];
}
