/** Runs snippets with the tools of this machine, each in a folder that holds the file as readers have it. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { writeSnippets } from '../../../src/snippets';
import { EXAMPLE_CODES } from '../../../src/snippets/example';
import type { Sample } from './sample';

const execute = promisify(execFile);

/** UTF-8 without the language of the machine: sorting and numbers must not depend on it. */
export const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' };

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

export const findSnippet = (sample: Sample, tool: string): string => {
  const found = writeSnippets(sample.source).find((s) => s.tool === tool);
  if (!found) throw new Error(`沒有${tool}的範例程式`);
  return found.code;
};

/**
 * How readers have a file: as the button saves it and Windows unpacks it, as curl leaves it, renamed, or all of them in one folder.
 */
export const WAYS = ['saved', 'fetched', 'renamed', 'all'] as const;
export type Way = (typeof WAYS)[number];

/** The files of a folder: the ZIP, and the CSV unpacked. */
export function listFiles(sample: Sample, way: Way): Map<string, Uint8Array> {
  if (way === 'all')
    return new Map(WAYS.flatMap((other) => (other === 'all' ? [] : [...listFiles(sample, other)])));
  const { source, zip } = sample;
  // Written out: what the code itself takes for these places is what is tested.
  const folder = source.savedAs.replace('.zip', '');
  const inside = source.inside ?? '*.csv';
  const csv = Object.entries(unzipSync(zip)).filter(([name]) =>
    source.inside === undefined ? name.endsWith('.csv') : name === source.inside,
  );
  const place = {
    saved: `${folder}/${inside}`,
    fetched: source.inside ?? `${folder}/*.csv`,
    renamed: `${source.plainName}.csv`,
  }[way];
  return new Map<string, Uint8Array>([
    [way === 'renamed' ? `${source.plainName}.zip` : source.savedAs, zip],
    ...csv.map(([name, text]): [string, Uint8Array] => [place.replace('*.csv', path.basename(name)), text]),
  ]);
}

/** A host that has some files by their paths, and nothing else. */
export async function hosting<T>(
  files: ReadonlyMap<string, Uint8Array | string>,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const body = files.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
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

/** A folder with a sample in it, and its snippets, which take the code tables from a host of this machine; DuckDB, whose extension for that is elsewhere, from the folder. */
export const withSample = <T>(
  sample: Sample,
  work: (folder: string, snippet: (tool: string) => string) => Promise<T>,
  way: Way = 'saved',
): Promise<T> =>
  inFolder((folder) => {
    for (const [name, content] of listFiles(sample, way)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), content);
    }
    const { codes } = sample.source;
    const tables = EXAMPLE_CODES.map(
      (header) => [new URL(codes[header]).pathname, sample.codes[header]] as const,
    );
    for (const [address, table] of tables) writeFileSync(path.join(folder, path.basename(address)), table);
    return hosting(new Map(tables), (origin) =>
      work(folder, (tool) => {
        let code = findSnippet(sample, tool);
        for (const header of EXAMPLE_CODES) {
          expect(code).toContain(codes[header]);
          const { pathname } = new URL(codes[header]);
          const here = tool === 'DuckDB' ? path.join(folder, path.basename(pathname)) : origin + pathname;
          code = code.replaceAll(codes[header], here);
        }
        return code;
      }),
    );
  });

/** What a command prints. @throws with what it printed as an error when it fails */
export async function output(folder: string, command: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute(command, args, { cwd: folder, env: ENVIRONMENT });
  return stdout;
}

/** The last line of a text as JSON: what a probe behind a snippet printed. */
export const lastJson = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '');
