import { beforeEach, expect, it, vi } from 'vitest';

/** Made up for these tests. */
const analytics = { host: 'https://analytics.test', domain: 'site.test', hashMode: false };
const show = vi.fn();
const start = vi.fn(() => show);

vi.doMock('@site/src/lib/browser/thirdParties', () => ({ thirdParties: { analytics } }));
vi.doMock('../analytics', () => ({ startAnalytics: start }));

/** Tells the client module of a page that is shown. */
let update: (pathname: string) => void;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.resetModules();
  const { onRouteDidUpdate } = (await import('./analytics')).default;
  update = (pathname) => {
    const location = { pathname, search: '?a', hash: '#b', state: undefined };
    onRouteDidUpdate?.({ location, previousLocation: null });
  };
});

it('the client module starts once, with the first page, and tells every page in order', async () => {
  const pages = ['/', '/blog/', '/download/'];
  expect(start).not.toHaveBeenCalled();
  pages.forEach(update);
  await expect.poll(() => show).toHaveBeenCalledTimes(3);
  expect(start).toHaveBeenCalledExactlyOnceWith(analytics);
  expect(show.mock.calls).toEqual(pages.map((pathname) => [{ pathname, search: '?a', hash: '#b' }]));
});

it('the client module says nothing when its code does not come, and tries again with the next page', async () => {
  start.mockImplementationOnce(() => {
    throw new Error('planted');
  });
  update('/');
  await expect.poll(() => start).toHaveBeenCalledOnce();
  update('/blog/');
  await expect.poll(() => show).toHaveBeenCalledOnce();
});
