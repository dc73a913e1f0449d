import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertNothingDead } from 'html-first';
import { PARTS } from '.';

/** Faults of different files: what is replaced, the file that is named, and what is found in it. */
const FAULTS = [
  [
    'a handler on a page',
    'src/features/codes/page.tsx',
    '<main ',
    '<main onFocus={() => undefined} ',
    'src/features/codes/page.tsx: onFocus',
  ],
  [
    'state in a block of writers',
    'src/lib/ui/Notice/index.tsx',
    'return (',
    'useState(0); return (',
    'src/lib/ui/Notice/index.tsx: useState',
  ],
  [
    'an effect in a part of a page of the blog',
    'src/features/blog/PostDate/index.tsx',
    'return (',
    'useEffect(() => undefined); return (',
    'src/features/blog/PostDate/index.tsx: useEffect',
  ],
  [
    'a handler in the header',
    'src/theme/Navbar/index.tsx',
    '<header ',
    '<header onClick={() => undefined} ',
    'src/theme/Navbar/index.tsx: onClick',
  ],
  [
    'state in the link that opens the search',
    'src/features/search/SearchBox/index.tsx',
    'return (',
    'useState(0); return (',
    'src/features/search/SearchBox/index.tsx: useState',
  ],
  [
    'an island’s component that a page uses without its mark',
    'src/features/file/page.tsx',
    "'@site/src/features/citation/CitationBox'",
    "'@site/src/features/citation/CitationBox/Box'",
    'src/features/citation/CitationBox/Box.tsx: ',
  ],
  [
    'a handler beside an island',
    'src/features/citation/CitationBox/index.tsx',
    '<p ',
    '<p onClick={() => undefined} ',
    'src/features/citation/CitationBox/index.tsx: onClick',
  ],
  [
    'an effect beside the component of an island in its file',
    'src/lib/ui/ScrollTable/index.tsx',
    'return (\n    <div className={styles.frame}',
    'useLayoutEffect(() => undefined); return (\n    <div className={styles.frame}',
    'src/lib/ui/ScrollTable/index.tsx: useLayoutEffect',
  ],
  [
    'an island that is not listed',
    'src/features/file/Share/index.tsx',
    "'share-button'",
    "'share-it'",
    "src/features/file/Share/index.tsx: island 'share-it'",
  ],
] as const;

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
      for (const [, file, find, put] of FAULTS) {
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

    it.each(FAULTS)('%s', (_what, _file, _find, _put, named) => {
      expect(problem).toContain(`\n${named}`);
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
