/**
 * Files saved again by spreadsheets, pandas, R or QGIS, read as the publisher would have written them. What a value means is decided
 * for its column or file, after all of it was seen; what is not understood, or can be understood in two ways, stays as it is.
 */
import {
  type Column,
  COUNTIES,
  type DatasetVersion,
  formatCount,
  quoted as quote,
  timePattern,
  TOWNSHIPS,
} from 'rental-data';
import type { Catalogue } from '../catalogue';
import { EXPORT, type Example, type Finding, type WrittenForm as Form } from './finding';
import {
  bareNumber,
  countMarks,
  decideNumbers,
  makeMarks,
  readNumber,
  type Marks,
  type NumberReading,
} from './numbers';
import { findRange } from './ranges';
import { ORDER_WORDS, type Order, listReadings, timeAs, TimeSurvey } from './times';
import { makeCheck, type Check, IDENTIFIERS, findNotation, type Violation, VIOLATION_WORDS } from './values';

const FORM_WORDS: Record<Form, string> = {
  missing: '缺值留空或寫成NaN、NA、None',
  boolean: '是非值寫成True、False、是、否，或1、0',
  label: '代碼換成了文字',
  decimals: '整數帶小數點',
  thousands: '數字有千分位的逗號',
  'decimal-comma': '數字的小數點寫成逗號',
  points: '數字的千分位寫成點',
  around: '數字有貨幣符號、空白或全形字',
  zeros: '數字前面補了0',
  'time-ymd': '時間換了寫法',
  'time-ydm': `時間的順序是${ORDER_WORDS.ydm}`,
  'time-dmy': `時間的順序是${ORDER_WORDS.dmy}`,
  'time-mdy': `時間的順序是${ORDER_WORDS.mdy}`,
  'time-roc': '時間寫成民國年',
  'time-serial': `時間寫成${ORDER_WORDS.serial}`,
};

const MISSING = new Set([
  ...['', 'NaN', 'nan', 'NaT', 'NA', 'N/A', '#N/A', '<NA>', 'NULL', 'null', 'None'],
  ...[String.raw`\N`, '.', '－', '—', '(null)', '#VALUE!', '#REF!'],
]);
const YES = new Set(['T', 't', 'True', 'TRUE', 'true', 'Y', 'y', 'Yes', 'YES', 'yes', '1', '1.0', '是']);
const NO = new Set(['F', 'f', 'False', 'FALSE', 'false', 'N', 'n', 'No', 'NO', 'no', '0', '0.0', '否']);
const WHOLE = /^(-?\d+)\.0+$/;
const INTEGER = /^-?\d+$/;

/** Names of places are written with either of two characters. */
const plainLabel = (label: string): string => label.replaceAll('台', '臺').trim();

type Codes = ReadonlyMap<string, string>;
const indexCodes = ({ codeTables }: Pick<Catalogue, 'codeTables'>, id: string | undefined): Codes =>
  new Map(
    codeTables
      .find((table) => table.id === id)
      ?.codes.map(({ code, label }) => [plainLabel(label), String(code)]),
  );

/** Texts in which anything may be a word stay as they are, where no other column tells that it stands for what is missing. */
const isText = ({ type }: Column): boolean => type === 'string' || type === 'list' || type === 'bounding box';

interface Value {
  value: string;
  form?: Form;
  /** the readings that a value has, where there are two of them */
  readings?: string;
}

/** Gives the value as the publisher writes it and the form that it had; null where it is written so already, or not understood. */
type Reading = (text: string) => Value | null;

const numberForm = (text: string, bare: string, value: string, { comma }: NumberReading): Form => {
  if (bare.includes(',')) return comma === 'decimal' ? 'decimal-comma' : 'thousands';
  if (bare.includes('.'))
    return WHOLE.test(bare) && value === bare.replace(/\.0+$/, '') ? 'decimals' : 'points';
  return bare === text ? 'zeros' : 'around';
};

