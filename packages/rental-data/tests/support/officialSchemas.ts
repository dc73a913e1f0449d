/**
 * The official schema files, kept beside the project and not in it (../shared/schemas/README.md). Where the folder is
 * missing, the checks that need it are skipped and say so; the project's own checks of the same documents always run.
 */
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('../shared/schemas');

export const officialPresent = existsSync(FOLDER);
if (!officialPresent) console.warn(`找不到${FOLDER}：略過官方schema的檢查。`);

/** Text of an official schema file. */
export const readOfficial = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

/** An official JSON Schema. */
const readOfficialJson = (name: string): object => JSON.parse(readOfficial(name)) as object;

/** A check against an official JSON Schema: what it says against a document, nothing when it conforms. */
export function officialCheck(name: string): (document: unknown) => unknown[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  // A hint for editors in the profiles of Data Package.
  ajv.addFormat('textarea', true);
  const validate = ajv.compile(readOfficialJson(name));
  return (document) => (validate(document) ? [] : (validate.errors ?? []));
}
