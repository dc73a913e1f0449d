/** What a route change leads to, and what takes its place where a step of it fails. How that is shown, browsers are asked. */
import { Window } from 'happy-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configureTestSite } from '../../tests/support/client';
import type { RoutePayload } from '../browser/payload';
import { SERVED } from '../html/content';
import { routes } from '../site';
import { decide, withoutDecision } from './decide';
import { NOT_FOUND } from './pageError';
import { define } from './registry';
import type { ServedPage } from './served';
import { redirect } from './types';

const mocks = vi.hoisted(() => ({
  loadTool: vi.fn(),
  loadNumber: vi.fn(),
  loadPayload: vi.fn(),
  loadManifest: vi.fn(),
  loadErrors: vi.fn(),
  canBeOpened: vi.fn(),
  openAddress: vi.fn(),
  reloadOnce: vi.fn(),
}));
vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/' } }));
// Pages and steps are made up for these tests.
vi.mock('@browser-pages', () => ({
  default: {
    html: ['/text/', '/stopped/', '/undone/', '/away/'],
    react: [{ path: '/tool/', load: mocks.loadTool, attributes: { data: 'number' } }],
    attributes: {
      '/stopped/': { middleware: ['stops'] },
      '/undone/': { middleware: ['nobody'] },
      '/away/': { middleware: ['leads away'] },
    },
  },
}));
vi.mock('../browser/chunkGuard', () => mocks);
vi.mock('../browser/loadPayload', () => mocks);
vi.mock('./canBeOpened', () => mocks);
vi.mock('./drawing', () => ({ loadDrawing: () => Promise.resolve(mocks) }));

// Vitest finds what Docusaurus writes in no test that has a browser's environment.
const window = new Window();
vi.stubGlobal('document', window.document);
vi.stubGlobal('window', window);
afterAll(() => vi.unstubAllGlobals());

configureTestSite({ isOtherDocument: (path) => path === '/stock/' }, [
  { path: '/docs/:version/', isValid: ({ version = '' }) => /^\d+\.\d+$/.test(version) },
]);
Object.assign(routes, { offline: '/offline/' });
const stop = Object.assign(new Error('Stopped'), { statusCode: 418 });
define('middleware', 'stops', () => Promise.reject(stop));
define('middleware', 'leads away', () => redirect('/text/'));
define('data', 'number', mocks.loadNumber);

const Tool = () => null;
const TEXT = '<main><h1>Text</h1></main>';
const ERROR_BOX = '<main><div data-error-status="404"><h1>404</h1></div></main>';
const lost = new Error('lost');
const fail = (...names: (keyof typeof mocks)[]) => {
  for (const name of names) mocks[name].mockRejectedValue(lost);
};

beforeEach(() => {
  vi.resetAllMocks();
  window.document.body.innerHTML = TEXT;
  mocks.loadPayload.mockImplementation((path: string) => Promise.resolve({ path } as RoutePayload));
  mocks.loadManifest.mockResolvedValue(['/docs/0.3/']);
  mocks.canBeOpened.mockResolvedValue(true);
  mocks.loadTool.mockResolvedValue({ default: Tool });
  mocks.loadNumber.mockResolvedValue(7);
});

interface Way {
  /** the page that the browser loaded at this address; without, the reader followed a link */
  served?: ServedPage | null;
  hash?: string;
  isCurrent?: boolean;
}
const start = (path: string | null, { served, hash = '', isCurrent = true }: Way) =>
  [
    {
      path,
      place: { pathname: path ?? '/', search: '', hash },
      initial: served !== undefined,
      atOnce: hash !== '',
    },
    { served: served ?? null, isCurrent: () => isCurrent },
  ] as const;
/** What comes, or 'never': nothing here waits for anything but its turn. */
const unlessNever = (decision: Promise<unknown>) =>
  Promise.race([decision, new Promise((resolve) => void setTimeout(() => resolve('never')))]);
const lead = (path: string | null, way: Way = {}) => unlessNever(decide(...start(path, way)));

