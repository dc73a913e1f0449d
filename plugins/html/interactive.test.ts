import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertNothingDead } from 'html-first';
import { readFixture } from '@site/tests/support/readFixture';
import { PARTS } from '.';

interface Fault {
  what: string;
  file: string;
  find: string;
  put: string;
  /** the file that is named, where it is another one */
  found?: string;
  says: string;
}
/** Each in another file. */
const FAULTS = readFixture<Fault[]>('dead-pages');

describe('HTML pages', () => {
  it('have neither handlers nor state outside of islands', () => {
    expect(() => {
      assertNothingDead('.', PARTS);
    }).not.toThrow();
  });

  describe('stop the build with the names of the files and the fix:', () => {
    // All at once, since every look reads the whole site.
    const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
    afterAll(() => rmSync(copy, { recursive: true, force: true }));
    let problem = '';
    beforeAll(() => {
      cpSync('src', path.join(copy, 'src'), { recursive: true });
      for (const { file, find, put } of FAULTS) {
        const place = path.join(copy, file);
        const before = readFileSync(place, 'utf8');
        expect(before).toContain(find);
        writeFileSync(
          place,
          before.replace(find, () => put),
        );
      }
      try {
        assertNothingDead(copy, PARTS);
      } catch (error) {
        problem = String(error);
      }
    });

    it.each(FAULTS)('$what', ({ file, found = file, says }) => {
      expect(problem).toContain(`\n${found}: ${says}`);
      expect(problem).toContain('\nFix: ');
    });
  });
});

describe('islands', () => {
  const registry = readFileSync('src/runtime/islands.ts', 'utf8');
  const list = registry.slice(registry.indexOf('export const ISLANDS'));
  const known = [
    ...list.matchAll(/^ {2}'?([\w-]+)'?:(?:(?!^ {2}'?[\w-]+'?:)[^])*?webpackChunkName: "([\w-]+)"/gm),
  ];

  it('that are loaded have a chunk of their own, by their name', () => {
    expect(known.length).toBeGreaterThan(9);
    for (const [, name = '', chunk] of known)
      expect(chunk, `src/runtime/islands.ts: webpackChunkName of '${name}'`).toBe(`island-${name}`);
  });
});
