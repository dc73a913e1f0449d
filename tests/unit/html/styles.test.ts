import { describe, expect, it } from 'vitest';
import { stylesOf, type Chunks } from '../../../plugins/html/styles';

/**
 * A site of four pages: each route has chunks by name (a hash follows the route's path); a chunk has an id, files,
 * and may share a further chunk with others (`origins`: chunk → chunks that ask for it).
 */
const CHUNKS: Chunks = {
  chunkNames: {
    '/-111': { __comp: 'home01', config: '5e9f5e1a' },
    '/download-222': { __comp: 'down01', __context: { plugin: 'plug01' }, data: ['list01', 'list02'] },
    '/blog/post/data-issue-2019-00-333': { __comp: 'post01', content: 'cont01' },
    '/blog/post/data-issue-2019-444': { __comp: 'post01', content: 'cont02' },
  },
  manifest: {
    assets: {
      '1': { js: [{ file: 'assets/js/home01.aaaa.js' }], css: [{ file: 'assets/css/home.css' }] },
      '2': { js: [{ file: 'assets/js/down01.bbbb.js' }], css: [{ file: 'assets/css/download.css' }] },
      '3': { js: [{ file: 'assets/js/list02.cccc.js' }], css: [{ file: 'assets/css/list.css' }] },
      '4': { js: [{ file: 'assets/js/post01.dddd.js' }] },
      '5': { js: [{ file: 'assets/js/cont01.eeee.js' }], css: [{ file: 'assets/css/katex.css' }] },
      '6': { js: [{ file: 'assets/js/cont02.ffff.js' }] },
      '7': { js: [{ file: 'assets/js/7.gggg.js' }], css: [{ file: 'assets/css/cards.css' }] },
      '8': { css: [{ file: 'assets/css/nobody.css' }] },
      main: { js: [{ file: 'assets/js/main.hhhh.js' }], css: [{ file: 'assets/css/main.css' }] },
    },
    origins: {
      '1': ['1'],
      '2': [2],
      '7': ['7', 1, '2'],
      '8': ['9'],
      main: ['main', '1', '2', '4'],
    },
  },
};

const styles = (route: string) => [...stylesOf(route, CHUNKS)].sort();

describe('stylesOf', () => {
  it.each([
    ['/', ['assets/css/cards.css', 'assets/css/home.css']],
    ['/download', ['assets/css/cards.css', 'assets/css/download.css', 'assets/css/list.css']],
    ['/blog/post/data-issue-2019-00', ['assets/css/katex.css']],
    ['/blog/post/data-issue-2019', []],
    ['/nowhere', []],
  ])('%s brings its own sheets and the shared ones', (route, expected) => {
    expect(styles(route)).toEqual(expected);
  });

  it.each(['/download', '/blog/post/data-issue-2019-00'])(
    '%s means the same with a trailing slash',
    (route) => {
      expect(stylesOf(`${route}/`, CHUNKS)).toEqual(stylesOf(route, CHUNKS));
    },
  );

  it('takes routes that Docusaurus writes with a trailing slash', () => {
    const slashed: Chunks = { ...CHUNKS, chunkNames: { '/download/-222': { __comp: 'down01' } } };
    expect(stylesOf('/download', slashed)).toContain('assets/css/download.css');
    expect(stylesOf('/download/', slashed)).toContain('assets/css/download.css');
  });

  it('leaves the main sheet out, which every page has', () => {
    for (const route of ['/', '/download', '/blog/post/data-issue-2019-00']) {
      expect(styles(route)).not.toContain('assets/css/main.css');
    }
  });

  it('names each sheet once', () => {
    const twice: Chunks = {
      ...CHUNKS,
      chunkNames: { '/download-222': { __comp: 'down01', data: 'list02', more: { again: 'down01' } } },
      manifest: {
        assets: {
          ...CHUNKS.manifest.assets,
          '3': { ...CHUNKS.manifest.assets['3'], css: [{ file: 'assets/css/download.css' }] },
        },
        origins: CHUNKS.manifest.origins,
      },
    };
    expect([...stylesOf('/download', twice)].sort()).toEqual([
      'assets/css/cards.css',
      'assets/css/download.css',
    ]);
  });

  it('collects the sheets of a nested route’s parents', () => {
    const nested: Chunks = {
      ...CHUNKS,
      chunkNames: { '/download-222': { __comp: 'home01' }, '/download-555': { __comp: 'down01' } },
    };
    expect([...stylesOf('/download', nested)].sort()).toEqual([
      'assets/css/cards.css',
      'assets/css/download.css',
      'assets/css/home.css',
    ]);
  });
});
