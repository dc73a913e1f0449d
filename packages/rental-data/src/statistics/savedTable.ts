/** The figures of all areas and types as a table that is kept apart from the page that made it. */
import { VARIANT_NAME, type Variant } from '../catalogue/values';
import { PRACTICE_NAME } from '../practice/marks';
import type { UsabilityState } from '../usability/values';
import { COLUMN_STATE_NAME } from '../words';
import { HOME_TYPES, type AreaFigures } from './figures';
import { describeFileRows, type Judged } from './rowsWords';
import { comparableFor, RULE_VERSION, STATISTICS_HEADER } from './rule';

/** A published month, or a file of the reader. */
export interface SavedRents extends Judged {
  name: string;
  /** where the figures are from; else the file of that name */
  source?: string;
  verdict?: (Judged['verdict'] & { rent: UsabilityState }) | undefined;
  period?: string | undefined;
  isPractice?: true | undefined;
  variant: Variant;
  /** in words, which of its rows are counted, where not all are */
  conditions?: string | undefined;
  areas: Record<string, readonly (AreaFigures | undefined)[]> | null;
}

/** The columns of published statistics, and what a table has to say that has left its page. */
const HEADER = [
  ...STATISTICS_HEADER,
  'variant',
  'rows_state',
  'rent_state',
  'property_type_name',
  'source',
  'saved_on',
];

interface Area {
  code: string;
  name: string;
}

function cells({ rows, rent, perPingRows, perPing }: AreaFigures): string[] {
  return [
    String(rows),
    ...(rent?.map(String) ?? ['', '', '']),
    String(perPingRows),
    ...(perPing?.map(String) ?? ['', '', '']),
  ];
}

/**
 * The country, each county and each district with rows, for each type; official codes. Quartiles are empty where too few rows have a value.
 * @param districts with their official codes, of which the first five digits are those of the county
 * @param day on which it is saved, YYYY-MM-DD
 */
export function toRentsCsv(
  file: SavedRents,
  { counties, districts }: { counties: readonly Area[]; districts: readonly Area[] },
  day: string,
): string {
  const known = describeFileRows(file);
  // Some rows of a month are comparable with nothing that is published.
  const comparable = comparableFor((file.conditions === undefined && known?.state) || 'absent') ?? '';
  const state = file.conditions === undefined ? known?.name : `只有符合條件的列：${file.conditions}`;
  const rent = file.verdict ? COLUMN_STATE_NAME[file.verdict.rent] : '';
  const about = [String(RULE_VERSION), VARIANT_NAME[file.variant], state ?? '', rent];
  const period = file.isPractice ? PRACTICE_NAME : (file.period ?? file.name);
  const areas: [code: string, columns: string[]][] = [
    ['', ['', '', '', '']],
    ...counties.flatMap((county): [string, string[]][] => [
      [county.code, [county.code, county.name, '', '']],
      ...districts
        .filter(({ code }) => code.startsWith(county.code))
        .map((district): [string, string[]] => [
          district.code,
          [county.code, county.name, district.code, district.name],
        ]),
    ]),
  ];
  const lines = areas.flatMap(([code, columns]) =>
    Object.entries(HOME_TYPES).flatMap(([type, word], index) => {
      const figures = file.areas?.[code]?.[index];
      return figures && figures.rows > 0
        ? [
            [
              period,
              comparable,
              ...columns,
              type,
              ...cells(figures),
              ...about,
              word,
              file.source ?? file.name,
              day,
            ],
          ]
        : [];
    }),
  );
  const text = [HEADER, ...lines]
    .map(
      (line) =>
        `${line.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`,
    )
    .join('');
  // Excel takes UTF-8 without a mark for another encoding.
  return `\ufeff${text}`;
}

/** A name that says what is in it; that of the practice file says that it is made up. */
export const rentsFileName = (
  { isPractice, period, variant, conditions }: Omit<SavedRents, 'areas'>,
  ending: string,
  county = '',
): string =>
  `${[isPractice ? '練習檔-編造的租金' : '租金', county, ...(isPractice ? [] : [period ?? '不知期別', variant]), conditions === undefined ? '' : '符合條件'].filter(Boolean).join('-')}.${ending}`;
