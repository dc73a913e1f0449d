/** The states of CONFORMANCE.md: its beginning says what each means. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const [beginning = '', ...sections] = readFileSync('CONFORMANCE.md', 'utf8').split(/^## /m);
const explained = [...beginning.matchAll(/\*\*(\w+)\*\*/g)].map(([, name = '']) => name);

/** Of every line, the first word of its state. Section 8 names results instead. */
const used = sections
  .filter((section) => !section.startsWith('8.'))
  .flatMap((section) =>
    section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) => /^\w*/.exec(line.slice(2).split(' | ')[1] ?? '')?.[0] ?? ''),
  );

it('are explained, and each that is explained is used', () => {
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].sort()).toEqual([...explained].sort());
});
