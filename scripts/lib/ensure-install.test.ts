import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureInstalled, needsInstall, readInstallState } from './ensure-install.mjs';

describe('needsInstall', () => {
  const installed = { lockHash: 'a', lockTime: 100, npmTime: 200, stamp: null, hasTools: true };

  it.each([
    ['npm never finished', { ...installed, npmTime: null }, true],
    [
      'npm never finished, whatever the stamp says',
      { ...installed, npmTime: null, stamp: { hash: 'a', time: 300 } },
      true,
    ],
    ['no stamp, installed after the lockfile', installed, false],
    ['no stamp, installed at the same moment', { ...installed, npmTime: 100 }, false],
    ['no stamp, installed before the lockfile changed', { ...installed, lockTime: 201 }, true],
    ['stamp of this lockfile', { ...installed, stamp: { hash: 'a', time: 300 } }, false],
    [
      'stamp of this lockfile, touched since',
      { ...installed, lockTime: 400, stamp: { hash: 'a', time: 300 } },
      false,
    ],
    ['stamp of another lockfile', { ...installed, stamp: { hash: 'b', time: 300 } }, true],
    [
      'stamp of another lockfile, npm run by hand since',
      { ...installed, stamp: { hash: 'b', time: 150 } },
      false,
    ],
    [
      'old stamp, lockfile changed since npm ran',
      { ...installed, lockTime: 201, stamp: { hash: 'a', time: 150 } },
      true,
    ],
  ])('%s', (_name, state, expected) => {
    expect(needsInstall(state, true)).toBe(expected);
  });

  it('is what the tools of the checks ask for where only the site was installed', () => {
    const site = { ...installed, hasTools: false };
    expect(needsInstall(site, true)).toBe(true);
    expect(needsInstall(site, false)).toBe(false);
  });
});

describe('ensureInstalled', () => {
  let root: string;

  /** What `npm ci` leaves behind, and when. */
  function leaveInstallation(time: number, withTools = true): void {
    const file = path.join(root, 'node_modules', '.package-lock.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ packages: withTools ? { vitest: { dev: true } } : {} }, null, 2));
    utimesSync(file, time, time);
  }

  function writeLockfile(content: string, time: number): void {
    const file = path.join(root, 'package-lock.json');
    writeFileSync(file, content);
    utimesSync(file, time, time);
  }

  const npm = vi.fn<(folder: string, withTools: boolean) => Promise<number>>();
  const ensure = (withTools = true) => ensureInstalled(root, { withTools, install: npm });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'ensure-install-'));
    writeLockfile('one', 1000);
    npm.mockReset();
    npm.mockImplementation((_, withTools) => {
      leaveInstallation(2000, withTools);
      return Promise.resolve(0);
    });
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it('installs once, and again when the lockfile has changed', async () => {
    expect(await ensure()).toBe(true);
    expect(await ensure()).toBe(false);
    // An older date, as a restored backup has it: the content decides.
    writeLockfile('two', 500);
    expect(await ensure()).toBe(true);
    expect(await ensure()).toBe(false);
    expect(npm.mock.calls).toEqual([
      [root, true],
      [root, true],
    ]);
  });

  it('fetches the tools of the checks when they are asked for, and leaves them there', async () => {
    expect(await ensure(false)).toBe(true);
    expect(await ensure(false)).toBe(false);
    expect(await ensure(true)).toBe(true);
    expect(await ensure(false)).toBe(false);
    writeLockfile('two', 3000);
    expect(await ensure(false)).toBe(true);
    expect(npm.mock.calls.map(([, withTools]) => withTools)).toEqual([false, true, true]);
  });

  it('accepts an installation made by hand and notes it', async () => {
    leaveInstallation(2000);
    expect(await ensure()).toBe(false);
    expect(npm).not.toHaveBeenCalled();
    const stamp = readFileSync(path.join(root, 'node_modules', '.install-stamp'), 'utf8').trim();
    expect(stamp).toBe(readInstallState(root).lockHash);
  });

  it('stops when npm fails, and does not take it for done', async () => {
    npm.mockImplementation(() => {
      mkdirSync(path.join(root, 'node_modules'));
      return Promise.resolve(7);
    });
    await expect(ensure()).rejects.toThrow('npm ci 失敗（結束代碼 7）');
    expect(readInstallState(root).stamp).toBeNull();
    expect(needsInstall(readInstallState(root), true)).toBe(true);
  });

  it('says that the lockfile is missing', async () => {
    rmSync(path.join(root, 'package-lock.json'));
    await expect(ensure()).rejects.toThrow('找不到 package-lock.json');
  });
});
