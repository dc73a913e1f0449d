/** Files saved again by spreadsheets, pandas, R or QGIS, read as the publisher would have written them; what is not understood stays as it is. */
import { type Column, COUNTIES, type DatasetVersion, formatCount, timePattern, TOWNSHIPS } from 'rental-data';
import type { Catalogue } from '../catalogue';
import { NUMBER, notationOf } from './values';

type Form = 'missing' | 'boolean' | 'label' | 'decimals' | 'thousands' | 'time';

const FORM_WORDS: Record<Form, string> = {
  missing: '缺值留空或寫成NaN、NA、None',
  boolean: '是非值寫成True、False、是、否，或1、0',
  label: '代碼換成了文字',
  decimals: '整數帶小數點',
  thousands: '數字有千分位的逗號',
  time: '時間換了寫法',
};

const MISSING = new Set(['', 'NaN', 'nan', 'NaT', 'NA', 'N/A', '#N/A', '<NA>', 'NULL', 'null', 'None']);
const YES = new Set(['T', 'True', 'TRUE', 'true', '1', '1.0', '是']);
const NO = new Set(['F', 'False', 'FALSE', 'false', '0', '0.0', '否']);
const WHOLE = /^(-?\d+)\.0+$/;
const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** `2026/4/8 03:12`, `2026-04-08`, `2026/4/8 下午 03:12:00`, `2026-04-07T19:12:00.000Z`, `2026-04-08 03:12:00+08:00`. */
const TIME =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(上午|下午)? ?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(?: CST)?(Z|[+-]\d{2}:?\d{2})?$/;
const TAIPEI = 8 * 3_600_000;

function timeAs(pattern: string, text: string): string | null {
  const [found, year, month, day, half, hours = '0', minutes = '0', seconds = '0', zone] =
    TIME.exec(text) ?? [];
  if (found === undefined) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === '下午' ? 12 : 0);
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    hour,
    Number(minutes),
    Number(seconds),
  );
  const sign = zone?.startsWith('-') ? -1 : 1;
  const ahead =
    zone === undefined
      ? TAIPEI
      : zone === 'Z'
        ? 0
        : sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000;
  const moment = new Date(local - ahead + TAIPEI).toISOString();
  const parts = moment.split(/\D/);
  return pattern.replaceAll(/%([YmdHMS])/g, (_, key: string) => parts['YmdHMS'.indexOf(key)] ?? '');
}

/** Names of places are written with either of two characters. */
const plainLabel = (label: string): string => label.replaceAll('台', '臺').trim();

type Codes = ReadonlyMap<string, string>;
const codesOf = ({ codeTables }: Pick<Catalogue, 'codeTables'>, id: string | undefined): Codes =>
  new Map(
    codeTables
      .find((table) => table.id === id)
      ?.codes.map(({ code, label }) => [plainLabel(label), String(code)]),
  );

/** Gives the value as the publisher writes it and the form that it had; null where it is written so already, or not understood. */
type Reading = (text: string) => readonly [value: string, form: Form] | null;

function readingOf(
  catalogue: Pick<Catalogue, 'codeTables'>,
  { type, codeTable }: Column,
  version: DatasetVersion,
): Reading {
  const notation = notationOf(version);
  const number: Reading = (text) => {
    const plain = text.trim();
    if (THOUSANDS.test(plain)) return [plain.replaceAll(',', ''), 'thousands'];
    return plain !== text && NUMBER.test(plain) ? [plain, 'thousands'] : null;
  };
  const whole: Reading = (text) => {
    const [plain, form] = number(text) ?? [text, undefined];
    const integer = WHOLE.exec(plain)?.[1];
    if (integer !== undefined) return [integer, 'decimals'];
    return form === undefined ? null : [plain, form];
  };
  switch (type) {
    case 'boolean':
      return (text) => {
        const value = YES.has(text) ? notation.true : NO.has(text) ? notation.false : text;
        return value === text ? null : [value, 'boolean'];
      };
    case 'code': {
      const codes = codesOf(catalogue, codeTable);
      return (text) => {
        const code = codes.get(plainLabel(text));
        return code === undefined ? whole(text) : [code, 'label'];
      };
    }
    case 'integer':
      return whole;
    case 'number':
      return number;
    case 'datetime': {
      const pattern = timePattern(version);
      return (text) => {
        const time = pattern === undefined ? null : timeAs(pattern, text);
        return time === null || time === text ? null : [time, 'time'];
      };
    }
    case 'string':
    case 'list':
    case 'bounding box':
      return () => null;
  }
}

