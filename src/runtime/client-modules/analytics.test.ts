import { afterEach, expect, it, vi } from 'vitest';
import type { ThirdParties } from '@site/config/thirdParties';

/** Made up for these tests. */
const SETTINGS = { host: 'https://analytics.test', domain: 'site.test', hashMode: false };

const show = vi.fn();
const start = vi.fn(() => show);
const loaded = vi.fn();

/** The client module of a site with these settings. @returns what tells it of a page that is shown; undefined where it asks for none */
async function load(thirdParties: ThirdParties) {
  vi.resetModules();
  vi.doMock('@site/src/lib/browser/thirdParties', () => ({ thirdParties }));
  vi.doMock('../analytics', () => {
    loaded();
    return { startAnalytics: start };
  });
  const { onRouteDidUpdate: tell } = (await import('./analytics')).default;
  return (
    tell &&
    ((pathname: string) =>
      tell({ location: { pathname, search: '?a', hash: '#b', state: undefined }, previousLocation: null }))
  );
}

afterEach(() => {
  vi.clearAllMocks();
});

it('the client module does nothing and loads nothing where statistics are off', async () => {
  expect(await load({})).toBeUndefined();
  expect(loaded).not.toHaveBeenCalled();
});

it('the client module loads nothing before a page is shown, then starts once and tells every page in order', async () => {
  const update = await load({ analytics: SETTINGS });
  expect(loaded).not.toHaveBeenCalled();
  for (const pathname of ['/', '/blog/', '/download/']) update?.(pathname);
  await expect.poll(() => show).toHaveBeenCalledTimes(3);
  expect(start).toHaveBeenCalledExactlyOnceWith(SETTINGS);
  expect(show.mock.calls).toEqual(
    ['/', '/blog/', '/download/'].map((pathname) => [{ pathname, search: '?a', hash: '#b' }]),
  );
});

it('the client module says nothing when its code does not come, and tries again with the next page', async () => {
  const update = await load({ analytics: SETTINGS });
  start.mockImplementationOnce(() => {
    throw new Error('planted');
  });
  update?.('/');
  await expect.poll(() => start).toHaveBeenCalledOnce();
  update?.('/blog/');
  await expect.poll(() => show).toHaveBeenCalledOnce();
});
