// @vitest-environment happy-dom
/** An open tab after a release: whatever asks for a file of its own release repairs itself in the same way. */
import { readdirSync, readFileSync } from 'node:fs';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommentSettings } from '../../../config/thirdParties';
import ThreadBox from '../../../src/components/site/CommentWidget/ThreadBox';
import Near from '../../../src/components/site/ErrorBox/Near';
import SearchBox from '../../../src/components/site/SearchBox';
import { configureContent } from '../../../src/content/configuration';
import { queryContent } from '../../../src/content/queryContent';
import { useContent } from '../../../src/content/useContent';
import { wakeIslands } from '../../../src/html/islands/wake';
import PageDataProvider from '../../../src/navigation/PageDataProvider';
import { configurePayloads } from '../../../src/navigation/payload';
import { useFiles } from '../../../src/pages/_open/useFiles';
import SearchPage from '../../../src/pages/_search';

vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (url: string) => url,
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectLink: () => undefined }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));
vi.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => ({ path: '/_search/data-1.json' }) }));
vi.mock('@docusaurus/Head', () => ({ default: () => null }));
vi.mock('@docusaurus/core/lib/client/browserContext', () => ({ BrowserContextProvider: () => null }));
vi.mock('@docusaurus/ErrorBoundary', () => ({ default: () => null }));
vi.mock('@docusaurus/router', () => {
  const history = { listen: () => () => undefined, location: { pathname: '/', search: '' } };
  return { useHistory: () => history, useLocation: () => ({ pathname: '/search/', search: '?q=x' }) };
});
vi.mock('@theme/Layout', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@site/src/components/site/MainPages', () => ({ default: () => null }));
vi.mock('@site/src/components/site/SearchResults', () => ({ default: () => null }));
vi.mock('@site/src/components/site/SearchResults/Help', () => ({ default: () => null }));
vi.mock('@site/src/navigation/history', () => ({ getHistory: () => ({ listen: () => () => undefined }) }));
vi.mock('@site/src/faults', async (original) => ({
  ...(await original<object>()),
  reportFault: () => undefined,
}));
const { lost } = vi.hoisted(() => ({ lost: () => Promise.reject(new Error('ChunkLoadError')) }));
vi.mock('../../../src/html/islands/registry', () => ({ ISLANDS: { 'code-filter': lost } }));
vi.mock('../../../src/components/site/ErrorBox/NearPages', () => {
  throw new Error('gone');
});
vi.mock('../../../src/components/site/CommentWidget/Frame', () => {
  throw new Error('gone');
});

let root: Root;
let box: HTMLElement;
let reload: ReturnType<typeof vi.fn<() => boolean>>;
let asked: string[];
let isReplaced: boolean;

const draw = (page: ReactNode) => act(async () => root.render(page));

function Content() {
  useContent(() => queryContent('docs').limit(1), []);
  return null;
}

function Files() {
  const { open } = useFiles();
  return <button onClick={() => open([new File([''], 'a.csv')])}>open</button>;
}

/** What asks for files of its release, and how a test makes it ask. */
const ASKS: Record<string, () => unknown> = {
  'the search dialog': async () => {
    await draw(<SearchBox />);
    await act(async () => box.querySelector('a')?.click());
  },
  'the search page': () => draw(<SearchPage />),
  'the content database': () => draw(<Content />),
  'the pages that an error page offers': () => draw(<Near set={undefined} />),
  'the data of a page': () =>
    draw(
      <PageDataProvider loaded={{ dataError: new Error('gone'), reload: lost }}>
        <p />
      </PageDataProvider>,
    ),
  'an island': () => {
    box.innerHTML = '<div data-island="code-filter"><input></div>';
    wakeIslands(box);
  },
  'the frame of comments': () =>
    draw(<ThreadBox settings={{ host: 'https://giscus.test' } as CommentSettings} term="" discussions="" />),
  "the worker of '/open/'": () => draw(<Files />),
};

/** Every file of src that asks for one, and what of the above covers it. */
const COVERED: Record<string, string> = {
  'components/site/SearchBox/index.tsx': 'the search dialog',
  'search/loadSearch.ts': 'the search page',
  'domain/content/source.ts': 'the content database',
  'components/site/ErrorBox/Near.tsx': 'the pages that an error page offers',
  'navigation/builtins.ts': 'the data of a page',
  'html/islands/registry.ts': 'an island',
  'components/site/CommentWidget/ThreadBox.tsx': 'the frame of comments',
  'open/NamedWorker.ts': "the worker of '/open/'",
};

/** Those that need no repair. */
const EXCUSED: Record<string, string> = {
  'navigation/canBeOpened.ts': 'asks whether the browser can open a page',
  'navigation/payload.ts': 'asks whether there is another release',
  'domain/pastCache.ts': 'is asked by those above',
  'docusaurus/entry.ts': 'part of the main script, for which the loader asks the guard',
  'html/HtmlPage.tsx': 'without it a formula is copied as browsers do',
  'client-modules/prefetch.ts': 'without it pages come a moment later',
  'client-modules/analytics.ts': 'the reader misses nothing',
  'analytics/send.ts': 'the address is not of this site',
  'components/data/CitationBox/Box.tsx': 'the address is the same in every release',
  'open/fetched.ts': 'the address is the same in every release',
  'pages/_open/Named.tsx': 'the address is the same in every release',
};

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
  reload = vi.fn(() => true);
  window.reloadOnce = reload;
  asked = [];
  configurePayloads('/_nuxt/static/1/');
  configureContent('/_nuxt/content/db-1.json');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const status = url.endsWith('/manifest.js') && !isReplaced ? 200 : 404;
    return new Response('', { status });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly tell: (entries: object[]) => void) {}
      observe(target: Element) {
        queueMicrotask(() => this.tell([{ isIntersecting: true, target }]));
      }
      disconnect = () => undefined;
      unobserve = () => undefined;
    },
  );
  // happy-dom starts none; a browser starts none whose script is gone.
  vi.stubGlobal('Worker', undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
  delete window.reloadOnce;
  configurePayloads('');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const releaseAsked = () => expect.poll(() => asked.some((url) => url.endsWith('/manifest.js'))).toBe(true);

describe.each(Object.entries(ASKS))('%s', (_, ask) => {
  it('reloads the page where another release has taken the place of its own', async () => {
    isReplaced = true;
    await ask();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });

  it('does not where its release is still there', async () => {
    isReplaced = false;
    await ask();
    await releaseAsked();
    await act(async () => new Promise((done) => setTimeout(done)));
    expect(reload).not.toHaveBeenCalled();
  });
});

it('everything that asks for a file of the release is tested above, or excused', () => {
  const asking = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) =>
      /(?<!typeof )\bimport\(|\bnew Worker\(|(?<!\.)\bfetch\((?!\):)/.test(
        readFileSync(`src/${file}`, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''),
      ),
    );
  expect(asking.sort()).toEqual([...Object.keys(COVERED), ...Object.keys(EXCUSED)].sort());
  expect(new Set(Object.values(COVERED))).toEqual(new Set(Object.keys(ASKS)));
});
