/** What a reader takes along: the figures of all areas and types in one table. Pure. */
import { PRACTICE_NAME, VARIANT_NAME, type Variant } from 'rental-data';
import { comparableFor, RULE_VERSION, STATISTICS_HEADER } from 'rental-data/statistics';
import { HOME_TYPES, type AreaFigures } from './rentFigures';
import { describeRows, type Judged } from './state';

/** A published month, or a file of the reader. */
export interface Taken extends Judged {
  name: string;
  period?: string | undefined;
  isPractice?: true | undefined;
  variant: Variant;
  /** in words, which of its rows are counted, where not all are */
  conditions?: string | undefined;
  areas: Record<string, readonly (AreaFigures | undefined)[]> | null;
}

/** The columns of published statistics, and what those need not say: all of them are of de-duplicated data. */
const HEADER = [...STATISTICS_HEADER, 'variant', 'rows_state', 'property_type_name'];

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
 */
export function toRentsCsv(file: Taken, counties: readonly Area[], districts: readonly Area[]): string {
  const about = describeRows(file);
  // Some rows of a month are comparable with nothing that is published.
  const comparable = comparableFor((file.conditions === undefined && about?.state) || 'absent') ?? '';
  const state = file.conditions === undefined ? about?.name : `只有符合條件的列：${file.conditions}`;
  const last = [String(RULE_VERSION), VARIANT_NAME[file.variant], state ?? ''];
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
        ? [[period, comparable, ...columns, type, ...cells(figures), ...last, word]]
        : [];
    }),
  );
  return [HEADER, ...lines]
    .map(
      (line) =>
        `${line.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\r\n`,
    )
    .join('');
}

/** A name that says what is in it; that of the practice file says that it is made up. */
export const fileName = (
  { isPractice, period, variant, conditions }: Omit<Taken, 'areas'>,
  ending: string,
  county = '',
): string =>
  `${[isPractice ? '練習檔-編造的租金' : '租金', county, ...(isPractice ? [] : [period ?? '不知期別', variant]), conditions === undefined ? '' : '符合條件'].filter(Boolean).join('-')}.${ending}`;
