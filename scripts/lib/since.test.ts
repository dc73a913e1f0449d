import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseSpecs, listChanged, stepsSince } from './since.mjs';
import { STEPS } from './test-steps.mjs';

const SPECS = ['chart.spec.ts', 'compare.spec.ts', 'loading-bar.spec.ts', 'routes.spec.ts'];
const COMPONENT = 'src/features/compare/Choices.tsx';

describe('listChanged', () => {
  it('lists what differs from where a branch began, files that are new, and those that are gone or moved', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'since-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });
    const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
    const commit = () => {
      git('add', '.');
      git('commit', '--quiet', '-m', 'Add');
    };
    git('init', '--quiet', '--initial-branch=main');
    for (const name of ['kept.ts', '換.ts', 'gone.ts', 'moved.ts', 'elsewhere.ts']) write(name, 'old');
    commit();
    git('checkout', '--quiet', '-b', 'branch');
    write('換.ts', 'new');
    git('mv', 'moved.ts', 'there.ts');
    commit();
    // What happens on main meanwhile is not this branch's.
    git('checkout', '--quiet', 'main');
    write('elsewhere.ts', 'new');
    commit();
    git('checkout', '--quiet', 'branch');
    write('added.ts', '');
    rmSync(path.join(root, 'gone.ts'));
    expect(listChanged(root, 'main')).toEqual(['added.ts', 'gone.ts', 'moved.ts', 'there.ts', '換.ts']);
    expect(() => listChanged(root, 'nowhere')).toThrow('--since的「nowhere」');
  });
});

describe('chooseSpecs', () => {
  it.each([
    ['a folder has its name', COMPONENT, ['compare', 'routes']],
    ['a component has its name', 'src/shell/LoadingBar/LoadingBar.tsx', ['loading-bar', 'routes']],
    ['it has changed', 'tests/browser/chart.spec.ts', ['chart', 'routes']],
    ['it finds a fault beside what has changed', 'src/features/home/other.ts', ['chart', 'routes']],
  ])('names a test where %s, and the one of all kinds of pages', (_, file, names) => {
    const faults = [
      { file: 'src/features/home/rows.ts', run: 'playwright test chart -g rows' },
      { file: 'src/features/home/rows.ts', run: 'vitest run compare' },
    ];
    expect(chooseSpecs([file], SPECS, faults)).toEqual(names.map((name) => `${name}.spec.ts`));
  });
});

describe('stepsSince', () => {
  const since = (...changed: string[]) =>
    stepsSince(
      STEPS,
      changed,
      { repositoryTests: ['tests/repository/a.test.ts'], specs: SPECS, faults: [] },
      (file) => !file.includes('/gone.'),
    );
  const commands = (...changed: string[]) =>
    Object.fromEntries(since(...changed).map(({ name, command }) => [name, command.join(' ')]));

  it('runs the tests that import a component, the builds, their pages, and browser tests of its feature', () => {
    expect(commands(COMPONENT)).toEqual({
      types: 'oxlint --type-aware --type-check',
      lint: 'eslint . --max-warnings 0',
      format: 'oxfmt --check',
      unused: 'knip',
      build: 'docusaurus build',
      unit: `vitest related --run --passWithNoTests --project !tools ${COMPONENT} tests/repository/a.test.ts`,
      wired: 'jiti tests/fixtures/wired-site/build.ts',
      browser: 'playwright test compare.spec.ts routes.spec.ts',
      tools: `vitest related --run --passWithNoTests --project tools ${COMPONENT} tests/repository/a.test.ts`,
      html: 'vitest run --config vitest.built.config.mts',
    });
  });

  it('leaves no browser test to another day, as a whole run does', () => {
    const findEnv = (steps: typeof STEPS) => steps.find(({ name }) => name === 'browser')?.env;
    expect(findEnv(STEPS)).toHaveProperty('TEST_ALTERNATE');
    expect(findEnv(since(COMPONENT))).toEqual({});
  });

  it('runs all unit tests where a file has changed that they read and do not import', () => {
    expect(commands(COMPONENT, 'catalogue/units.yaml')).toMatchObject({
      unit: 'vitest run --project !tools',
      tools: 'vitest run --project tools',
    });
  });

  it('runs the steps of a file that is gone, and the unit tests of what is there', () => {
    expect(commands('src/features/compare/gone.tsx', COMPONENT)).toEqual(commands(COMPONENT));
    expect(Object.keys(commands('src/features/compare/gone.tsx'))).toEqual(Object.keys(commands(COMPONENT)));
    expect(commands('catalogue/gone.yaml')).toMatchObject({ unit: 'vitest run --project !tools' });
  });

  it('runs all steps where a file has changed on which each of them depends', () => {
    const all = STEPS.map(({ name }) => name).filter((name) => name !== 'engines');
    expect(Object.keys(commands('package-lock.json'))).toEqual(all);
  });

  it('builds nothing where no page can have changed, and runs nothing where nothing has', () => {
    expect(Object.keys(commands('README.md'))).toEqual(['format', 'unused', 'unit', 'tools']);
    expect(since()).toEqual([]);
  });
});
