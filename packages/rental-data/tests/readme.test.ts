import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// The examples load it, and it leaves globals behind.
import 'zod';
import { describe, expect, it, vi } from 'vitest';

const FOLDER = path.join(__dirname, '../examples');
const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
/** Each piece of code with what it prints. */
const EXAMPLES = [...readme.matchAll(/```js\n(.*?)```\n\n```text\n(.*?)```/gs)].map(([, code, text]) => ({
  code,
  text,
}));

describe('the examples of the README', () => {
  const files = readdirSync(FOLDER);

  it('are the files of the folder, letter by letter', () => {
    const texts = files.map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));
    expect(EXAMPLES.map(({ code }) => code).sort()).toEqual(texts.sort());
    expect(texts.length).toBeGreaterThan(2);
  });

  it.each(files)('%s prints what the README says', async (name) => {
    const code = readFileSync(path.join(FOLDER, name), 'utf8');
    const printed: string[] = [];
    const print = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    await import(path.join(FOLDER, name)).finally(() => {
      print.mockRestore();
    });
    expect(`${printed.join('\n')}\n`).toBe(EXAMPLES.find((example) => example.code === code)?.text);
  });
});
