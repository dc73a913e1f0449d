/** Each group of lint rules is there and catches its fault, planted into a file of the project. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
// ESLint's plugins load these on first use, and they leave globals behind.
import 'eslint-plugin-jsx-a11y';
import 'zod';
import { afterAll, describe, expect, it } from 'vitest';

const BROWSER = 'packages/html-first/src/navigation/prefetch.ts';
const COMPONENT = 'src/features/marks/Mark/index.tsx';
const FRAME = 'src/shell/Frame.tsx';
const WITH_HOOKS = 'src/features/search/Search.tsx';

const eslint = new ESLint();

/** The rules that a file breaks once a text stands at its end. */
async function findBrokenRules(filePath: string, planted: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${readFileSync(filePath, 'utf8')}\n${planted}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('lint', () => {
  it('finds nothing where nothing is planted', async () => {
    expect(await findBrokenRules(BROWSER, '')).toEqual([]);
  });

  it.each([
    [BROWSER, 'export const planted = (n: any): number => Number(n);', '@typescript-eslint/no-explicit-any'],
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
    [
      COMPONENT,
      'export const Planted = () => <div onClick={() => undefined}>x</div>;',
      'jsx-a11y/click-events-have-key-events',
    ],
    [BROWSER, 'export const planted = (name: string): boolean => name in { a: 1 };', 'no-restricted-syntax'],
    [COMPONENT, 'export const Planted = () => <img src="/x.png" />;', 'jsx-a11y/alt-text'],
    [
      WITH_HOOKS,
      'export function Planted({ more }: { more: boolean }) { if (more) useState(0); return null; }',
      'react-hooks/rules-of-hooks',
    ],
    [WITH_HOOKS, 'export const Planted = () => <p>{Math.random()}</p>;', 'react-hooks/purity'],
    [BROWSER, '// eslint-disable-next-line no-console\nexport const planted = 1;', null],
  ])('%s: %s', async (file, planted, rule) => {
    expect(await findBrokenRules(file, planted)).toContain(rule);
  });
});

/** Text that breaks the rule of its name. */
const TYPED: Record<string, string> = {
  'no-cycle':
    "import type * as one from './no-cycle'; import type * as other from './no-cycle.test'; export type Both = [typeof one, typeof other];",
  TS2322: 'export const planted: number = "a";',
  'no-floating-promises': 'Promise.resolve(1);',
  'no-misused-promises': "addEventListener('load', async () => { await fetch('/'); });",
  'await-thenable': 'export const planted = async (n: number) => await n;',
  'no-unnecessary-type-assertion': 'export const planted = (n: string): string => n as string;',
  'no-unnecessary-condition': 'export const planted = (n: number): boolean => n === undefined;',
  'prefer-nullish-coalescing': 'export const planted = (n: object | null): object => n || {};',
  'switch-exhaustiveness-check':
    "export function planted(n: 'a' | 'b', f: () => void) { switch (n) { case 'a': f(); } }",
  'no-unsafe-return': 'export const planted = (text: string): string => JSON.parse(text);',
  'no-base-to-string': 'export const planted = (n: { a: 1 }): string => String(n);',
};

describe('the types and the rules that need them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('find what is planted, and in tests what they check there', async () => {
    const names = Object.keys(TYPED);
    for (const name of names) {
      const text = `export {};\n${TYPED[name]}\n`;
      writeFileSync(path.join(folder, `${name}.ts`), text);
      writeFileSync(path.join(folder, `${name}.test.ts`), text);
    }
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
      compilerOptions: object;
    };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, types: [], paths: {} }, include: ['*.ts'] }),
    );
    // The project's own command, in a folder of its own.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: { typecheck: string };
    };
    const [tool = '', ...args] = scripts.typecheck.split(' ');
    const output = await new Promise<string>((resolve) => {
      execFile(
        path.resolve('node_modules/.bin', tool),
        [...args, '--format', 'unix', '-c', path.resolve('.oxlintrc.json'), '.'],
        { cwd: folder },
        (_error, stdout) => resolve(stdout),
      );
    });
    const found = names.flatMap((name) =>
      [`${name}.ts`, `${name}.test.ts`].filter((file) =>
        output.split('\n').some((line) => line.includes(file) && line.includes(name)),
      ),
    );
    // Of tests, lint does not ask these.
    const free = ['no-unnecessary-condition', 'no-unsafe-return', 'no-base-to-string'];
    expect(found).toEqual(
      names.flatMap((name) => [`${name}.ts`, ...(free.includes(name) ? [] : [`${name}.test.ts`])]),
    );
  });
});
