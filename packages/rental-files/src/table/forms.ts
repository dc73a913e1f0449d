/** How the texts of a column are written. Only a release asks for it, so that the page that opens files need not carry it. */
import type { Catalogue } from '../catalogue';
import type { Table } from './files';
import { inspect, type InspectOptions, type Inspection } from './inspect';
import type { TextForm } from './profile';
import { notationOf } from './values';

/** Forms of a column that are counted; free text has hundreds. */
const MOST_FORMS = 1000;
const LETTERS: readonly (readonly [name: string, form: RegExp])[] = [
  ['0-9', /[0-9]/],
  ['a-f', /[a-f]/],
  ['g-z', /[g-z]/],
  ['A-Z', /[A-Z]/],
  ['-', /-/],
  ['_', /_/],
  ['…', /[^0-9A-Za-z_-]/],
];

function countForm(forms: Map<string, TextForm>, text: string): void {
  const { length } = text;
  const letters = LETTERS.flatMap(([name, form]) => (form.test(text) ? [name] : [])).join('');
  const key = `${String(length)} ${letters}`;
  const known = forms.get(key);
  if (known) known.rows += 1;
  else if (forms.size < MOST_FORMS) forms.set(key, { length, letters, rows: 1 });
}

export interface CountedInspection extends Inspection {
  /** rows of each value of 租屋平台 */
  platforms: ReadonlyMap<string, number>;
}

export async function inspectWithForms(
  table: Table,
  catalogue: Catalogue,
  options: Omit<InspectOptions, 'onTable' | 'onRows'> = {},
): Promise<CountedInspection> {
  const forms = new Map<number, Map<string, TextForm>>();
  const platforms = new Map<string, number>();
  let platform = -1;
  let missing = '';
  const inspection = await inspect(table, catalogue, {
    ...options,
    onTable: ({ version }, columns) => {
      ({ missing } = notationOf(version));
      platform = columns.findIndex(({ header }) => header === '租屋平台');
      for (const [index, { type }] of columns.entries()) if (type === 'string') forms.set(index, new Map());
    },
    onRows: (rows) => {
      for (const { [platform]: name } of rows)
        if (name !== undefined) platforms.set(name, (platforms.get(name) ?? 0) + 1);
      for (const [index, counted] of forms)
        for (const row of rows) {
          const text = row[index] ?? missing;
          if (text !== missing) countForm(counted, text);
        }
    },
  });
  const columns = inspection.profile.columns.map((column, index) => {
    const [form] = [...(forms.get(index)?.values() ?? [])].sort((a, b) => b.rows - a.rows);
    return form ? { ...column, form } : column;
  });
  return { ...inspection, platforms, profile: { ...inspection.profile, columns } };
}
