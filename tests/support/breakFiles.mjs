/**
 * Loaded before a program: before its n-th change of a file below a folder it is killed, finds the disk full or such that it can
 * only be read, or is not let move the file; or it is told so when it asks the n-th time.
 */
import fs from 'node:fs/promises';
import process from 'node:process';

const { BREAK_IN: folder = '', BREAK_WITH: how = '' } = process.env;
const at = Number(process.env.BREAK_AT ?? 0);
let changes = 0;

async function count() {
  changes += 1;
  if (changes !== at) return;
  if (how === 'kill') {
    process.kill(process.pid, 'SIGKILL');
    // The signal arrives between two turns of the loop.
    await new Promise(() => {});
  }
  throw Object.assign(new Error(`${how}: the test says so`), { code: how });
}

/** @type {Record<string, (...args: unknown[]) => Promise<unknown>>} */
const files = Object(fs);
/** Nothing is needed on a disk to move or remove a file; a file that another program holds open can only not be moved. */
const writing = ['writeFile', 'open', 'mkdir'];
const names =
  {
    kill: [...writing, 'rename', 'rm'],
    ENOSPC: writing,
    EROFS: writing,
    EPERM: ['rename'],
    EACCES: ['access'],
  }[how] ?? [];
for (const name of names) {
  const original = files[name];
  if (!original) throw new Error(`node:fs/promises has no ${name}`);
  files[name] = async (...args) => {
    const isHere =
      folder !== '' && String(args[0]).startsWith(folder) && (name !== 'open' || args[1] === 'wx');
    if (isHere) await count();
    return original(...args);
  };
}
