import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import unit from '@site/vitest.config.mjs';
import { listTests } from '../../tests/support/sources';
import { SOURCES } from './copy-site.mjs';
import { isInput, runSteps, STEPS, type Step } from './test-steps.mjs';

/** `a{b,c}` → `ab`, `ac` */
const expandBraces = (pattern: string): string[] => {
  const [all, parts] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (all === undefined) return [pattern];
  return (parts ?? '').split(',').flatMap((part) => expandBraces(pattern.replace(all, () => part)));
};
/** Which files the step `tools` runs, as globs without braces. */
const OF_TOOLS = (unit.test?.projects ?? [])
  .flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'tools'
      ? (project.test.include ?? [])
      : [],
  )
  .flatMap(expandBraces);
/** The files on which a step does not depend. */
const foreignTo = (name: string, files: readonly string[]) => {
  const step = STEPS.find((each) => each.name === name);
  return files.filter((file) => !step || !isInput(step, file));
};

const steps: Step[] = [
  { name: 'one', title: '第一步', command: ['tool', 'a'], inputs: /./ },
  { name: 'two', title: '第二步', command: ['tool', 'b'], inputs: /./ },
  { name: 'three', title: '第三步', command: ['tool', 'c'], inputs: /./ },
];

/** Runs the steps, each of which ends a moment after it began. */
async function runWith(codes: Record<string, number>, atOnce = 1, list = steps) {
  const ran: string[] = [];
  const lines: string[] = [];
  const running = new Set<string>();
  let most = 0;
  const code = await runSteps(
    list,
    async ({ name }, collect) => {
      ran.push(name);
      running.add(name);
      most = Math.max(most, running.size);
      collect?.(`begin ${name}\n`);
      await new Promise((resolve) => setImmediate(resolve));
      collect?.(`end ${name}\n`);
      running.delete(name);
      return codes[name] ?? 0;
    },
    (line) => lines.push(line),
    undefined,
    atOnce,
  );
  return { code, ran, most, output: lines.join('\n') };
}

describe('runSteps', () => {
  it('runs all steps in order, with headlines and durations', async () => {
    const { code, ran, most, output } = await runWith({});
    expect(code).toBe(0);
    expect(ran).toEqual(['one', 'two', 'three']);
    expect(most).toBe(1);
    expect(output).toContain('[2/3] 第二步（tool b）');
    expect(output).toMatch(/通過 {2}three +\d+\.\d 秒 {2}第三步/);
    expect(output).toContain('測試全部通過');
  });

  it('stops at the first failing step, names it and keeps its exit code', async () => {
    const { code, ran, output } = await runWith({ two: 3 });
    expect(code).toBe(3);
    expect(ran).toEqual(['one', 'two']);
    expect(output).toMatch(/通過 {2}one/);
    expect(output).toMatch(/失敗 {2}two/);
    expect(output).toContain('測試失敗：第二步（two）。只重跑這一步：npm test -- --only two');
    expect(output).not.toContain('全部通過');
  });

  it('runs several at the same time, each of which prints its output in one piece', async () => {
    const { code, most, output } = await runWith({}, 2);
    expect(code).toBe(0);
    expect(most).toBe(2);
    expect(output).toContain('[1/3] 第一步（tool a）\nbegin one\nend one');
    expect(output).toContain('[2/3] 第二步（tool b）\nbegin two\nend two');
  });

  it('lets a step wait for those that it needs, and those that need nothing go before', async () => {
    const needing = steps.map((step) => (step.name === 'two' ? { ...step, needs: ['one'] } : step));
    const { ran } = await runWith({}, 2, needing);
    expect(ran).toEqual(['one', 'three', 'two']);
    // What was not asked for is there already.
    expect((await runWith({}, 2, needing.slice(1))).ran).toEqual(['two', 'three']);
  });

  it('lets those that run end before a failure stops the rest, and names each that failed', async () => {
    const { code, ran, output } = await runWith({ one: 2, two: 3 }, 2);
    expect(code).toBe(2);
    expect(ran).toEqual(['one', 'two']);
    expect(output).toMatch(/測試失敗：第一步[^]*測試失敗：第二步/);
  });

  it('repeats the end of a failure that other steps have printed after, and only of that', async () => {
    const count = (output: string, words: string) => output.split(words).length - 1;
    const { output } = await runWith({ one: 2 }, 2);
    expect(count(output, 'end one')).toBe(2);
    expect(count(output, 'end two')).toBe(1);
    expect(count((await runWith({ two: 2 }, 2, steps.slice(0, 2))).output, 'end two')).toBe(1);
  });
});

describe('STEPS', () => {
  it('has everything npm test stands for, last what fills the time of the browser tests', () => {
    expect(STEPS.map((step) => step.name)).toEqual([
      'types',
      'lint',
      'styles',
      'format',
      'unused',
      'build',
      'unit',
      'engines',
      'wired',
      'example',
      'browser',
      'tools',
      'html',
    ]);
  });

  it('names no need that does not stand before it', () => {
    for (const [index, { name, needs = [] }] of STEPS.entries())
      for (const need of needs)
        expect(
          STEPS.slice(0, index).map((step) => step.name),
          name,
        ).toContain(need);
  });

  it('runs unit tests again when one of their files changes, or a document that they read', () => {
    const tests = OF_TOOLS.map((pattern) => pattern.replace('**', 'a').replace('*', 'b'));
    expect(tests).toContain('src/features/recipes/a/b.test.ts');
    for (const name of ['tools', 'unit'])
      expect(foreignTo(name, [...tests, 'ARCHITECTURE.md', 'plugins/docusaurus/blog.ts'])).toEqual([]);
  });

  it('runs each test that needs an installed program in the step for which .ci/run installs them', () => {
    const needy = listTests().filter(
      (file) => file.endsWith('.test.ts') && /\bexecuted\(/.test(readFileSync(file, 'utf8')),
    );
    expect(needy.length).toBeGreaterThan(5);
    const isOfTools = (file: string) =>
      OF_TOOLS.some((pattern) => file.startsWith(pattern.replace(/\*\*.*/, '')));
    expect(needy.filter((file) => !isOfTools(file))).toEqual([]);
  });

  it('builds again when something changes that a copy of the site takes along', () => {
    // Of those a build reads nothing; what is done in a copy, such as a release, does.
    const read = SOURCES.filter((name) => name !== 'scripts');
    const files = read.map((name) => (name.includes('.') ? name : `${name}/a.yaml`));
    expect(files).toContain('.browserslistrc');
    for (const name of ['build', 'wired']) expect(foreignTo(name, files)).toEqual([]);
  });

  it('runs what the scripts of package.json run', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = [
      'typecheck',
      'lint',
      'lint:styles',
      'format:check',
      'unused',
      'build',
      'test:unit',
      'test:engines',
      'test:browser',
      'test:tools',
      'test:html',
    ];
    // The sites that only the tests need have no scripts of their own.
    const named = STEPS.filter((step) => !['wired', 'example'].includes(step.name));
    expect(named.map((step) => step.command.join(' '))).toEqual(
      names.map((name) => scripts[name]?.replaceAll("'", '')),
    );
  });
});
