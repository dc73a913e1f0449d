import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runSteps, STEPS, type Step } from './test-steps.mjs';

const steps: Step[] = [
  { name: 'one', title: '第一步', command: ['tool', 'a'], inputs: /./ },
  { name: 'two', title: '第二步', command: ['tool', 'b'], inputs: /./ },
  { name: 'three', title: '第三步', command: ['tool', 'c'], inputs: /./ },
];

async function runWith(codes: Record<string, number>) {
  const ran: string[] = [];
  const lines: string[] = [];
  const code = await runSteps(
    steps,
    (step) => {
      ran.push(step.name);
      return Promise.resolve(codes[step.name] ?? 0);
    },
    (line) => lines.push(line),
  );
  return { code, ran, output: lines.join('\n') };
}

describe('runSteps', () => {
  it('runs all steps in order, with headlines and durations', async () => {
    const { code, ran, output } = await runWith({});
    expect(code).toBe(0);
    expect(ran).toEqual(['one', 'two', 'three']);
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
});

describe('steps beside each other', () => {
  const beside = steps.map((step) => (step.name === 'two' ? { ...step, beside: true } : step));

  it('run at the same time, and each prints its output in one piece', async () => {
    const lines: string[] = [];
    const running = new Set<string>();
    let most = 0;
    const code = await runSteps(
      beside,
      async ({ name }, collect) => {
        running.add(name);
        most = Math.max(most, running.size);
        collect?.(`begin ${name}\n`);
        await new Promise((resolve) => setImmediate(resolve));
        collect?.(`end ${name}\n`);
        running.delete(name);
        return 0;
      },
      (line) => lines.push(line),
    );
    expect(code).toBe(0);
    expect(most).toBe(2);
    expect(lines.join('\n')).toContain('[1/3] 第一步（tool a）\nbegin one\nend one');
    expect(lines.join('\n')).toContain('[2/3] 第二步（tool b）\nbegin two\nend two');
  });

  it('all end before a failure of one stops the rest, and each that failed is named', async () => {
    const ran: string[] = [];
    const lines: string[] = [];
    const codes: Record<string, number> = { one: 2, two: 3 };
    const code = await runSteps(
      beside,
      ({ name }) => {
        ran.push(name);
        return Promise.resolve(codes[name] ?? 0);
      },
      (line) => lines.push(line),
    );
    expect(code).toBe(2);
    expect(ran).toEqual(['one', 'two']);
    expect(lines.join('\n')).toMatch(/測試失敗：第一步[^]*測試失敗：第二步/);
  });
});

describe('STEPS', () => {
  it('has everything npm test stands for, the browsers last', () => {
    expect(STEPS.map((step) => step.name)).toEqual([
      'types',
      'lint',
      'styles',
      'format',
      'unused',
      'build',
      'unit',
      'tools',
      'html',
      'wired',
      'preview',
      'browser',
      'engines',
    ]);
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
      'test:tools',
      'test:html',
      'test:browser',
      'test:engines',
    ];
    // The sites that only the tests need have no scripts of their own.
    const named = STEPS.filter((step) => !['wired', 'preview'].includes(step.name));
    expect(named.map((step) => step.command.join(' '))).toEqual(
      names.map((name) => scripts[name]?.replaceAll("'", '')),
    );
  });
});
