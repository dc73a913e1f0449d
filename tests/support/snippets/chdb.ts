import { createRequire } from 'node:module';

const FOLDER = process.env['CHDB_PATH'];

function isThere(): boolean {
  try {
    return FOLDER !== undefined && createRequire(`${FOLDER}/`).resolve('chdb') !== '';
  } catch {
    return false;
  }
}

/**
 * Is chDB there, ClickHouse local as a library? It takes half a gigabyte, so developers need not have it: .ci/run installs it
 * in a folder of its own and names it in CHDB_PATH.
 */
export const HAS_CHDB = isThere();
