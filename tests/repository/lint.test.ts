/** Each group of lint rules is there and catches its fault, planted into a file of the project. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, describe, expect, it } from 'vitest';

const BROWSER = 'packages/html-first/src/navigation/prefetch.ts';
const FRAME = 'src/shell/Frame.tsx';

const eslint = new ESLint();

/** The rules that a file breaks once a text stands at its end. */
async function findBrokenRules(filePath: string, planted: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${readFileSync(filePath, 'utf8')}\n${planted}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('the rules of this project', () => {
  it('finds nothing where nothing is planted', async () => {
    expect(await findBrokenRules(BROWSER, '')).toEqual([]);
  });

  it.each([
    [
      FRAME,
      "export const Planted = ({ more }: { more: boolean }) => <p><b>x</b>{more && '……'}</p>;",
      'no-restricted-syntax',
    ],
    [
      FRAME,
      "export const Planted = ({ more }: { more: boolean }) => <p>{more ? 'a' : 'b'}<b>x</b></p>;",
      'no-restricted-syntax',
    ],
    // The element stands in braces, or the text behind two conditions.
    [
      FRAME,
      "export const Planted = ({ at, more }: { at: number; more: boolean }) => <>{at > 0 && '、'}{more ? <b>x</b> : at}</>;",
      'no-restricted-syntax',
    ],
    [
      FRAME,
      "export const Planted = ({ at, more }: { at: number; more: boolean }) => <p>{more && (at > 0 ? 'a' : 'b')}<b>x</b></p>;",
      'no-restricted-syntax',
    ],
    [
      FRAME,
      "export const Planted = ({ more }: { more: boolean }) => <p>{more ? <b>x</b> : more && 'a'}{more && <i />}</p>;",
      'no-restricted-syntax',
    ],
    [BROWSER, 'export const planted = (name: string): boolean => name in { a: 1 };', 'no-restricted-syntax'],
    [BROWSER, '// eslint-disable-next-line no-console\nexport const planted = 1;', null],
  ])('%s: %s', async (file, planted, rule) => {
    expect(await findBrokenRules(file, planted)).toContain(rule);
  });
});

/** What lint says, and a text that it says this of. */
const MISTAKES: [says: string, text: string][] = [
  ['no-explicit-any', 'export const planted = (n: any): number => Number(n);'],
  ['no-unused-vars', 'const planted = 1;'],
  ['no-restricted-properties', 'export const planted = (n: number): string => n.toLocaleString();'],
  ['Unused oxlint-disable directive', '// oxlint-disable-next-line no-console\nexport const planted = 1;'],
  [
    'no-cycle',
    "import type * as one from './planted4'; import type * as other from './planted4.test'; export type Both = [typeof one, typeof other];",
  ],
  ['TS2322', 'export const planted: number = "a";'],
  ['no-floating-promises', 'Promise.resolve(1);'],
  ['no-misused-promises', "addEventListener('load', async () => { await fetch('/'); });"],
  ['await-thenable', 'export const planted = async (n: number) => await n;'],
  ['no-unnecessary-type-assertion', 'export const planted = (n: string): string => n as string;'],
  ['prefer-nullish-coalescing', 'export const planted = (n: object | null): object => n || {};'],
  [
    'switch-exhaustiveness-check',
    "export function planted(n: 'a' | 'b', f: () => void) { switch (n) { case 'a': f(); } }",
  ],
];

/** The same, where tests may do it. */
const MISTAKES_OUTSIDE_TESTS: typeof MISTAKES = [
  ['no-unnecessary-condition', 'export const planted = (n: number): boolean => n === undefined;'],
  ['no-unsafe-return', 'export const planted = (text: string): string => JSON.parse(text);'],
  ['no-base-to-string', 'export const planted = (n: { a: 1 }): string => String(n);'],
];

/** The same, where React draws. */
const DRAWN_MISTAKES: typeof MISTAKES = [
  ['alt-text', 'export const Planted = () => <img src="/x.png" />;'],
  ['click-events-have-key-events', 'export const Planted = () => <div onClick={() => undefined}>x</div>;'],
  [
    'rules-of-hooks',
    "import { useState } from 'react'; export function Planted({ more }: { more: boolean }) { if (more) useState(0); return null; }",
  ],
  ['purity', 'export const Planted = () => <p>{Math.random()}</p>;'],
];

describe('the types and the rules of any project', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('find what is planted, and in tests what they check there', async () => {
    const planted = [...MISTAKES, ...MISTAKES_OUTSIDE_TESTS].flatMap(([says, text], index) =>
      [`planted${index}.ts`, `planted${index}.test.ts`].map((file) => ({
        file,
        text,
        says: index >= MISTAKES.length && file.includes('.test.') ? null : says,
      })),
    );
    planted.push(
      ...DRAWN_MISTAKES.map(([says, text], index) => ({ file: `src/Planted${index}.tsx`, text, says })),
    );
    mkdirSync(path.join(folder, 'src'));
    for (const { file, text } of planted) writeFileSync(path.join(folder, file), `export {};\n${text}\n`);
    copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: object;
    };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], paths: {} }, include: ['**/*'] }),
    );
    // The project's own command, in a folder of its own.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: { typecheck: string };
    };
    const [tool = '', ...args] = scripts.typecheck.split(' ');
    const output = await new Promise<string>((resolve) => {
      execFile(
        path.resolve('node_modules/.bin', tool),
        [...args, '--format', 'unix', '.'],
        { cwd: folder },
        (_error, stdout) => resolve(stdout),
      );
    });
    const lines = output.split('\n');
    for (const { file, says } of planted) {
      const found = lines.filter((line) => line.startsWith(`${file}:`));
      if (says === null) expect(found, file).toEqual([]);
      else expect(found, file).toContainEqual(expect.stringContaining(says));
    }
  });
});
