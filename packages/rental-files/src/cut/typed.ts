/** Values as programs want them: numbers, true and false, times with their zone, and null for what is missing. */
import type { Catalogue } from '../catalogue';
import type { Store, StoreColumn } from './store';
import { numberOf } from './values';

type TypedValue = string | number | boolean | Date | null;

export interface TypedColumn {
  header: string;
  kind: 'string' | 'integer' | 'number' | 'boolean' | 'time';
  read: (row: number) => TypedValue;
  /** values that do not fit the column, which are null too; known after all rows were read */
  unfit: () => number;
}

const TAIPEI_SECONDS = 8 * 3600;

export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The words of codes and of yes and no, by column. */
export const labelsOf = (
  columns: readonly StoreColumn[],
  { codeTables }: Pick<Catalogue, 'codeTables'>,
  yesNo: { true: string; false: string },
): Labels =>
  new Map(
    columns.flatMap(({ header, type, codeTable }) => {
      if (type === 'boolean')
        return [[header, new Map([[yesNo.true, '是'], [yesNo.false, '否']])] as const]; // prettier-ignore
      const table = codeTables.find(({ id }) => id === codeTable);
      return table
        ? [[header, new Map(table.codes.map(({ code, label }) => [String(code), label]))] as const]
        : [];
    }),
  );

/** @param labels where codes become words */
export function typedColumn(store: Store, header: string, labels?: Labels): TypedColumn {
  const { type } = store.column(header);
  const values = store.values(header);
  let unfit = 0;
  const orNull = <T>(value: T | undefined): T | null => {
    if (value === undefined) unfit += 1;
    return value ?? null;
  };
  const finite = (number: number): number | undefined => (Number.isFinite(number) ? number : undefined);
  const words = labels?.get(header);
  const typed = (
    kind: TypedColumn['kind'],
    read: (text: string, row: number) => TypedValue,
  ): TypedColumn => ({
    header,
    kind,
    read: (row) => {
      const text = values.text(row);
      return text === store.missing ? null : read(text, row);
    },
    unfit: () => unfit,
  });
  switch (type) {
    case 'integer':
      return typed('integer', (text) => orNull(finite(numberOf(text))));
    case 'number':
      return typed('number', (text) => orNull(finite(numberOf(text))));
    case 'code':
      return words
        ? typed('string', (text) => words.get(text) ?? text)
        : typed('integer', (text) => orNull(finite(numberOf(text))));
    case 'boolean':
      return typed('boolean', (text) =>
        store.yes.has(text) ? true : orNull(store.no.has(text) ? false : undefined),
      );
    case 'datetime':
      return typed('time', (_, row) => {
        const seconds = values.kind === 'times' ? values.seconds(row) : NaN;
        return orNull(Number.isNaN(seconds) ? undefined : new Date((seconds - TAIPEI_SECONDS) * 1000));
      });
    case 'string':
    case 'list':
    case 'bounding box':
      return typed('string', (text) => text);
  }
}

/** A time as ISO 8601 by the clock in Taipei. */
export const isoInTaipei = (time: Date): string =>
  `${new Date(time.getTime() + TAIPEI_SECONDS * 1000).toISOString().slice(0, 19)}+08:00`;

const PIECE_ROWS = 2_000;

/** Rows as JSON Lines: an object a line, piece by piece. */
export function* jsonLines(columns: readonly TypedColumn[], rows: Uint32Array): Generator<string> {
  for (let from = 0; from < rows.length; from += PIECE_ROWS) {
    let piece = '';
    for (const row of rows.subarray(from, from + PIECE_ROWS)) {
      const fields = columns.map(({ header, read }) => {
        const value = read(row);
        return [header, value instanceof Date ? isoInTaipei(value) : value];
      });
      piece += `${JSON.stringify(Object.fromEntries(fields))}\n`;
    }
    yield piece;
  }
}
