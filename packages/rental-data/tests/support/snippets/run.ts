/** Runs snippets with the tools of this machine, each in a folder that holds what its curl snippet would have left there. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { nameIn } from '../../../src/snippets/example';
import { snippetsOf } from '../../../src/snippets';
import { folderOf } from '../../../src/snippets/unpacked';
import type { Sample } from './sample';

const execute = promisify(execFile);

/** UTF-8 without the language of the machine: sorting and numbers must not depend on it. */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' };

/** Does a command answer? */
export function answers(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', env: ENVIRONMENT });
    return true;
  } catch {
    return false;
  }
}

/**
 * Says how snippets of a tool are tested here, and may be put into the title of the tests.
 * @throws in continuous integration when the tool is missing: there nothing may pass unexecuted
 */
export function executed(tool: string, present: boolean): string {
  if (!present && process.env['CI'] === 'true') {
    throw new Error(`CI要執行${tool}的範例程式，但是這台機器沒有。修正：在.ci/run安裝。`);
  }
  return present ? `${tool}，實際執行` : `${tool}，這台機器沒有，沒有執行`;
}

export const snippetOf = (sample: Sample, tool: string): string => {
  const found = snippetsOf(sample.source).find((s) => s.tool === tool);
  if (!found) throw new Error(`沒有${tool}的範例程式`);
  return found.code;
};

/** What curl.ts leaves in a folder: the ZIP, the table, and the CSV unpacked. */
export function unpackedLikeCurl({ source, zip, codes }: Sample): Map<string, Uint8Array | string> {
  const csv = Object.entries(unzipSync(zip)).filter(([name]) =>
    source.inside ? name === source.inside : name.endsWith('.csv'),
  );
  return new Map<string, Uint8Array | string>([
    [source.zip, zip],
    [nameIn(source.codes), codes],
    ...csv.map(([name, text]): [string, Uint8Array] => [
      source.inside ?? `${folderOf(source)}/${path.basename(name)}`,
      text,
    ]),
  ]);
}

/** An empty folder that is removed afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'snippet-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder with a sample, as it is after the curl snippet. */
export const withSample = <T>(sample: Sample, work: (folder: string) => Promise<T>): Promise<T> =>
  inFolder((folder) => {
    for (const [name, content] of unpackedLikeCurl(sample)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    return work(folder);
  });

/** What a command prints. @throws with what it printed as an error when it fails */
export async function output(folder: string, command: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(command, args, { cwd: folder, env: ENVIRONMENT });
  return stdout;
}

/** The last line of a text as JSON: what a probe behind a snippet printed. */
export const lastJson = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '');
