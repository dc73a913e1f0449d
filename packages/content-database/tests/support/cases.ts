import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Cases that are data, by the name of their file in tests/fixtures; what they mean stands in the type of who asks. */
export const readCases = <T>(name: string): T =>
  parse(readFileSync(`packages/content-database/tests/fixtures/${name}.yaml`, 'utf8')) as T;