const html = (path: string, atOnce = false) => ({ kind: 'html', content: { payload: { path }, atOnce } });
const asServed = { kind: 'html', content: SERVED };
const withoutCode = { kind: 'html', content: { ...SERVED, withoutCode: true } };
const notFound = (more = {}) => ({
  kind: 'not-found',
  error: { status: 404, message: NOT_FOUND, ...more },
});
const error = (status: number, message: string) => ({ kind: 'error', error: { status, message } });
const CANNOT = error(500, 'This page could not be loaded');

describe('a page', () => {
  it('comes from its payload after a click, whole where a place on it is wanted', async () => {
    expect(await lead('/text/')).toEqual(html('/text/'));
    expect(await lead('/text/', { hash: '#end' })).toEqual(html('/text/', true));
  });

  it('stays where the browser loaded it at its own address', async () => {
    expect(await lead('/text/', { served: { path: '/text/' } })).toEqual(asServed);
    expect(mocks.loadPayload).not.toHaveBeenCalled();
  });

  it.each<[string, ServedPage | null]>([
    ['another page was', { path: '/docs/0.3/' }],
    ['a page without data that can be read was', null],
  ])('comes from its payload where %s served at its address', async (_, served) => {
    window.document.body.innerHTML = '<main></main>';
    expect(await lead('/text/', { served })).toEqual(html('/text/'));
  });

  it('is loaded by the browser where another frame stands around it', async () => {
    expect(await lead('/stock/')).toBe('never');
    expect(mocks.openAddress).toHaveBeenCalledOnce();
  });

  it('leads where a middleware says', async () => {
    expect(await lead('/away/')).toEqual({ kind: 'redirect', to: '/text/' });
  });

  it('is drawn with its data, or with what can be tried again', async () => {
    const drawn = { kind: 'react', Page: Tool, content: html('/tool/', true).content };
    expect(await lead('/tool/')).toMatchObject({ ...drawn, loaded: { data: 7 } });
    expect(await lead('/tool/', { served: { path: '/tool/' } })).toMatchObject({ content: SERVED });
    fail('loadNumber');
    const failed = (await lead('/tool/')) as { loaded: { reload: () => Promise<unknown> } };
    expect(failed).toMatchObject({ ...drawn, loaded: { data: undefined, dataError: lost } });
    mocks.loadNumber.mockResolvedValue(8);
    expect(await failed.loaded.reload()).toBe(8);
  });
});

describe('an error', () => {
  it.each([
    ['/stopped/', error(418, 'Stopped')],
    ['/undone/', error(500, 'Unknown middleware nobody')],
    ['/never/', notFound()],
    [null, notFound()],
    // No pattern takes it, so nobody asks whether it was made.
    ['/docs/latest/', notFound()],
  ])('comes in the place of %s', async (path, wanted) => {
    expect(await lead(path)).toMatchObject(wanted);
    expect(await lead(path, { served: { path: '/text/' } })).toMatchObject(wanted);
    expect(mocks.loadManifest).not.toHaveBeenCalled();
  });

  const UNAVAILABLE = { status: 503, message: 'Unavailable' };
  it('that was served is shown in the place of the page, with or without a payload, unless the page shows it', async () => {
    fail('loadPayload');
    for (const path of ['/text/', null])
      expect(await lead('/text/', { served: { path, error: UNAVAILABLE } })).toMatchObject({
        kind: 'error',
        error: UNAVAILABLE,
      });
    const missing = { status: 404, message: NOT_FOUND };
    expect(await lead('/text/', { served: { path: null, error: missing } })).toEqual(notFound());
    window.document.body.innerHTML = ERROR_BOX;
    expect(await lead('/text/', { served: { path: '/text/', error: UNAVAILABLE } })).toEqual(asServed);
  });

  it('leaves the 404 page that was served where the code for errors does not come', async () => {
    fail('loadErrors');
    const served = { path: null, error: { status: 404, message: NOT_FOUND } };
    expect(await lead('/never/', { served })).toEqual(withoutCode);
    expect(await lead('/never/')).toMatchObject({ kind: 'error', error: { status: 404 } });
  });

  it('is the 404 page where that was served without data that can be read', async () => {
    window.document.body.innerHTML = ERROR_BOX;
    expect(await lead('/never/', { served: null })).toEqual(notFound());
  });
});

