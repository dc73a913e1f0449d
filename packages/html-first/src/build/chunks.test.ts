import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAssets, filesOfChunk, readChunks, type Chunks } from './chunks';

/**
 * A made-up site: each route has chunks by name, under its path and a hash; `origins` says which chunks, by id, are loaded with the one of
 * that name. The frame has taken all modules of `root01`, which has no file. Documents stand in two routes, of which the
 * outer one has the path of a page too.
 */
const CHUNK_NAMES = {
  '/-111': { __comp: 'home01', config: '5e9f5e1a' },
  '/download/-222': { __comp: 'down01', __context: { plugin: 'plug01' }, data: ['list01', 'list02'] },
  '/blog/post/data-issue-2019-00-333': { __comp: 'post01', content: 'cont01' },
  '/blog/post/data-issue-2019-444': { __comp: 'post01', content: 'cont02' },
  '/blog/post/data-issue-2019-555': { __comp: 'root01' },
  '/docs/-666': { __comp: 'docs01' },
  '/docs/-777': { __comp: 'list02' },
  '/docs/-888': { __comp: 'post01', content: 'cont01' },
  '/docs/first/-999': { __comp: 'post01', content: 'cont02' },
};
const route = (address: string, hash: string, rest = 'exact: true') =>
  `{ path: '${address}', component: ComponentCreator('${address}', '${hash}'), ${rest} },`;
const ROUTES = `export default [
  ${route('/', '111')}
  ${route('/download/', '222')}
  ${route('/blog/post/data-issue-2019-00', '333')}
  ${route('/blog/post/data-issue-2019', '444')}
  ${route('/blog/post/data-issue-2019', '555')}
  ${route('/docs/', '666', `routes: [${route('/docs/', '777', `routes: [${route('/docs/', '888')}${route('/docs/first/', '999')}]`)}]`)}
  { path: '*', component: ComponentCreator('*') },
];
`;
const MANIFEST = {
  assets: {
    '1': { js: [{ file: 'home01.js' }], css: [{ file: 'home.css' }] },
    '2': { js: [{ file: 'down01.js' }], css: [{ file: 'download.css' }] },
    '3': { js: [{ file: 'list02.js' }], css: [{ file: 'list.css' }] },
    '4': { js: [{ file: 'post01.js' }] },
    '5': { js: [{ file: 'cont01.js' }], css: [{ file: 'katex.css' }] },
    '6': { js: [{ file: 'cont02.js' }] },
    '7': { js: [{ file: '7.js' }], css: [{ file: 'cards.css' }] },
    '8': { js: [{ file: 'frame.1a2b.js' }] },
    '9': { css: [{ file: 'styles.css' }] },
    '10': { js: [{ file: 'main.js' }] },
    '11': { js: [{ file: 'elsewhere.js' }], css: [{ file: 'elsewhere.css' }] },
    '12': { js: [{ file: 'docs01.js' }], css: [{ file: 'docs.css' }] },
  },
  origins: {
    main: ['9', '10'],
    home01: ['9', '7', '1'],
    down01: ['9', 7, '2'],
    list02: ['3'],
    post01: ['9', '4'],
    cont01: ['5'],
    cont02: ['6'],
    frame: ['8', '11'],
    elsewhere: ['9', '11'],
    docs01: ['12'],
  },
};

async function read(manifest: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  writeFileSync(path.join(folder, 'client-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'routesChunkNames.json'), JSON.stringify(CHUNK_NAMES));
  writeFileSync(path.join(folder, 'routes.js'), ROUTES);
  try {
    return await readChunks(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
let chunks: Chunks;
beforeAll(async () => {
  chunks = await read(MANIFEST);
});

describe('listAssets', () => {
  it.each([
    ['/', ['cards.css', 'home.css'], ['7.js', 'home01.js']],
    ['/download', ['cards.css', 'download.css', 'list.css'], ['7.js', 'down01.js', 'list02.js']],
    ['/blog/post/data-issue-2019-00', ['katex.css'], ['cont01.js', 'post01.js']],
    ['/blog/post/data-issue-2019', [], ['cont02.js', 'post01.js']],
  ])('%s brings its own files and the shared ones, and none of the entry', (route, styles, scripts) => {
    const assets = listAssets(route, chunks);
    expect([...assets.styles].sort()).toEqual(styles);
    expect([...assets.scripts].sort()).toEqual(scripts);
  });

  it.each(['/download', '/blog/post/data-issue-2019-00'])(
    '%s means the same with a trailing slash',
    (route) => {
      expect(listAssets(`${route}/`, chunks)).toEqual(listAssets(route, chunks));
    },
  );

  it('a document brings the styles of the routes around it, from the outside, and none of the page at their path', () => {
    expect(listAssets('/docs/first', chunks).styles).toEqual(['docs.css', 'list.css']);
    expect(listAssets('/docs/', chunks).styles).toEqual(['docs.css', 'list.css', 'katex.css']);
  });

  it('of style sheets with the same content links the last alone', () => {
    const link = (frame: string, list: string) => {
      const css = (file: string) => ({ css: [{ file }] });
      const assets = { ...MANIFEST.assets, '12': css(frame), '3': css(list) };
      return listAssets('/docs/first', { ...chunks, manifest: { ...chunks.manifest, assets } }).styles;
    };
    expect(link('frame.34538fea.css', 'list.34538fea.css')).toEqual(['list.34538fea.css']);
    expect(link('frame.34538fea.css', 'list.442285c8.css')).toHaveLength(2);
  });

  it('names each file once', () => {
    const { styles, scripts } = listAssets('/download', chunks);
    expect(new Set(styles).size).toBe(styles.length);
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  it('is empty for the code of pages that are HTML, where it has no styles', () => {
    const manifest = { ...chunks.manifest, origins: { ...chunks.manifest.origins, home01: ['99'] } };
    expect(filesOfChunk('home01', { ...chunks, manifest })).toEqual([]);
  });

  it('says so when there is no such route', () => {
    expect(() => listAssets('/nowhere', chunks)).toThrow(/the page \/nowhere\. Fix: /);
  });
});

describe('readChunks', () => {
  it.each([
    ['without its main chunk', { ...MANIFEST, origins: {} }],
    ['with its files under another name', { ...MANIFEST, assets: { '1': { js: ['home01.js'] } } }],
    ['with another name for its chunks', { assets: MANIFEST.assets, chunks: MANIFEST.origins }],
  ])('refuses a manifest %s', async (_name, manifest) => {
    await expect(read(manifest)).rejects.toThrow(/client-manifest\.json has another form.*Fix: /s);
  });
});
