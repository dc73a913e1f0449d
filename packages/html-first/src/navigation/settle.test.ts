/** Redirects in a row: who follows them, and where they end. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { settle } from './settle';

const mocks = vi.hoisted(() => ({
  countRedirect: vi.fn(),
  endRedirects: vi.fn(),
  decide: vi.fn(),
  show: vi.fn(),
  replace: vi.fn(),
  load: vi.fn(),
}));
vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/sub/' } }));
vi.mock('../browser/chunkGuard', () => mocks);
vi.mock('../browser/history', () => ({ getHistory: () => ({ replace: mocks.replace }) }));
vi.mock('./decide', () => mocks);
vi.mock('./drawing', () => ({ loadForError: () => Promise.resolve() }));
vi.mock('./show', () => mocks);

vi.stubGlobal('window', { location: { replace: mocks.load } });
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => vi.resetAllMocks());

/** Goes through a route change that leads elsewhere. @param count redirects in this row @param isKept whether the next load will know of them */
async function follow(to: string, { initial = false, isKept = true, count = 1 }) {
  mocks.decide.mockResolvedValue({ kind: 'redirect', to });
  mocks.countRedirect.mockReturnValue({ count, isKept });
  const place = { pathname: '/sub/x/', search: '', hash: '' };
  const change = { path: '/x/', place, initial, atOnce: false, settled: false };
  void settle(change, { served: null, isCurrent: () => true });
  // Nothing here waits for anything but its turn.
  await new Promise((resolve) => setTimeout(resolve));
  return change;
}

it.each([
  ['after a click', '/there/?a=1', { isKept: true }, 'replace', '/sub/there/?a=1'],
  ['of the page that the browser loaded', '/there/', { initial: true }, 'load', '/sub/there/'],
  [
    'of that page, where nothing counts over loads',
    '/there/',
    { initial: true, isKept: false },
    'replace',
    '/sub/there/',
  ],
  ['to another site', 'https://example.org/', {}, 'load', 'https://example.org/'],
  ['that is the tenth', '/there/', { count: 10 }, 'replace', '/sub/there/'],
] as const)('a redirect %s is followed', async (_, to, how, way, address) => {
  const change = await follow(to, how);
  expect(mocks[way]).toHaveBeenCalledExactlyOnceWith(address);
  expect(change).toMatchObject({ settled: false, redirected: true });
  expect(mocks.endRedirects).not.toHaveBeenCalled();
});

it('the eleventh redirect in a row is an error, and the next row begins anew', async () => {
  await follow('/there/', { count: 11 });
  const error = { status: 500, message: 'Too many redirects' };
  expect(mocks.show).toHaveBeenCalledExactlyOnceWith({ kind: 'error', error }, expect.anything(), null);
  expect(mocks.endRedirects).toHaveBeenCalledOnce();
  expect([mocks.replace.mock.calls, mocks.load.mock.calls]).toEqual([[], []]);
});