/** Both readings of a number whose mark is undecided. */
function bothReadings(bare: string): string {
  const mark = bare.includes(',') ? ',' : '.';
  return `${bare.replaceAll(mark, '')}或${bare.replace(mark, '.')}`;
}

function chooseReading(
  catalogue: Pick<Catalogue, 'codeTables'>,
  { header, type, codeTable }: Column,
  version: DatasetVersion,
  numbers: NumberReading,
  orders: readonly Order[],
): Reading {
  const notation = findNotation(version);
  const number =
    (isInteger: boolean): Reading =>
    (text) => {
      const bare = bareNumber(text);
      const value = readNumber(bare, numbers, isInteger);
      if (value !== null)
        return value === text ? null : { value, form: numberForm(text, bare, value, numbers) };
      const marks = makeMarks();
      countMarks(marks, bare, { isInteger, range: undefined });
      const isEither = marks.comma.either + marks.point.either > 0;
      return isEither ? { value: text, readings: bothReadings(bare) } : null;
    };
  switch (type) {
    case 'boolean':
      return (text) => {
        const bare = text.normalize('NFKC').trim();
        const value = YES.has(bare) ? notation.true : NO.has(bare) ? notation.false : text;
        return value === text ? null : { value, form: 'boolean' };
      };
    case 'code': {
      const codes = indexCodes(catalogue, codeTable);
      const known = new Set(codes.values());
      return (text) => {
        const code = codes.get(plainLabel(text));
        if (code !== undefined) return { value: code, form: 'label' };
        const bare = bareNumber(text);
        // What is in no table is no code that was saved again, but something else.
        const whole = WHOLE.exec(bare)?.[1];
        if (whole !== undefined && known.has(whole)) return { value: whole, form: 'decimals' };
        const plain = bare.replace(/^0+(?=\d)/, '');
        if (plain === text || !known.has(plain)) return null;
        return { value: plain, form: plain === bare ? 'around' : 'zeros' };
      };
    }
    case 'integer':
      return number(true);
    case 'number':
      return number(false);
    case 'datetime': {
      const pattern = timePattern(version);
      return (text) => {
        const bare = text.normalize('NFKC').trim();
        const fits = listReadings(bare).filter(({ order }) => orders.includes(order));
        if (pattern === undefined || fits.length === 0) return null;
        const [{ order }, second] = fits as [(typeof fits)[0], ...typeof fits];
        if (second) return { value: text, readings: `${ORDER_WORDS[order]}或${ORDER_WORDS[second.order]}` };
        const time = timeAs(pattern, bare, orders);
        return time === null || time === text ? null : { value: time, form: `time-${order}` };
      };
    }
    case 'string':
      // pandas makes fractions of numbers beside which one is missing.
      if (IDENTIFIERS.includes(header))
        return (text) => {
          const value = WHOLE.exec(text)?.[1];
          return value === undefined ? null : { value, form: 'decimals' };
        };
      return () => null;
    case 'list':
    case 'bounding box':
      return () => null;
  }
}

const REMEMBERED = 10_000;

interface Converted {
  rows: number;
  example: Example;
  violation: Violation | null;
}

interface ColumnReader {
  column: Column;
  known: Map<string, Value & { violation?: Violation | null }>;
  check: Check;
  read: Reading;
}

const some = (names: readonly string[]): string =>
  quote(names.slice(0, 3)) + (names.length > 3 ? `等${formatCount(names.length)}欄` : '');

export class ResavedRows {
  readonly #columns: readonly Column[];
  readonly #marks: (Marks | undefined)[];
  readonly #times = new TimeSurvey();
  readonly #seen: Set<string>[];
  readonly #missingWords = new Set<string>(['']);
  readonly #missing: string;
  #readers: ColumnReader[] = [];
  /** by column and form */
  #converted = new Map<string, Converted>();
  #ambiguous = new Map<string, Example & { rows: number; readings: string }>();
  #row = 0;
  readonly #townships:
    | { at: number; county: number; codes: Codes; labels: ReadonlyMap<string, string> }
    | undefined;

