// @vitest-environment happy-dom
/** An open tab after a release: whatever asks for a file of its own release repairs itself in the same way. */
import { readFileSync } from 'node:fs';
import { act, createContext, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import { readFixture } from '@site/tests/support/readFixture';
import { listSources } from '@site/tests/support/sources';
import type { CommentSettings } from '@site/config/thirdParties';
import ThreadBox from '@site/src/features/comments/CommentWidget/ThreadBox';
import { Near } from './ErrorBox/Help';
import SearchBox from '@site/src/features/search/SearchBox';
import { attachSearchBox } from '@site/src/features/search/SearchBox/answer';
import Answers from '@site/src/lib/ui/Chart/Answers';
import { configureContent } from '@site/src/lib/content/configuration';
import { queryContent, useContent } from '@site/src/lib/content/queryContent';
import { configurePayloads, configureTestSite, wakeIslands } from 'html-first/testing/client';
import { startReadout } from '@site/src/features/coverage/CoverageMap/start';
import { useFiles } from '@site/src/features/open/useFiles';
import Search from '@site/src/features/search/Search';

vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (url: string) => url,
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectLink: () => undefined }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));
vi.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => ({ path: '/_search/data-1.json' }) }));
vi.mock('@docusaurus/Head', () => ({ default: () => null }));
vi.mock('@docusaurus/core/lib/client/browserContext', () => ({
  BrowserContextProvider: () => null,
  Context: createContext(false),
}));
vi.mock('@docusaurus/ErrorBoundary', () => ({ default: () => null }));
vi.mock('react-router-dom', () => ({ Router: ({ children }: { children: ReactNode }) => children }));
vi.mock('@docusaurus/router', () => {
  const history = { listen: () => () => undefined, location: { pathname: '/', search: '' } };
  return { useHistory: () => history, useLocation: () => ({ pathname: '/search/', search: '?q=x' }) };
});
vi.mock('@theme/Layout', () => ({
  default: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('@site/src/features/search/MainPages', () => ({ default: () => null }));
vi.mock('@site/src/features/search/SearchResults', () => ({ default: () => null }));
vi.mock('@site/src/features/search/SearchResults/Help', () => ({ default: () => null }));
vi.mock('@site/packages/html-first/src/browser/history', () => ({
  getHistory: () => ({ listen: () => () => undefined }),
}));
vi.mock('@site/packages/html-first/src/browser/faults', async (original) => ({
  ...(await original<object>()),
  reportFault: () => undefined,
}));
const { lost } = vi.hoisted(() => ({ lost: () => Promise.reject(new Error('ChunkLoadError')) }));
vi.mock('@site/src/lib/ui/Chart/answer', () => {
  throw new Error('gone');
});
vi.mock('@site/src/features/coverage/CoverageMap/draw', () => {
  throw new Error('gone');
});
vi.mock('./ErrorBox/NearPages', () => {
  throw new Error('gone');
});
vi.mock('@site/src/features/comments/CommentWidget/Frame', () => {
  throw new Error('gone');
});

const { box, draw } = drawInDocument();
let reload: ReturnType<typeof vi.fn<() => boolean>>;
let asked: string[];
let isReplaced: boolean;

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
    const link = box.querySelector('a') as HTMLAnchorElement;
    attachSearchBox(link);
    await act(async () => {
      link.click();
      await import('@site/src/features/search/SearchBox/results');
    });
  },
  'the search page': () => draw(<Search />),
  'the content database': () => draw(<Content />),
  'the pages that an error page offers': () => draw(<Near set={undefined} />),
  'an island': () => {
    configureTestSite({ islands: { 'column-filter': { load: lost } } });
    box.innerHTML = '<div data-island="column-filter"><input></div>';
    wakeIslands(box);
    box.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  },
  'the answers of a chart': async () => {
    await draw(<Answers title="列數" unit="列" each="月" count={2} last="最後" points={[]} />);
    await act(async () => box.querySelector('input')?.focus());
  },
  'the words under the coverage map': () => {
    box.innerHTML =
      '<div data-coverage-map><table><tr><td><a data-period="2020-01" data-verdict="complete" aria-label="2020年1月"></a></td></tr></table><div data-island><p></p></div></div>';
    startReadout(box.querySelector('[data-island]') as HTMLElement, () => undefined);
    box.querySelector('a')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  },
  'the frame of comments': () =>
    draw(<ThreadBox settings={{ host: 'https://giscus.test' } as CommentSettings} term="" discussions="" />),
  "the worker of '/open/'": () => draw(<Files />),
};

/** Every file that asks for one: what of the above covers it, or why it needs no repair. */
const { covered: COVERED, excused: EXCUSED } =
  readFixture<Record<'covered' | 'excused', Record<string, string>>>('lost-files');

beforeEach(() => {
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
afterEach(() => {
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
  const asking = listSources('src', 'packages/content-database/src', 'packages/html-first/src')
    .filter(
      (file) =>
        !/\.d\.ts$|\/build\//.test(file) &&
        /(?<!typeof )\bimport\(|\bnew Worker\(|(?<!\.)\bfetch\((?!\):)/.test(
          readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''),
        ),
    )
    .map((file) => file.replace(/^packages\/([\w-]+)\/src\//, '$1/').replace(/^src\//, ''));
  expect(asking.sort()).toEqual([...Object.keys(COVERED), ...Object.keys(EXCUSED)].sort());
  expect(new Set(Object.values(COVERED))).toEqual(new Set(Object.keys(ASKS)));
});
