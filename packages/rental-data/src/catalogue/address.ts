import { granularity, parseMonthNumber, parseQuarter, parseYear } from '../period';
import type { Format, Variant } from './values';

const VARIANT_IN_NAME: Record<Variant, string> = { raw: 'Raw', deduplicated: 'Deduplicated' };

function suffix(period: string): string {
  switch (granularity(period)) {
    case 'annual':
      return '';
    case 'quarterly':
      return `Q${parseQuarter(period)}`;
    case 'monthly':
      return String(parseMonthNumber(period)).padStart(2, '0');
  }
}

/** Name of a ZIP by the publisher's rule: `[202604][CSV][Raw] TW-Rental-Data.zip`. @throws RangeError for no period */
export function fileName(period: string, variant: Variant, format: Format): string {
  return `[${parseYear(period)}${suffix(period)}][${format.toUpperCase()}][${VARIANT_IN_NAME[variant]}] TW-Rental-Data.zip`;
}

/** Percent-encoded address of a published ZIP, safe in links and on command lines. @throws RangeError for no period */
export function fileUrl(host: string, period: string, name: string): string {
  return `${host}/${parseYear(period)}/${encodeURIComponent(name).replaceAll("'", '%27')}`;
}
