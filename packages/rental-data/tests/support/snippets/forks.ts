/** Interpreters that have started once: each program runs in a copy of that process or in a session of its own, which is there at once. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Socket } from 'node:net';
import { ENVIRONMENT } from './run';

/**
 * Makes what runs a program in a folder, and gives what it printed. It throws with what the program printed as an error where
 * that fails. What it leaves in its process, nobody meets.
 * @param command an interpreter, whose program reads lines: a folder with the file `program`, a tab, and the folder in which
 *   that is to run. It writes what is printed into `out` and `err` beside `program`, then the line, a tab, and 0 or else
 */
export function forked(
  command: string,
  ...args: string[]
): (folder: string, program: string) => Promise<string> {
  let ask: ((line: string) => Promise<string>) | undefined;
  const start = (): typeof ask => {
    const child = spawn(command, args, { env: ENVIRONMENT, stdio: ['pipe', 'pipe', 'inherit'] });
    // It ends with its input, that is with this process, which need not wait for it.
    child.unref();
    for (const stream of [child.stdin, child.stdout]) (stream as unknown as Socket).unref();
    const waiting = new Map<string, (status: string) => void>();
    createInterface(child.stdout).on('line', (text) => {
      const [job = '', folder = '', status = ''] = text.split('\t');
      waiting.get(`${job}\t${folder}`)?.(status);
    });
    child.once('exit', (code) => {
      ask = undefined;
      for (const end of waiting.values()) end(`ended with ${String(code)}`);
    });
    return async (line) => {
      (child.stdout as unknown as Socket).ref();
      try {
        return await new Promise<string>((resolve) => {
          waiting.set(line, resolve);
          child.stdin.write(`${line}\n`);
        });
      } finally {
        waiting.delete(line);
        if (waiting.size === 0) (child.stdout as unknown as Socket).unref();
      }
    };
  };
  return async (folder, program) => {
    ask ??= start();
    const job = mkdtempSync(path.join(tmpdir(), 'program-'));
    const read = (name: string): string => readFileSync(path.join(job, name), 'utf8');
    try {
      for (const name of ['out', 'err']) writeFileSync(path.join(job, name), '');
      writeFileSync(path.join(job, 'program'), program);
      const status = await ask?.(`${job}\t${folder}`);
      if (status !== '0') throw new Error(`${command}: ${String(status)}\n${read('err')}\n${program}`);
      return read('out');
    } finally {
      rmSync(job, { recursive: true, force: true });
    }
  };
}
