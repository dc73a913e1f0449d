/** How the texts of a column are written. Only a release asks for it, so that the page that opens files need not carry it. */
import type { Catalogue } from '../catalogue';
import { listLacking, type RentGatherer } from '../statistics/gather';
import { type EncodedColumn, textAt, TextFacts } from './batch';
import type { Table } from './files';
import { inspect, type InspectOptions, type Inspection } from './inspect';
import type { TextForm } from './profile';
import { findNotation } from './values';

/** Forms of a column that are counted; free text has hundreds. */
const MOST_FORMS = 1000;
const LETTERS = ['0-9', 'a-f', 'g-z', 'A-Z', '-', '_', '…'] as const;

/** The place in LETTERS of each sign below 128. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const forms = [/[0-9]/, /[a-f]/, /[g-z]/, /[A-Z]/, /-/, /_/];
  const kind = forms.findIndex((form) => form.test(String.fromCharCode(code)));
  return kind < 0 ? forms.length : kind;
});

/** Which letters a text has, a bit for each of LETTERS. */
function lettersIn(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (KINDS[text.charCodeAt(at)] ?? LETTERS.length - 1);
  return bits;
}

/** Counts the forms of the texts of a column: of a text that comes again the form is known. */
class FormCounter {
  readonly #forms = new Map<number, TextForm>();
  readonly #known = new TextFacts((text) => this.#describeForm(text));
  constructor(private readonly missing: string) {}

  #describeForm(text: string): TextForm | undefined {
    if (text === this.missing) return undefined;
    const { length } = text;
    const bits = lettersIn(text);
    const key = length * 2 ** LETTERS.length + bits;
    const known = this.#forms.get(key);
    if (known || this.#forms.size >= MOST_FORMS) return known;
    const letters = LETTERS.filter((_, place) => (bits & (1 << place)) !== 0).join('');
    const form = { length, letters, rows: 0 };
    this.#forms.set(key, form);
    return form;
  }

  add(column: EncodedColumn): void {
    for (let row = 0; row < column.codes.length; row += 1) {
      const form = this.#known.at(column, row);
      if (form) form.rows += 1;
    }
  }

  get most(): TextForm | undefined {
    const [form] = [...this.#forms.values()].sort((a, b) => b.rows - a.rows);
    return form;
  }
}

export interface CountedInspection extends Inspection {
  /** rows of each value of 租屋平台 */
  platforms: ReadonlyMap<string, number>;
}

export async function inspectWithForms(
  table: Table,
  catalogue: Catalogue,
  {
    gatherer,
    ...options
  }: Omit<InspectOptions, 'onTable' | 'onBatch'> & {
    /** takes the rows as well, where the file has the columns for it */
    gatherer?: RentGatherer | undefined;
  } = {},
): Promise<CountedInspection> {
  const forms = new Map<number, FormCounter>();
  const platforms = new Map<string, number>();
  let platform = -1;
  const inspection = await inspect(table, catalogue, {
    ...options,
    onTable: ({ version }, columns) => {
      const { missing } = findNotation(version);
      if (gatherer && listLacking(columns).length === 0) gatherer.begin(columns);
      platform = columns.findIndex(({ header }) => header === '租屋平台');
      for (const [index, { type }] of columns.entries())
        if (type === 'string') forms.set(index, new FormCounter(missing));
      return undefined;
    },
    onBatch: (batch) => {
      gatherer?.add(batch);
      const { columns, length } = batch;
      const names = columns[platform];
      for (let row = 0; names && row < length; row += 1) {
        const name = textAt(names, row);
        platforms.set(name, (platforms.get(name) ?? 0) + 1);
      }
      for (const [index, counter] of forms) {
        const column = columns[index];
        if (column) counter.add(column);
      }
    },
  });
  const columns = inspection.profile.columns.map((column, index) => {
    const form = forms.get(index)?.most;
    return form ? { ...column, form } : column;
  });
  return { ...inspection, platforms, profile: { ...inspection.profile, columns } };
}
