/** Values as programs want them: numbers, true and false, times with their zone, and null for what is missing. */
import type { Catalogue } from '../catalogue';
import type { Store, StoreColumn } from './store';
import { parseNumber, secondsIn } from './values';

export type TypedValue = string | number | boolean | Date | null;

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
export const collectLabels = (
  columns: readonly StoreColumn[],
  { codeTables }: Pick<Catalogue, 'codeTables'>,
  yesNo: { true: string; false: string },
): Labels =>
  new Map(
    columns.flatMap(({ header, type, codeTable }) => {
      if (type === 'boolean')
        return [[header, new Map([[yesNo.true, '是'], [yesNo.false, '否']])] as const]; // oxfmt-ignore
      const table = codeTables.find(({ id }) => id === codeTable);
      return table
        ? [[header, new Map(table.codes.map(({ code, label }) => [String(code), label]))] as const]
        : [];
    }),
  );

/** The words of all columns of a store. */
export const labelsIn = (store: Store, catalogue: Pick<Catalogue, 'codeTables'>): Labels => {
  const [yes = 'T'] = store.yes;
  const [no = 'F'] = store.no;
  return collectLabels(
    store.headers.map((header) => store.column(header)),
    catalogue,
    { true: yes, false: no },
  );
};

interface Typing {
  kind: TypedColumn['kind'];
  /** undefined for a text that does not fit */
  read: (text: string) => TypedValue | undefined;
}

const timeAt = (seconds: number): Date | undefined =>
  Number.isNaN(seconds) ? undefined : new Date((seconds - TAIPEI_SECONDS) * 1000);

/** How the texts of a column become values. @param words in place of codes */
export function typingFor(
  { type }: Pick<StoreColumn, 'type'>,
  { yes, no }: { yes: ReadonlySet<string>; no: ReadonlySet<string> },
  words?: ReadonlyMap<string, string>,
): Typing {
  const integer: Typing = {
    kind: 'integer',
    read: (text) => {
      const number = parseNumber(text);
      return Number.isSafeInteger(number) ? number : undefined;
    },
  };
  switch (type) {
    case 'integer':
      return integer;
    case 'number':
      return {
        kind: 'number',
        read: (text) => {
          const number = parseNumber(text);
          return Number.isFinite(number) ? number : undefined;
        },
      };
    case 'code':
      return words ? { kind: 'string', read: (text) => words.get(text) ?? text } : integer;
    case 'boolean':
      return { kind: 'boolean', read: (text) => (yes.has(text) ? true : no.has(text) ? false : undefined) };
    case 'datetime':
      return { kind: 'time', read: (text) => timeAt(secondsIn(text)) };
    case 'string':
    case 'list':
    case 'bounding box':
      return { kind: 'string', read: (text) => text };
  }
}

/** @param labels where codes become words */
export function typedColumn(store: Store, header: string, labels?: Labels): TypedColumn {
  const values = store.values(header);
  const { kind, read } = typingFor(store.column(header), store, labels?.get(header));
  let unfit = 0;
  return {
    header,
    kind,
    read: (row) => {
      const text = values.text(row);
      if (text === store.missing) return null;
      // Times are known as seconds already.
      const value = values.kind === 'times' ? timeAt(values.seconds(row)) : read(text);
      if (value === undefined) unfit += 1;
      return value ?? null;
    },
    unfit: () => unfit,
  };
}

/** A time as ISO 8601 by the clock in Taipei. */
export const isoInTaipei = (time: Date): string =>
  `${new Date(time.getTime() + TAIPEI_SECONDS * 1000).toISOString().slice(0, 19)}+08:00`;
