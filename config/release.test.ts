import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitDay, defaultRelease } from './release';
import { name, version } from '@site/package.json';

const hasGit = spawnSync('git', ['--version']).status === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  // A folder above may be a repository; whatever else git is told by the environment must not count either.
  for (const key of Object.keys(process.env).filter((k) => k.startsWith('GIT_'))) vi.stubEnv(key, undefined);
  vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(folder));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const git = (...args: string[]) => {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
};

describe('commitDay', () => {
  it.runIf(hasGit)('is the day of the commit that is built', () => {
    git('init', '--quiet');
    vi.stubEnv('GIT_COMMITTER_DATE', '2026-02-03T23:59:00+08:00');
    git('commit', '--quiet', '--allow-empty', '--message', 'test');
    expect(commitDay(folder)).toBe('2026-02-03');
  });

  it('is unknown outside any history', () => {
    expect(commitDay(folder)).toBeNull();
  });
});

describe('defaultRelease', () => {
  it.runIf(hasGit)('is the package and the commit, the same for the same sources', () => {
    git('init', '--quiet');
    writeFileSync(path.join(folder, 'file'), 'made by this test');
    git('add', 'file');
    git('commit', '--quiet', '--message', 'test');
    const commit = git('rev-parse', 'HEAD').trim();
    expect(defaultRelease(folder)).toBe(`${name}@${commit}`);
    expect(defaultRelease(folder)).toBe(defaultRelease(folder));
  });

  it('is the package and its version outside any history', () => {
    expect(defaultRelease(folder)).toBe(`${name}@${version}`);
    if (hasGit) git('init', '--quiet');
    expect(defaultRelease(folder)).toBe(`${name}@${version}`);
  });

  it('is the package and its version without git', () => {
    vi.stubEnv('PATH', folder);
    expect(defaultRelease()).toBe(`${name}@${version}`);
  });

  it('is a name that Sentry takes', () => {
    expect(defaultRelease()).toMatch(/^[^\s/\\]{1,200}$/);
  });
});
