// @vitest-environment happy-dom
/** The button of the privacy page that removes what was kept: what goes, what stays, and what it says. */
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import Clear from './Clear';

const state = vi.hoisted(() => ({ isBrowser: true, forgotten: [] as string[] }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => state.isBrowser }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ siteConfig: { baseUrl: '/sub/' } }),
}));
vi.mock('workbox-expiration/CacheExpiration.js', () => ({
  CacheExpiration: class {
    constructor(readonly name: string) {}
    async delete() {
      state.forgotten.push(this.name);
    }
  },
}));
vi.mock('@site/src/lib/browser/keptRents', () => ({
  forget: async (baseUrl: string) => void state.forgotten.push(`rents of ${baseUrl}`),
}));

const SCOPE = 'https://site.test/sub/';
const OF_READER = ['pages', 'files', 'content', 'search', 'catalogue'].map((kind) => `${kind}-${SCOPE}`);
const OTHERS = [`workbox-precache-v2-${SCOPE}`, 'pages-https://site.test/', 'somebody'];
const BY_BROWSER = '請打開瀏覽器的設定，找到儲存的網站資料，刪除這個網站的資料。';

const { box, draw: drawNode } = drawInDocument();
let kept: Map<string, string[]>;

/** A storage made up for the test. */
function stubCaches(change: Partial<CacheStorage> = {}): void {
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const known = kept.get(name) ?? [];
      kept.set(name, known);
      return { keys: async () => known };
    },
    ...change,
  });
}

const draw = () => drawNode(<Clear />);
const button = () => box.querySelector('button');
const press = () => act(async () => button()?.click());
const status = () => box.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${SCOPE}privacy/`));
  state.isBrowser = true;
  state.forgotten = [];
  kept = new Map([...OF_READER, ...OTHERS].map((name) => [name, ['a', 'b', 'c']]));
  stubCaches();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the button that clears what was kept', () => {
  it('says how many pages there are, removes all that tells what was read, and says that they are gone', async () => {
    await draw();
    expect(box.textContent).toContain('這台裝置目前存了3頁。');
    expect(status()).toBe('');
    await press();
    expect(status()).toBe('清掉了。原本存的3頁和它們的檔案，已經不在這台裝置上。');
    expect(box.textContent).toContain('這台裝置目前沒有存下任何一頁。');
    expect([...kept.keys()]).toEqual(OTHERS);
    expect(state.forgotten).toEqual([...OF_READER, 'rents of /sub/']);
  });

  it('counts the pages when it is pressed, and makes no cache where there is none', async () => {
    kept.clear();
    await draw();
    expect(box.textContent).toContain('這台裝置目前沒有存下任何一頁。');
    expect([...kept.keys()]).toEqual([]);
    await press();
    expect(status()).toBe('清掉了。原本沒有存下任何一頁，其他存下的東西也清掉了。');
    kept.set(`pages-${SCOPE}`, ['a']);
    await press();
    expect(status()).toContain('原本存的1頁');
  });

  it('says so where the browser refuses, and how the browser itself does it', async () => {
    stubCaches({ delete: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    await draw();
    await press();
    expect(status()).toContain('沒有清掉');
    expect(status()).toContain(BY_BROWSER);
    expect(box.textContent).toContain('這台裝置目前存了3頁。');
  });

  it.each<[string, () => void]>([
    ['there is no Cache Storage', () => vi.stubGlobal('caches', undefined)],
    ['it may not be read', () => stubCaches({ has: () => Promise.reject(new DOMException('no')) })],
  ])('gives way to how the browser does it where %s', async (_, prepare) => {
    prepare();
    await draw();
    expect(button()).toBeNull();
    expect(box.textContent).toContain(BY_BROWSER);
  });

  it('is not served; without scripts the page says how the browser does it', () => {
    state.isBrowser = false;
    const html = renderToStaticMarkup(<Clear />);
    expect(html).not.toContain('<button');
    expect(html).toMatch(new RegExp(`<noscript><p>[^<]*${BY_BROWSER}</p></noscript>`));
  });
});
