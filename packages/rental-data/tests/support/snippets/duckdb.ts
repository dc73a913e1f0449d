import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

/** Works with a database of its own, which is closed afterwards. @param folder where relative paths begin */
export async function inDuckDb<T>(
  work: (connection: DuckDBConnection) => Promise<T>,
  folder?: string,
): Promise<T> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  try {
    if (folder !== undefined) await connection.run(`SET file_search_path = '${folder}'`);
    return await work(connection);
  } finally {
    connection.closeSync();
  }
}