describe('a page that was not made', () => {
  const SERVED_404 = { path: null, error: { status: 404, message: NOT_FOUND } };

  it.each([undefined, SERVED_404])('is said not to be pre-rendered, with %j served', async (served) => {
    fail('loadPayload');
    expect(await lead('/docs/9.9/', { ...(served && { served }) })).toEqual(
      notFound({ notPrerendered: true }),
    );
  });

  it('is not, where it was made, or nobody can say', async () => {
    expect(await lead('/docs/0.3/', { served: SERVED_404 })).toEqual(notFound());
    fail('loadManifest');
    expect(await lead('/docs/9.9/', { served: SERVED_404 })).toEqual(notFound());
  });
});

describe('a payload that does not come', () => {
  beforeEach(() => fail('loadPayload'));

  it('has the browser open the page where that can, and is an error where not', async () => {
    expect(await lead('/text/', { isCurrent: false })).toBe('never');
    expect(mocks.openAddress).not.toHaveBeenCalled();
    expect(await lead('/text/')).toBe('never');
    expect(mocks.openAddress).toHaveBeenCalledOnce();
    mocks.canBeOpened.mockResolvedValue(false);
    expect(await lead('/text/')).toMatchObject({ ...CANNOT, cause: lost });
  });

  it('leaves what was served and can be read: the offline page, another, or one without data', async () => {
    for (const path of ['/offline/', '/docs/0.3/'])
      expect(await lead('/text/', { served: { path } })).toEqual(asServed);
    expect(await lead('/text/', { served: null })).toEqual(asServed);
    window.document.body.innerHTML = '<main></main>';
    expect(await lead('/text/', { served: null })).toMatchObject(CANNOT);
  });
});

describe('code that does not come', () => {
  beforeEach(() => fail('loadTool'));

  it('has the page reloaded, once', async () => {
    mocks.reloadOnce.mockReturnValue(true);
    expect(await lead('/tool/')).toBe('never');
    expect(mocks.reloadOnce).toHaveBeenCalledOnce();
    expect(await lead('/tool/', { isCurrent: false })).toBe('never');
    expect(mocks.reloadOnce).toHaveBeenCalledOnce();
  });

  it('leaves the content where a reload did not help: what was served, or the payload', async () => {
    const content = { ...html('/tool/').content, withoutCode: true };
    expect(await lead('/tool/')).toEqual({ kind: 'html', content });
    fail('loadPayload');
    expect(await lead('/tool/', { served: { path: '/tool/' } })).toEqual(withoutCode);
    expect(await lead('/tool/', { served: null })).toEqual(withoutCode);
    expect(mocks.openAddress).not.toHaveBeenCalled();
    expect(await lead('/tool/')).toBe('never');
    expect(mocks.openAddress).toHaveBeenCalledOnce();
  });

  it('leaves the offline page', async () => {
    expect(await lead('/tool/', { served: { path: '/offline/' } })).toEqual(asServed);
    expect(mocks.reloadOnce).not.toHaveBeenCalled();
  });
});

it('what no step foresaw leaves what was served, has the browser open the rest, and is an error else', async () => {
  const go = (way: Way) => withoutDecision(...start('/text/', way), lost);
  expect(await go({ served: { path: '/text/' } })).toEqual(withoutCode);
  expect(await go({ served: { path: '/docs/0.3/' } })).toMatchObject(error(500, 'Error'));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  expect(await unlessNever(go({}))).toBe('never');
  expect(reload).toHaveBeenCalledOnce();
  mocks.canBeOpened.mockResolvedValue(false);
  expect(await go({})).toMatchObject(error(500, 'Error'));
});
