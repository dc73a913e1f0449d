import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const theme = path.join(process.cwd(), 'src/theme');

/** Every folder of src/theme that holds a theme component, e.g. DocItem/Layout. */
const folders = readdirSync(theme, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /^index\.(tsx?|jsx?)$/.test(entry.name))
  .map((entry) => path.relative(theme, entry.parentPath).replaceAll(path.sep, '/'))
  .sort();

/** The header of a swizzle: the comment with which the file begins, by label. */
function readHeader(folder: string): Record<string, string> {
  const text = readFileSync(path.join(theme, folder, 'index.tsx'), 'utf8');
  const comment = /^\/\*\*\n([^]*?)\*\//.exec(text)?.[1] ?? '';
  const lines = comment.replaceAll(/^\s*\* ?/gm, '').matchAll(/^(\w+): *(.+)$/gm);
  return Object.fromEntries([...lines].map((line) => [line[1] ?? '', line[2]?.trim() ?? '']));
}

/**
 * Rows of the ledger, the table in src/theme/README.md: component and kind. The component may be written plainly, as
 * code or as a link, with or without `src/theme/` and `/index.tsx`.
 */
function ledger(): { component: string; kind: string }[] {
  return (
    readFileSync(path.join(theme, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name = '', kind = '']) => ({
        component: (/^\[(.+)\]\(.*\)$/.exec(name)?.[1] ?? name)
          .replaceAll('`', '')
          .replace(/^(src\/)?theme\//, '')
          .replace(/(\/index\.tsx)?\/?$/, ''),
        kind,
      }))
      // Names of components begin with a capital; the table's head and rule do not look like that.
      .filter(({ component }) => /^[A-Z][A-Za-z]*(\/[A-Z][A-Za-z]*)*$/.test(component))
  );
}

/** Package, version and path of a swizzle's origin. */
function readOrigin(folder: string): { name: string; version: string; file: string } {
  const [, name = '', version = '', file = ''] =
    /^(@docusaurus\/[a-z-]+) (\d+\.\d+\.\d+), (src\/\S+)$/.exec(readHeader(folder)['Origin'] ?? '') ?? [];
  return { name, version, file };
}

/** Packages whose components this site may swizzle, and where they lie. */
const THEMES = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];
const isComponent = (file: string): boolean =>
  existsSync(`${file}.js`) || existsSync(path.join(file, 'index.js'));

const [own, swizzles] = [true, false].map((isOwn) =>
  folders.filter((folder) => (readHeader(folder)['Kind'] === 'own') === isOwn),
) as [string[], string[]];

describe('components of this site', () => {
  it('are the blocks that the specification names', () => {
    expect(own).toEqual([
      'AboutDataBrief',
      'AnnualDownload',
      'BlogPostList',
      'BlogTagList',
      'CommentWidget',
      'DatasetBriefCard',
      'DatasetCard',
      'DownloadTable',
    ]);
  });

  it.each(own)('%s says why it is here, and takes the place of none', (folder) => {
    const { Origin, Why } = readHeader(folder);
    expect(Origin).toBe('this site');
    expect(Why?.length).toBeGreaterThan(20);
    for (const theme of THEMES) expect(isComponent(path.resolve('node_modules', theme, folder))).toBe(false);
  });
});

describe('swizzles', () => {
  it('are there', () => {
    expect(swizzles).toContain('NotFound/Content');
    expect(swizzles.length).toBeGreaterThan(10);
  });

  it.each(swizzles)('%s says where it comes from, what it is and why', (folder) => {
    const { Kind, Why } = readHeader(folder);
    expect(readOrigin(folder).file.replace(/^src\/(theme|client\/theme-fallback)\//, '')).toBe(folder);
    expect(Kind).toMatch(/^(ejected|wrapped)\b/);
    expect(Why?.length).toBeGreaterThan(20);
  });

  it.each(swizzles)('%s takes the place of a component that its origin has', (folder) => {
    const { name, file } = readOrigin(folder);
    expect(isComponent(path.resolve('node_modules', name, file.replace(/^src/, 'lib')))).toBe(true);
  });

  it.each(swizzles)('%s was compared with the version that is in use', (folder) => {
    const { name, version } = readOrigin(folder);
    const text = readFileSync(path.join(process.cwd(), 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
    expect(version).toBe(dependencies[name]);
  });
});

describe('the ledger, src/theme/README.md', () => {
  it.each(folders)('lists %s as what it is', (folder) => {
    const rows = ledger().filter((row) => row.component === folder);
    expect(rows).toEqual([{ component: folder, kind: readHeader(folder)['Kind'] }]);
  });

  it('lists nothing else', () => {
    expect(
      ledger()
        .map((row) => row.component)
        .filter((component) => !folders.includes(component)),
    ).toEqual([]);
  });
});
