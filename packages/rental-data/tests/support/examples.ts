/** The examples of a package: they stand in its README letter by letter, and print what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// The examples load it, and it leaves globals behind.
import 'zod';
import { expect, it, vi } from 'vitest';

/** Pieces of code of a README, and what each prints; one that others import prints nothing. */
export const readExamples = (readme: string): { code: string; text: string }[] =>
  [...readme.matchAll(/```js\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)].map(([, code = '', text = '']) => ({
    code,
    text,
  }));

const read = (home: string) => {
  const folder = path.resolve(home, 'examples');
  const files = readdirSync(folder).map((name) => ({
    name,
    code: readFileSync(path.join(folder, name), 'utf8'),
  }));
  return { folder, files, shown: readExamples(readFileSync(path.join(home, 'README.md'), 'utf8')) };
};

/** @param home the folder of a package whose examples write files: what they print is asked of the packed package alone */
export function testShown(home: string): void {
  const { files, shown } = read(home);
  it('the examples of the README are the files of the folder, letter by letter', () => {
    expect(shown.map(({ code }) => code).sort()).toEqual(files.map(({ code }) => code).sort());
    expect(files.length).toBeGreaterThan(2);
  });
}

/** @param home the folder of the package */
export function testExamples(home: string): void {
  testShown(home);
  const { folder, files, shown } = read(home);
  it.each(files)('the example $name prints what the README says', async ({ name, code }) => {
    const printed: string[] = [];
    const print = vi
      .spyOn(console, 'log')
      .mockImplementation((...words: unknown[]) => void printed.push(`${words.join(' ')}\n`));
    await import(path.join(folder, name)).finally(() => {
      print.mockRestore();
    });
    expect(printed.join('')).toBe(shown.find((example) => example.code === code)?.text);
  });
}
