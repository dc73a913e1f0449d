/** Files of tests that share a process: what one of them leaves changed, the next one meets. Each must clean up. */
import process from 'node:process';
import { afterAll, beforeAll, expect, vi } from 'vitest';

/** What tests could change and others would notice, by name; compared by identity. */
function shared(): Map<string, unknown> {
  const found = new Map<string, unknown>([
    ['process.cwd()', process.cwd()],
    ['process.stdout.write', process.stdout.write],
    ['vi.useFakeTimers()', vi.isFakeTimers()],
  ]);
  for (const [name, value] of Object.entries(process.env)) found.set(`process.env.${name}`, value);
  for (const [name, value] of Object.entries(console)) found.set(`console.${name}`, value);
  // Every file that asks for a document gets a new one, with its globals.
  const globals = typeof document === 'undefined' ? Object.getOwnPropertyNames(globalThis) : [];
  for (const name of globals) {
    // Vitest keeps its own there, new for each file; newer versions of Node warn of whoever reads the storages.
    if (name.startsWith('__vitest') || /^(?:local|session)Storage$/.test(name)) continue;
    // Many come into being when they are first read, which is no change.
    found.set(name, Reflect.get(globalThis, name));
  }
  for (const name of process.eventNames()) {
    found.set(`process.on('${String(name)}')`, process.listenerCount(name));
  }
  return found;
}

let before: ReadonlyMap<string, unknown>;

beforeAll(() => {
  before = shared();
});

afterAll(() => {
  const after = shared();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  );
  expect(changed, '這個檔案的測試改了其他檔案也用得到的東西，結束時要還原。').toEqual([]);
});
