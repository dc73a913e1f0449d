import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assertNothingDead, findInteractive, readSource } from './interactive';

const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
cpSync('src', path.join(copy, 'src'), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What is found when a text of a file of the site is replaced. */
function planted(file: string, find: string, put: string): string[] {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  expect(before).toContain(find);
  writeFileSync(
    place,
    before.replace(find, () => put),
  );
  try {
    return findInteractive(copy);
  } finally {
    writeFileSync(place, before);
  }
}

describe('HTML pages', () => {
  it('have neither handlers nor state outside of islands', () => {
    expect(findInteractive('.')).toEqual([]);
    expect(() => {
      assertNothingDead('.');
    }).not.toThrow();
  });

  it.each([
    [
      'a handler on a page',
      'src/features/codes/page.tsx',
      '<main ',
      '<main onClick={() => undefined} ',
      'onClick',
    ],
    [
      'state in a block of writers',
      'src/lib/ui/Notice/index.tsx',
      'return (',
      'useState(0); return (',
      'useState',
    ],
    [
      'an effect in a part of a page of the blog',
      'src/features/blog/PostDate/index.tsx',
      'return (',
      'useEffect(() => undefined); return (',
      'useEffect',
    ],
    [
      'a handler in the header',
      'src/theme/Navbar/index.tsx',
      '<header ',
      '<header onClick={() => undefined} ',
      'onClick',
    ],
    [
      'state in the link that opens the search',
      'src/features/search/SearchBox/index.tsx',
      'return (',
      'useState(0); return (',
      'useState',
    ],
    [
      'an island’s component that a page uses without its mark',
      'src/features/file/page.tsx',
      "'@site/src/features/citation/CitationBox'",
      "'@site/src/features/citation/CitationBox/Box'",
      'onClick',
    ],
    [
      'a handler beside an island',
      'src/features/citation/CitationBox/index.tsx',
      '<p ',
      '<p onClick={() => undefined} ',
      'CitationBox/index.tsx：onClick',
    ],
    [
      'an effect beside the component of an island in its file',
      'src/lib/ui/ScrollTable/index.tsx',
      'return (\n    <div className={styles.frame}',
      'useLayoutEffect(() => undefined); return (\n    <div className={styles.frame}',
      'ScrollTable/index.tsx：useLayoutEffect',
    ],
  ])('%s is found', (_, file, find, put, name) => {
    expect(planted(file, find, put).join('\n')).toContain(name);
  });

  it('stop the build with the name of the file and the fix', () => {
    const place = path.join(copy, 'src/features/codes/page.tsx');
    const before = readFileSync(place, 'utf8');
    writeFileSync(place, before.replace('<main ', '<main onFocus={() => undefined} '));
    expect(() => {
      assertNothingDead(copy);
    }).toThrow(/src\/features\/codes\/page\.tsx：onFocus\n修正：/);
    writeFileSync(place, before);
  });
});

it('types of a module are no use of it; what is loaded later, and islands, are told apart', () => {
  const text =
    "import type { A } from './a';\nimport B from './b';\nvoid import('./c');\nimport D from './d';\nexport default island('d', D);\n";
  expect(readSource(text, 'x.tsx')).toEqual({
    imports: ['./b', './d'],
    islands: ['./d'],
    later: ['./c'],
    interactive: [],
  });
});

describe('islands', () => {
  const registry = readFileSync('src/runtime/html/islands/registry.ts', 'utf8');
  const list = registry.slice(registry.indexOf('export const ISLANDS'));
  const known = [
    ...list.matchAll(/^ {2}'?([\w-]+)'?:(?:(?!^ {2}'?[\w-]+'?:)[^])*?webpackChunkName: "([\w-]+)"/gm),
  ];

  it('that are loaded have a chunk of their own, by their name', () => {
    expect(known.length).toBeGreaterThan(9);
    for (const [, name = '', chunk] of known) expect(chunk).toBe(`island-${name}`);
  });
});
