import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runSteps, STEPS, type Step } from '../../../scripts/lib/test-steps.mjs';

const steps: Step[] = [
  { name: 'one', title: '第一步', command: ['tool', 'a'] },
  { name: 'two', title: '第二步', command: ['tool', 'b'] },
  { name: 'three', title: '第三步', command: ['tool', 'c'] },
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

describe('STEPS', () => {
  it('has everything npm test stands for, the browser last', () => {
    expect(STEPS.map((step) => step.name)).toEqual([
      'types',
      'lint',
      'format',
      'unused',
      'unit',
      'build',
      'html',
      'wired',
      'sub',
      'browser',
    ]);
  });

  it('runs what the scripts of package.json run', () => {
    const { scripts } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as {
      scripts: Record<string, string>;
    };
    const names = [
      'typecheck',
      'lint',
      'format:check',
      'unused',
      'test:unit',
      'build',
      'test:html',
      'test:browser',
    ];
    // The sites that only the tests need have no scripts of their own.
    const named = STEPS.filter((step) => !['wired', 'sub'].includes(step.name));
    expect(named.map((step) => step.command.join(' '))).toEqual(names.map((name) => scripts[name]));
  });
});