const REMEMBERED = 10_000;

export class ResavedRows {
  readonly #readers: { column: Column; known: Map<string, string>; read: (text: string) => string }[];
  readonly #forms = new Map<Form, Set<number>>();
  readonly #townships:
    { at: number; county: number; codes: Codes; labels: ReadonlyMap<string, string> } | undefined;

  constructor(catalogue: Pick<Catalogue, 'codeTables'>, columns: readonly Column[], version: DatasetVersion) {
    const { missing } = notationOf(version);
    this.#readers = columns.map((column, index) => {
      const reading = readingOf(catalogue, column, version);
      const read = (text: string): string => {
        if (text === missing) return text;
        const [value, form] = MISSING.has(text) ? ([missing, 'missing'] as const) : (reading(text) ?? [text]);
        if (form !== undefined) this.#forms.set(form, (this.#forms.get(form) ?? new Set()).add(index));
        return value;
      };
      return { column, known: new Map(), read };
    });
    const at = columns.findIndex(({ codeTable }) => codeTable === TOWNSHIPS);
    const county = columns.findIndex(({ codeTable }) => codeTable === COUNTIES);
    if (at >= 0 && county >= 0) {
      const labels = catalogue.codeTables.find(({ id }) => id === COUNTIES)?.codes ?? [];
      this.#townships = {
        at,
        county,
        codes: codesOf(catalogue, TOWNSHIPS),
        labels: new Map(labels.map(({ code, label }) => [String(code), plainLabel(label)])),
      };
    }
  }

  read(row: readonly string[]): string[] {
    const read = this.#readers.map(({ known, read: fresh }, index) => {
      const text = row[index] ?? '';
      const before = known.get(text);
      if (before !== undefined) return before;
      const value = fresh(text);
      if (known.size < REMEMBERED) known.set(text, value);
      return value;
    });
    return this.#withTownship(read);
  }

  /** A township whose county was left out of its name belongs to the county of the row. */
  #withTownship(row: string[]): string[] {
    if (!this.#townships) return row;
    const { at, county, codes, labels } = this.#townships;
    const [name = '', inside = ''] = [row[at], row[county]];
    if (!/\p{Script=Han}/u.test(name)) return row;
    const code = codes.get(`${labels.get(inside) ?? ''}${plainLabel(name)}`);
    if (code === undefined) return row;
    this.#forms.set('label', (this.#forms.get('label') ?? new Set()).add(at));
    row[at] = code;
    return row;
  }

  get words(): string[] {
    const forms = Object.entries(FORM_WORDS) as [Form, string][];
    return forms.flatMap(([form, words]) => {
      const columns = this.#forms.get(form)?.size ?? 0;
      return columns === 0 ? [] : [`${words}（${formatCount(columns)}欄）`];
    });
  }
}

/** The letters of a name: programs change the marks between them, R into points, others into half-width ones. */
const lettersOf = (name: string): string => name.replaceAll(/[^\p{L}\p{N}_]/gu, '');

/** Names that programs give to columns of their own: the number of a row. */
const ROW_NUMBER = /^(?:|Unnamed: \d+|\.\.\.1|field_1|level_0|index)$/;

/** The dataset's names of the columns, their places in a row, and which of them the file writes otherwise. Columns without a name are left out. */
export function namesAsPublished(given: readonly string[], published: readonly string[]) {
  const known = new Set(published);
  const byLetters = new Map(published.map((name) => [lettersOf(name), name]));
  const taken = new Set(given.filter((name) => known.has(name)));
  const names: string[] = [];
  const places: number[] = [];
  const renamed: string[] = [];
  for (const [place, name] of given.entries()) {
    if (ROW_NUMBER.test(name.trim())) continue;
    const meant = known.has(name) ? name : byLetters.get(lettersOf(name));
    if (meant !== undefined && meant !== name && !taken.has(meant)) {
      taken.add(meant);
      renamed.push(name);
      names.push(meant);
    } else names.push(meant === name ? name : name.trim());
    places.push(place);
  }
  return { names, places, renamed };
}

export const looksLikeValues = (line: readonly string[]): boolean =>
  line.filter((text) => NUMBER.test(text) || TIME.test(text) || text === '-' || YES.has(text) || NO.has(text))
    .length >
  line.length / 2;
