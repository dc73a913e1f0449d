import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

/** Works with a database of its own, which is closed afterwards. */
export async function inDuckDb<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  try {
    return await work(connection);
  } finally {
    connection.closeSync();
  }
}
