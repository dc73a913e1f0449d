import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSources } from '../../tests/support/sources';
import { parseSeams, judgeSeam } from './seams.mjs';
import { TESTS } from './upgrade.mjs';

const seams = parseSeams(readFileSync('ARCHITECTURE.md', 'utf8'));
/** The comment with which a file begins, as one line. */
const readHeader = (file: string): string =>
  (/^\/\*\*([^]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] ?? '').replaceAll(/\s*\n\s*\* ?/g, ' ');
const files = [
  ...listSources('plugins/docusaurus', 'packages/html-first/src/build/bundler').filter(
    (file) => path.basename(file) !== 'index.ts',
  ),
  ...listSources('packages/html-first/src').filter(
    (file) => !file.includes('/bundler/') && readHeader(file).trim().startsWith('Seam:'),
  ),
];
const isIn = (file: string, places: readonly string[]): boolean =>
  places.some((place) => file === place || file.startsWith(`${place}/`));
const isListed = (file: string): boolean => seams.some((seam) => isIn(file, seam.files));

describe('each file that leans on internals of Docusaurus', () => {
  const own = files.filter((file) => !readHeader(file).trim().startsWith('No seam:'));

  it('is found', () => {
    expect(own.length).toBeGreaterThan(10);
  });

  it.each(own)(
    '%s says on what it relies, which test watches it, and what readers lose without it',
    (file) => {
      const header = readHeader(file);
      expect(header).toMatch(/Seam: .+ Relies on: .+ Tests?: .+ Without it: .+\./);
      // A package names none of this site's tests: the table does.
      const listed = seams.filter((seam) => isIn(file, seam.files)).flatMap((seam) => seam.tests);
      const tests = [...(header.match(/[\w./-]+\.(?:test|spec)\.tsx?/g) ?? []), ...listed];
      expect(tests.filter((test) => !existsSync(test))).toEqual([]);
      expect(tests.length).toBeGreaterThan(0);
    },
  );

  it.each(own)('%s is in the table of ARCHITECTURE.md', (file) => {
    expect(isListed(file)).toBe(true);
  });
});

describe('the table of ARCHITECTURE.md', () => {
  const tests = seams.flatMap((seam) => seam.tests);
  // Those of a browser or of a build need more than a copy with other packages.
  const unitTests = tests.filter((test) => !/^tests\/(?:browser|built)\//.test(test));

  it.each(tests)('names %s, which is a file: all tests of a folder would be blamed on one seam', (test) => {
    expect(test).toMatch(/\.(?:test|spec)\.ts$/);
    expect(existsSync(test)).toBe(true);
  });

  it.each(unitTests)('names %s, which a trial runs', (test) => {
    expect(isIn(test, TESTS)).toBe(true);
  });
});

describe('a trial of another version', () => {
  const seam = { what: 'x', files: ['plugins/docusaurus/x.ts'], tests: ['plugins/docusaurus/x.test.ts'] };
  const tested = (...failures: string[]) => [{ file: 'plugins/docusaurus/x.test.ts', failures }];

  it('says that a seam holds whose tests hold', () => {
    expect(judgeSeam(seam, tested(), null)).toEqual({ verdict: '成立', reasons: [] });
  });

  it('names the tests that fail, and what the build says of its file', () => {
    expect(judgeSeam(seam, tested('finds it'), null)).toEqual({
      verdict: '不成立',
      reasons: ['x.test.ts：finds it'],
    });
    expect(judgeSeam(seam, tested(), 'plugins/docusaurus/x.ts：找不到').verdict).toBe('不成立');
  });

  const errors = listSources('plugins/docusaurus', 'packages/html-first/src/build').flatMap((file) =>
    // As they stand in the code: a template's expressions are not what names the file.
    [...readFileSync(file, 'utf8').matchAll(/['`]((?:html-first|plugins)\/\S+?\.ts(?:：|: ).+)['`]/g)].map(
      ([, error = '']) => [file, error] as const,
    ),
  );

  it('finds the errors of seams', () => {
    expect(errors.length).toBeGreaterThan(8);
  });

  it.each(errors)('blames the seam of %s for its error “%s”', (file, error) => {
    const own = seams.filter((seam) => isIn(file, seam.files));
    expect(own.length).toBeGreaterThan(0);
    for (const each of own) expect(judgeSeam(each, [], `[ERROR] Error: ${error}`).verdict).toBe('不成立');
  });

  it('claims nothing where the build stopped at something else', () => {
    expect(judgeSeam(seam, tested(), 'plugins/docusaurus/y.ts：找不到').verdict).toBe('看不出來');
  });

  it('claims nothing where no unit test looks', () => {
    const unseen = { ...seam, tests: ['tests/browser/x.spec.ts'] };
    expect(judgeSeam(unseen, tested(), null)).toEqual({
      verdict: '看不出來',
      reasons: ['還要跑tests/browser/x.spec.ts'],
    });
  });

  it('needs the table', () => {
    expect(() => parseSeams('# 架構')).toThrow(/沒有「依賴Docusaurus/);
  });
});
