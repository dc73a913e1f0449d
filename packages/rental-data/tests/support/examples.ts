/** The examples of a package: they stand in its README letter by letter, and print what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// The examples load it, and it leaves globals behind.
import 'zod';
import { describe, expect, it, vi } from 'vitest';

/** Pieces of code of a README, and what each prints; one that others import prints nothing. */
export const readExamples = (readme: string): { code: string; text: string }[] =>
  [...readme.matchAll(/```js\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(([, code = '', text = '']) => ({
    code,
    text,
  }));

/** @param home the folder of the package */
export function testExamples(home: string): void {
  const folder = path.resolve(home, 'examples');
  const known = readExamples(readFileSync(path.join(home, 'README.md'), 'utf8'));
  const files = readdirSync(folder).map((name) => ({
    name,
    code: readFileSync(path.join(folder, name), 'utf8'),
  }));

  describe('the examples of the README', () => {
    it('are the files of the folder, letter by letter', () => {
      expect(known.map(({ code }) => code).sort()).toEqual(files.map(({ code }) => code).sort());
      expect(files.length).toBeGreaterThan(2);
    });

    it.each(files)('$name prints what the README says', async ({ name, code }) => {
      const printed: string[] = [];
      const print = vi
        .spyOn(console, 'log')
        .mockImplementation((...words: unknown[]) => void printed.push(`${words.join(' ')}\n`));
      await import(path.join(folder, name)).finally(() => {
        print.mockRestore();
      });
      expect(printed.join('')).toBe(known.find((example) => example.code === code)?.text);
    });
  });
}
