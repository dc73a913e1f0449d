import { type Column, toDayRange, formatCount, formatShare, quoted as quote } from 'rental-data';
import type { Catalogue } from '../catalogue';
import { unknownCodes, type Unknown } from '../check/verify';
import type { CountedInspection } from '../table/forms';
import type { ColumnProfile } from '../table/profile';
import { findRange } from '../table/ranges';
import { withoutBlanks } from '../text';
import type { Alarm } from './drift';
import { THRESHOLDS } from './thresholds';

type Known = Pick<Catalogue, 'codeTables' | 'releases'>;
type Sources = readonly { id: string; name: string }[];
type Found = Pick<Alarm, 'kind' | 'change' | 'hint'> | undefined;

const sumRows = (unknown: Unknown): number => unknown.reduce((sum, [, rows]) => sum + rows, 0);
const rowsWords = (rows: number, all: number): string =>
  `有${formatCount(rows)}列（${formatShare(rows / all)}）的`;
const MOST_NAMES = 3;
const names = (unknown: Unknown): string =>
  `${quote(unknown.slice(0, MOST_NAMES).map(([text]) => text))}${unknown.length > MOST_NAMES ? `等${formatCount(unknown.length)}種` : ''}`;

function findUnknownCodes(
  catalogue: Known,
  inspection: CountedInspection,
  summary: ColumnProfile,
  { codeTable = '' }: Column,
): Found {
  const unknown = unknownCodes(catalogue, inspection, summary);
  if (unknown.length === 0) return undefined;
  const change = `${rowsWords(sumRows(unknown), inspection.profile.rows)}代碼不在編碼表裡：${names(unknown)}`;
  return { kind: 'code', change, hint: `是新的代碼，就先加進catalogue/codes/${codeTable}.csv。` };
}

/** Nearly all values of a column cannot be so: it means something else than its name says. */
function findOutOfRange(
  { profile }: CountedInspection,
  { header, missing, violations: { range = 0 } }: ColumnProfile,
): Found {
  const within = findRange(header);
  const present = profile.rows - missing;
  if (!within || range <= THRESHOLDS.outside * present) return undefined;
  const change = `${rowsWords(range, present)}值不在合理的範圍（${within.join('到')}）`;
  return { kind: 'range', change, hint: '看是不是寫到別的欄位，或換了單位。' };
}

/** The columns that an export up to the end of a period would fill with times of it, or of before. */
const UP_TO_THE_END = ['物件最後更新時間', '物件首次發現時間', '最大物件首次發現時間'];

/** Times after the period of a file: it was exported later, or is not of that period. */
function findLateTimes({ profile, period }: CountedInspection, { header, times }: ColumnProfile): Found {
  if (period === undefined || !UP_TO_THE_END.includes(header)) return undefined;
  const { end } = toDayRange(period);
  const after = [...(times?.days ?? [])].filter(([day]) => day > end).sort();
  const last = after.at(-1)?.[0];
  if (last === undefined) return undefined;
  return {
    kind: 'late',
    change: `${rowsWords(sumRows(after), profile.rows)}時間在這一期之後，最晚到${last}`,
  };
}

export const findSource = (sources: Sources, platform: string): string | undefined =>
  sources.find(({ name }) => withoutBlanks(name) === withoutBlanks(platform))?.id;

const PLATFORM = '租屋平台';

function findUnknownPlatforms(sources: Sources, { profile, platforms }: CountedInspection): Found {
  const unknown = [...platforms].filter(([platform]) => findSource(sources, platform) === undefined);
  if (unknown.length === 0) return undefined;
  return {
    kind: 'platform',
    change: `${rowsWords(sumRows(unknown), profile.rows)}平台不在目錄的來源裡：${names(unknown)}`,
    hint: '是新的來源，就先加進catalogue/dataset.yaml的sources；不加而用--accept答覆，這些列就算在列數最多的來源裡。',
  };
}

/** What has to be answered for, but for columns of which it is on record that they are not as before. */
export function aloneAlarms(
  catalogue: Known,
  inspection: CountedInspection,
  sources: Sources,
  isKnown: (period: string, column: Column) => boolean,
): Alarm[] {
  const { profile, candidate, period } = inspection;
  return profile.columns.flatMap((summary): Alarm[] => {
    const { header } = summary;
    const column = candidate.columns.find((known) => known.header === header);
    if (!column || (period !== undefined && isKnown(period, column))) return [];
    return [
      findUnknownCodes(catalogue, inspection, summary, column),
      findOutOfRange(inspection, summary),
      findLateTimes(inspection, summary),
      header === PLATFORM ? findUnknownPlatforms(sources, inspection) : undefined,
    ].flatMap((found) =>
      found ? [{ ...found, id: `${found.kind}:${header}`, column: header, against: [] }] : [],
    );
  });
}
