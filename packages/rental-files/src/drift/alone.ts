/** What a file alone shows, whatever the periods before it: somebody has to answer for it before it is published. */
import type { Catalogue, Column } from '../catalogue';
import { unknownCodes, type Unknown } from '../check/verify';
import { daysOf } from '../period';
import type { CountedInspection } from '../table/forms';
import type { ColumnProfile } from '../table/profile';
import { rangeOf } from '../table/ranges';
import { formatCount, formatShare } from '../text';
import type { Alarm } from './drift';
import { THRESHOLDS } from './thresholds';

type Known = Pick<Catalogue, 'codeTables' | 'releases'>;
type Sources = readonly { id: string; name: string }[];
type Read = Pick<CountedInspection, 'profile' | 'candidate' | 'period'>;
type Found = Omit<Alarm, 'against'> | undefined;

const rowsOf = (unknown: Unknown): number => unknown.reduce((sum, [, rows]) => sum + rows, 0);
const share = (rows: number, all: number): string =>
  `有${formatCount(rows)}列（${formatShare(rows / all)}）的`;
const MOST_NAMES = 3;
const names = (unknown: Unknown): string =>
  `${unknown
    .slice(0, MOST_NAMES)
    .map(([text]) => `「${text}」`)
    .join('、')}${unknown.length > MOST_NAMES ? `等${formatCount(unknown.length)}種` : ''}`;

function ofCodes(catalogue: Known, read: Read, profile: ColumnProfile, { codeTable = '' }: Column): Found {
  const unknown = unknownCodes(catalogue, read, profile);
  if (unknown.length === 0) return undefined;
  const { header } = profile;
  return {
    id: `code:${header}`,
    kind: 'code',
    column: header,
    change: `${share(rowsOf(unknown), read.profile.rows)}代碼不在編碼表裡：${names(unknown)}`,
    hint: `是新的代碼，就先加進catalogue/codes/${codeTable}.csv。`,
  };
}

/** Nearly all values of a column cannot be so: it means something else than its name says. */
function ofRange({ profile }: Read, { header, missing, violations: { range = 0 } }: ColumnProfile): Found {
  const within = rangeOf(header);
  if (!within || range <= THRESHOLDS.outside * (profile.rows - missing)) return undefined;
  return {
    id: `range:${header}`,
    kind: 'range',
    column: header,
    change: `${share(range, profile.rows - missing)}值不在合理的範圍（${within.join('到')}）`,
    hint: '看是不是寫到別的欄位，或換了單位。',
  };
}

/** The columns that an export up to the end of a period would fill with times of it, or of before. */
const UP_TO_THE_END = ['物件最後更新時間', '物件首次發現時間', '最大物件首次發現時間'];

/** Times after the period of a file: it was exported later, or is not of that period. */
function ofTimes({ profile, period }: Read, { header, times }: ColumnProfile): Found {
  if (period === undefined || !UP_TO_THE_END.includes(header)) return undefined;
  const { end } = daysOf(period);
  const after = [...(times?.days ?? [])].filter(([day]) => day > end);
  const last = after
    .map(([day]) => day)
    .sort()
    .at(-1);
  if (last === undefined) return undefined;
  const change = `${share(rowsOf(after), profile.rows)}時間在這一期之後，最晚到${last}`;
  return { id: `late:${header}`, kind: 'late', column: header, change };
}

/** Programs write the name of a platform with a blank or without. */
const plain = (name: string): string => name.replace(/\s/g, '');

/** The id of the source that a platform in a file is; undefined for one that is not known. */
export const sourceOf = (sources: Sources, platform: string): string | undefined =>
  sources.find(({ name }) => plain(name) === plain(platform))?.id;

const PLATFORM = '租屋平台';

function ofPlatforms(sources: Sources, { profile, platforms }: CountedInspection): Found {
  const unknown = [...platforms].filter(([platform]) => sourceOf(sources, platform) === undefined);
  if (unknown.length === 0) return undefined;
  return {
    id: `platform:${PLATFORM}`,
    kind: 'platform',
    column: PLATFORM,
    change: `${share(rowsOf(unknown), profile.rows)}平台不在目錄的來源裡：${names(unknown)}`,
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
  const alarms = profile.columns.flatMap((summary): Found[] => {
    const column = candidate.columns.find(({ header }) => header === summary.header);
    if (!column || (period !== undefined && isKnown(period, column))) return [];
    return [
      ofCodes(catalogue, inspection, summary, column),
      ofRange(inspection, summary),
      ofTimes(inspection, summary),
      ...(column.header === PLATFORM ? [ofPlatforms(sources, inspection)] : []),
    ];
  });
  return alarms.flatMap((alarm) => (alarm ? [{ ...alarm, against: [] }] : []));
}