  constructor(
    private readonly catalogue: Pick<Catalogue, 'codeTables' | 'releases'>,
    columns: readonly Column[],
    private readonly version: DatasetVersion,
    private readonly period?: string,
  ) {
    this.#columns = columns;
    this.#missing = findNotation(version).missing;
    this.#marks = columns.map(({ type }) =>
      type === 'integer' || type === 'number' ? makeMarks() : undefined,
    );
    this.#seen = columns.map(() => new Set());
    const at = columns.findIndex(({ codeTable }) => codeTable === TOWNSHIPS);
    const county = columns.findIndex(({ codeTable }) => codeTable === COUNTIES);
    if (at >= 0 && county >= 0) {
      const labels = catalogue.codeTables.find(({ id }) => id === COUNTIES)?.codes ?? [];
      this.#townships = {
        at,
        county,
        codes: indexCodes(catalogue, TOWNSHIPS),
        labels: new Map(labels.map(({ code, label }) => [String(code), plainLabel(label)])),
      };
    }
  }

  /** Looks at rows before any is read: all of them tell how the file is written. */
  survey(rows: readonly (readonly string[])[]): void {
    for (const [index, column] of this.#columns.entries()) {
      if (isText(column)) continue;
      const seen = this.#seen[index];
      const marks = this.#marks[index];
      const kind = { isInteger: column.type === 'integer', range: findRange(column.header) };
      for (const row of rows) {
        const text = row[index] ?? '';
        if (text === this.#missing || INTEGER.test(text) || seen?.has(text)) continue;
        if (seen && seen.size < REMEMBERED) seen.add(text);
        if (MISSING.has(text)) this.#missingWords.add(text);
        else if (marks) countMarks(marks, bareNumber(text), kind);
        else if (column.type === 'datetime') this.#times.add(text.normalize('NFKC').trim());
      }
    }
    // Days of a spreadsheet are whole numbers too.
    for (const [index, { type }] of this.#columns.entries())
      if (type === 'datetime')
        for (const row of rows) if (INTEGER.test(row[index] ?? '')) this.#times.add(row[index] ?? '');
  }

  /** Decides how each column is read. @param isSemicolon are fields parted by semicolons? */
  decide(isSemicolon: boolean): void {
    const marks = this.#marks.flatMap((one) => one ?? []);
    const decided = decideNumbers(marks, isSemicolon);
    let next = 0;
    const undecided: NumberReading = { comma: undefined, point: undefined };
    this.#readers = this.#columns.map((column, index) => ({
      column,
      known: new Map(),
      check: makeCheck(this.catalogue, column, this.version, this.period),
      read: chooseReading(
        this.catalogue,
        column,
        this.version,
        (this.#marks[index] ? decided[next++] : undefined) ?? undecided,
        this.#times.orders,
      ),
    }));
    for (const seen of this.#seen) seen.clear();
  }

  /** Begins anew at the first row, with what was decided. */
  restart(): void {
    this.#row = 0;
    this.#converted = new Map();
    this.#ambiguous = new Map();
  }

  #readValue({ column, check, read }: ColumnReader, text: string): Value & { violation?: Violation | null } {
    const isMissing = isText(column) ? this.#missingWords.has(text) : MISSING.has(text);
    const value =
      isMissing || text.trim() === '' ? { value: this.#missing, form: 'missing' as const } : read(text);
    if (!value) return { value: text };
    return value.form === undefined ? value : { ...value, violation: check(text) };
  }

  read(row: readonly string[]): string[] {
    this.#row += 1;
    const read = this.#readers.map((reader, index) => {
      const text = row[index] ?? '';
      if (text === this.#missing) return text;
      const { known } = reader;
      let value = known.get(text);
      if (!value) {
        value = this.#readValue(reader, text);
        if (known.size < REMEMBERED) known.set(text, value);
      }
      if (value.form !== undefined) this.#note(index, value.form, text, value.violation ?? null);
      else if (value.readings !== undefined) this.#doubt(reader.column.header, text, value.readings);
      return value.value;
    });
    return this.#withTownship(read);
  }

  #note(index: number, form: Form, text: string, violation: Violation | null): void {
    const key = `${String(index)} ${form}`;
    const known = this.#converted.get(key);
    if (known) known.rows += 1;
    else this.#converted.set(key, { rows: 1, example: { row: this.#row, text }, violation });
  }

  #doubt(header: string, text: string, readings: string): void {
    const known = this.#ambiguous.get(header);
    if (known) known.rows += 1;
    else this.#ambiguous.set(header, { rows: 1, row: this.#row, text, readings });
  }

  /** A township whose county was left out of its name belongs to the county of the row. */
  #withTownship(row: string[]): string[] {
    if (!this.#townships) return row;
    const { at, county, codes, labels } = this.#townships;
    const [name = '', inside = ''] = [row[at], row[county]];
    if (!/\p{Script=Han}/u.test(name)) return row;
    const code = codes.get(`${labels.get(inside) ?? ''}${plainLabel(name)}`);
    if (code === undefined) return row;
    this.#note(at, 'label', name, 'code');
    row[at] = code;
    return row;
  }

  /** What was written otherwise; to readers by the way of writing, to the publisher by column. Known after the rows were read. */
  get findings(): Finding[] {
    const all = [...this.#converted].map(([key, converted]) => {
      const [index = '', form = ''] = key.split(' ');
      return { ...converted, header: this.#columns[Number(index)]?.header ?? '', form: form as Form };
    });
    const forms = Object.entries(FORM_WORDS) as [Form, string][];
    const written = forms.flatMap(([form, words]): Finding[] => {
      const such = all.filter((one) => one.form === form);
      const [first] = such;
      if (!first) return [];
      const { example } = first;
      const rows = such.reduce((sum, one) => sum + one.rows, 0);
      const problem = `${words}（${formatCount(such.length)}欄）。`;
      return [
        {
          rule: 'written',
          kind: 'written',
          facts: { form, count: such.length },
          severity: 'note',
          audience: 'reader',
          problem,
          fix: EXPORT,
          rows,
          example,
        },
      ];
    });
    const byColumn = all.map(({ header, form, rows, example, violation }): Finding => {
      const words =
        violation === null ? `和公布的寫法不同（${FORM_WORDS[form]}）` : VIOLATION_WORDS[violation];
      const problem = `${formatCount(rows)}列的值${words}，例如第${formatCount(example.row)}列的「${example.text}」。`;
      const who = { audience: 'publisher', severity: 'wrong' } as const;
      const known = violation === null ? {} : { violation };
      return {
        rule: 'values',
        kind: 'values',
        ...who,
        column: header,
        problem,
        fix: EXPORT,
        rows,
        example,
        ...known,
      };
    });
    return [...written, ...byColumn, ...this.#doubts()];
  }

  #doubts(): Finding[] {
    const doubts = [...this.#ambiguous];
    const [first] = doubts;
    if (!first) return [];
    const [header, { row, text, readings }] = first;
    const example = `例如「${header}」第${formatCount(row)}列的「${text}」可以是${readings}`;
    return [
      {
        rule: 'ambiguous',
        kind: 'ambiguous',
        facts: { names: doubts.map(([name]) => name), text: readings },
        severity: 'wrong',
        audience: 'reader',
        column: header,
        problem: `${some(doubts.map(([name]) => name))}有些值有兩種讀法，${example}；整欄也看不出是哪一種，所以沒有換算。`,
        fix: '用沒有改過的原檔。',
        rows: doubts.reduce((sum, [, { rows }]) => sum + rows, 0),
        example: { row, text },
      },
    ];
  }
}
