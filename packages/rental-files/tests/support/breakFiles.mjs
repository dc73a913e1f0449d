/**
 * Before the n-th change of a file below a folder the program is killed, finds the disk full or such that it can only be read, or
 * is not let move the file; or it is told so when it asks the n-th time. Loaded before a program (`node --import`) it reads its
 * orders from the environment.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

/** Nothing is needed on a disk to move or remove a file; a file that another program holds open can only not be moved. */
const WRITING = ['writeFile', 'open', 'mkdir'];
/** @type {Record<string, readonly string[]>} */
const NAMES = {
  kill: [...WRITING, 'rename', 'rm'],
  ENOSPC: WRITING,
  EROFS: WRITING,
  EPERM: ['rename'],
  EACCES: ['access'],
};

/** @type {Record<string, (...args: unknown[]) => Promise<unknown>>} */
const files = Object(fs);

/**
 * @param {{ folder: string, at: number, how: string, kill: () => void }} orders kill: what ends the program, which does nothing
 *   more from then on
 * @returns {() => void} mends the file system
 */
export function breakFiles({ folder, at, how, kill }) {
  let changes = 0;
  const count = async () => {
    changes += 1;
    if (changes !== at) return;
    if (how !== 'kill') throw Object.assign(new Error(`${how}: the test says so`), { code: how });
    kill();
    // A signal arrives between two turns of the loop.
    await new Promise(() => {});
  };
  const originals = (NAMES[how] ?? []).map((name) => {
    const original = files[name];
    if (!original) throw new Error(`node:fs/promises has no ${name}`);
    files[name] = async (...args) => {
      if (String(args[0]).startsWith(folder) && (name !== 'open' || args[1] === 'wx')) await count();
      // Programs end here and power does not, so that nothing need be on the disk itself, for which others may have to wait.
      const [file, text, options, ...rest] = args;
      return name === 'writeFile' && options instanceof Object
        ? original(file, text, { ...options, flush: false }, ...rest)
        : original(...args);
    };
    return { name, original };
  });
  syncBuiltinESMExports();
  return () => {
    for (const { name, original } of originals) files[name] = original;
    syncBuiltinESMExports();
  };
}

const { BREAK_IN: folder, BREAK_AT: at, BREAK_WITH: how = '' } = process.env;
if (folder) breakFiles({ folder, at: Number(at), how, kill: () => process.kill(process.pid, 'SIGKILL') });
