import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { readPassedSteps } from './passed-steps.mjs';
import { STEPS, type Step } from './test-steps.mjs';

const step: Step = { name: 'one', title: '第一步', command: ['tool'], inputs: /^src\// };

/** A project in which a step has passed, and whether it still counts as passed. */
async function passIn(files: readonly string[], passed: Step = step) {
  const root = await temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  };
  for (const name of files) write(name, 'old');
  write('.gitignore', 'node_modules');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  readPassedSteps(root).add(passed);
  return { root, write, isPassed: () => readPassedSteps(root).has(passed) };
}

describe('a step that passed', () => {
  it('passed until one of its files changes, comes or goes', async () => {
    const { root, write, isPassed } = await passIn(['src/a.ts', 'src/b.ts', 'docs/a.mdx']);
    expect(isPassed()).toBe(true);
    write('docs/a.mdx', 'new');
    expect(isPassed()).toBe(true);
    write('src/a.ts', 'new');
    expect(isPassed()).toBe(false);
    write('src/a.ts', 'old');
    expect(isPassed()).toBe(true);
    write('src/c.ts', '');
    expect(isPassed()).toBe(false);
    rmSync(path.join(root, 'src/c.ts'));
    rmSync(path.join(root, 'src/b.ts'));
    expect(isPassed()).toBe(false);
  });

  it('runs again after a change of what each step depends on', async () => {
    const { write, isPassed } = await passIn(['src/a.ts', 'package-lock.json']);
    write('package-lock.json', 'new');
    expect(isPassed()).toBe(false);
  });

  it('has not passed where the record is cut off, or git knows no files', async () => {
    const { root, write, isPassed } = await passIn(['src/a.ts']);
    write('node_modules/.cache/passed-steps.json', '{"one":');
    expect(isPassed()).toBe(false);
    readPassedSteps(root).add(step);
    expect(isPassed()).toBe(true);
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(isPassed()).toBe(false);
  });
});

describe('a variable that changes a step', () => {
  const ofSite = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));
  const ofSteps = STEPS.flatMap(({ env = {} }) => Object.keys(env));
  const names = [...new Set([...ofSite, ...ofSteps, 'TEST_SEED', 'CHROMIUM_PATH', 'CHDB_PATH'])];

  it('lets it run again, whichever it is', async () => {
    // Those change how soon a step ends, and leave its result.
    const without = ['GOGC', 'NODE_OPTIONS', 'DOCUSAURUS_NO_PERSISTENT_CACHE'];
    const { isPassed } = await passIn(['src/a.ts']);
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const name of names.filter((known) => !without.includes(known))) {
      vi.stubEnv(name, 'https://other.test/');
      expect(isPassed(), `${name} lets it run again`).toBe(false);
      vi.unstubAllEnvs();
    }
    expect(isPassed()).toBe(true);
  });
});
