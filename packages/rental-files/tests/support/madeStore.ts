/** Stores filled with made tables of every dataset version and variant, and DuckDB on the same rows. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { Column, Format } from 'rental-data';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeTable, makeRandom, toSource, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { pythonCsv } from 'rental-data/testing/writers';
import { Store } from '../../src/cut/store';
import { openTable } from '../../src/table/files';

const ROWS = 300;

/** A made table with values missing in every column, also in those that mark a dwelling. */
function withGaps(made: MadeTable, seed: number): MadeTable {
  const random = makeRandom(seed);
  return { ...made, fields: made.fields.map((row) => row.map((text) => (random() < 0.06 ? '-' : text))) };
}

/** A made table of every dataset version and variant. */
export const TABLES: MadeTable[] = catalogue.versions.flatMap(({ version, variants, released }, index) =>
  variants.map((variant, other) => {
    const seed = 2 * index + other;
    return withGaps(makeTable({ version, variant, period: released.slice(0, 7), rows: ROWS, seed }), seed);
  }),
);

/** The store of a file with all its columns, and the fields that were put into it. */
export async function fill(
  made: MadeTable,
  format: Format = 'csv',
  options: { fewValues?: number } = {},
): Promise<{ store: Store; columns: Column[]; fields: string[][] }> {
  const { name, bytes } = toZip(made, format);
  const table = await openTable(toSource(name, bytes), catalogue);
  const candidate = table.candidates.find(
    ({ version, variant }) => version.version === made.version && variant === made.variant,
  );
  if (!candidate) throw new Error(`沒有${made.version}的${made.variant}`);
  const { columns, version } = candidate;
  const store = new Store(columns, options);
  const fields: string[][] = [];
  for await (const { rows } of table.rows(candidate)) {
    store.add(rows, { columns, version, period: made.period });
    fields.push(...rows);
  }
  return { store, columns, fields };
}

/** Every row of a store. */
export const everyRow = ({ rows }: Store): Uint32Array => Uint32Array.from({ length: rows }, (_, row) => row);

/** Asks DuckDB about rows whose columns are all text, in a table `t`; missing is NULL. */
export class Oracle {
  private constructor(private readonly connection: DuckDBConnection) {}

  static async of(header: readonly string[], fields: string[][]): Promise<Oracle> {
    const file = path.join(await temporaryFolder(), 'table.csv');
    writeFileSync(file, pythonCsv(header, fields));
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(
      `CREATE TABLE t AS FROM read_csv('${file}', all_varchar=true, header=true, delim=',', quote='"', escape='"', nullstr='-')`,
    );
    return new Oracle(connection);
  }

  async ask(sql: string): Promise<Record<string, unknown>[]> {
    return (await this.connection.runAndReadAll(sql)).getRowObjectsJson();
  }

  close(): void {
    this.connection.closeSync();
  }
}
