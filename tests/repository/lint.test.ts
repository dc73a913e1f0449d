/** Each group of lint rules is there and catches its fault, planted into a file of the project. */
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
// ESLint's plugins load these on first use, and they leave globals behind.
import 'eslint-plugin-jsx-a11y';
import 'zod';
import { beforeAll, describe, expect, it } from 'vitest';

const BROWSER = 'src/runtime/navigation/prefetch.ts';
const COMPONENT = 'src/features/marks/Mark/index.tsx';
const FRAME = 'src/shell/WithoutCode/index.tsx';
const WORKER = 'src/runtime/client-modules/serviceWorker.ts';

const eslint = new ESLint();

/** The rules that a file breaks once a text stands at its end. */
async function rulesOf(filePath: string, planted: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${readFileSync(filePath, 'utf8')}\n${planted}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('lint', () => {
  // The compiler reads the project once, for the first text.
  beforeAll(async () => {
    expect(await rulesOf(BROWSER, '')).toEqual([]);
  });

  it.each([
    [BROWSER, 'Promise.resolve(1);', '@typescript-eslint/no-floating-promises'],
    [WORKER, 'Promise.resolve(1);', '@typescript-eslint/no-floating-promises'],
    [
      BROWSER,
      "addEventListener('load', async () => { await fetch('/'); });",
      '@typescript-eslint/no-misused-promises',
    ],
    [BROWSER, 'export const planted = async (n: number) => await n;', '@typescript-eslint/await-thenable'],
    [BROWSER, 'export const planted = (n: any): number => Number(n);', '@typescript-eslint/no-explicit-any'],
    [
      BROWSER,
      'export const planted = (n: string): string => n as string;',
      '@typescript-eslint/no-unnecessary-type-assertion',
    ],
    [
      BROWSER,
      'export const planted = (n: number): boolean => n === undefined;',
      '@typescript-eslint/no-unnecessary-condition',
    ],
    [
      BROWSER,
      'export const planted = (n: object | null): object => n || {};',
      '@typescript-eslint/prefer-nullish-coalescing',
    ],
    [
      BROWSER,
      "export function planted(n: 'a' | 'b'): void { switch (n) { case 'a': tryTo(() => n); } }",
      '@typescript-eslint/switch-exhaustiveness-check',
    ],
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
    [BROWSER, '// eslint-disable-next-line no-console\nexport const planted = 1;', null],
  ])('%s: %s', async (file, planted, rule) => {
    expect(await rulesOf(file, planted)).toContain(rule);
  });
});
