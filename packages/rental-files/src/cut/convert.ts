/** Rows in the notation of other programs: CSV, JSON Lines and Parquet, piece by piece. */
import type { ColumnSource, SchemaElement } from 'hyparquet-writer';
import { csvLines } from './export';
import type { Store } from './store';
import { isoInTaipei, typedColumn, type Labels, type TypedColumn, type TypedValue } from './typed';

export interface ConvertOptions {
  columns?: readonly string[] | undefined;
  /** words in place of codes and of yes and no, see `labelsIn` */
  labels?: Labels | undefined;
  /** told at the end of values that do not fit the type of their column, which are written as missing */
  onUnfit?: ((header: string, rows: number) => void) | undefined;
}

const PIECE_ROWS = 2_000;
/** Rows that a reader of Parquet takes at a time, and the writer keeps in memory. */
const GROUP_ROWS = 50_000;

/** Tells of unfit values when all pieces were taken. */
function* watched<T>(
  store: Store,
  { columns = store.headers, labels, onUnfit }: ConvertOptions,
  write: (typed: readonly TypedColumn[]) => Iterable<T>,
): Generator<T> {
  const typed = columns.map((header) => typedColumn(store, header, labels));
  yield* write(typed);
  for (const { header, unfit } of typed) if (unfit() > 0) onUnfit?.(header, unfit());
}

function* piecesOfRows(rows: Uint32Array, size: number): Generator<Uint32Array> {
  for (let from = 0; from < rows.length; from += size) yield rows.subarray(from, from + size);
}

const fieldText = (value: TypedValue): string =>
  value === null ? '' : value instanceof Date ? isoInTaipei(value) : String(value);

/** Rows as CSV: what is missing is blank, yes and no are true and false, times have their zone. @throws RangeError for a column that is not kept */
export const toCsv = (store: Store, rows: Uint32Array, options: ConvertOptions = {}): Generator<string> =>
  watched(store, options, function* (columns) {
    yield csvLines([columns.map(({ header }) => header)]);
    for (const piece of piecesOfRows(rows, PIECE_ROWS))
      yield csvLines(Array.from(piece, (row) => columns.map(({ read }) => fieldText(read(row)))));
  });

/** Rows as JSON Lines: an object a line. @throws RangeError for a column that is not kept */
export const toJsonLines = (
  store: Store,
  rows: Uint32Array,
  options: ConvertOptions = {},
): Generator<string> =>
  watched(store, options, function* (columns) {
    for (const piece of piecesOfRows(rows, PIECE_ROWS)) {
      const lines = Array.from(piece, (row) => {
        const fields = columns.map(({ header, read }) => {
          const value = read(row);
          return [header, value instanceof Date ? isoInTaipei(value) : value];
        });
        return `${JSON.stringify(Object.fromEntries(fields))}\n`;
      });
      yield lines.join('');
    }
  });

const ELEMENTS: Record<TypedColumn['kind'], Omit<SchemaElement, 'name' | 'repetition_type'>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  time: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
};

/** Rows as Parquet, each column with its type, times as moments, what is missing as null. @throws RangeError for a column that is not kept */
export async function* toParquet(
  store: Store,
  rows: Uint32Array,
  options: ConvertOptions = {},
): AsyncGenerator<Uint8Array> {
  // Whoever writes no Parquet loads none of it.
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
  yield* watched(store, options, function* (columns) {
    const writer = new ByteWriter();
    const schema: SchemaElement[] = [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ header, kind }) => ({
        name: header,
        repetition_type: 'OPTIONAL' as const,
        ...ELEMENTS[kind],
      })),
    ];
    const parquet = new ParquetWriter({ writer, schema, createdBy: 'rental-files' });
    const take = (): Uint8Array => {
      const bytes = writer.getBytes().slice();
      // What was taken need not stay; places in the file count on.
      writer.index = 0;
      return bytes;
    };
    for (const group of piecesOfRows(rows, GROUP_ROWS)) {
      const columnData = columns.map(({ header, kind, read }): ColumnSource => {
        const values = Array.from(group, read);
        return {
          name: header,
          data:
            kind === 'integer'
              ? values.map((value) => (value === null ? null : BigInt(Number(value))))
              : values,
        };
      });
      void parquet.write({ columnData, rowGroupSize: group.length });
      yield take();
    }
    void parquet.finish();
    yield take();
  });
}
