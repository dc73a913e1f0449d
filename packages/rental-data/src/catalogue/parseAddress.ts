import { parseGranularity } from '../period';
import { fileName } from './address';
import { FORMATS, VARIANTS, type Format, type Variant } from './values';

/** Begin of a name: the period in brackets, a month without hyphen. */
const BY_RULE = /^\[(\d{4})(Q\d|\d\d)?\]/;

/** The two files of dataset version 0.0, which precede the rule: all rows as CSV. */
const BEFORE_RULE = /^(\d{4})(\d\d)-TW-Rental-Data\.zip$/;

function lastSegment(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  } catch {
    return null;
  }
}

function parsePeriod([, year = '', rest = '']: RegExpExecArray): string | null {
  const period = /^\d/.test(rest) ? `${year}-${rest}` : year + rest;
  return parseGranularity(period) ? period : null;
}

/** Reads back what `fileUrl` wrote, whatever the host; null for any other address. */
export function parseAddress(url: string): { period: string; variant: Variant; format: Format } | null {
  const name = lastSegment(url);
  if (name === null) return null;
  const old = BEFORE_RULE.exec(name);
  if (old) {
    const period = parsePeriod(old);
    return period === null ? null : { period, variant: 'raw', format: 'csv' };
  }
  const match = BY_RULE.exec(name);
  const period = match && parsePeriod(match);
  if (!period) return null;
  for (const variant of VARIANTS) {
    for (const format of FORMATS) {
      if (fileName(period, variant, format) === name) return { period, variant, format };
    }
  }
  return null;
}
