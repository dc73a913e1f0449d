import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClientModule } from '@docusaurus/types';
import type { ThirdParties } from '@site/config/thirdParties';

/** Made up for these tests. */
const SETTINGS = { host: 'https://analytics.test', domain: 'site.test', hashMode: false };

const show = vi.fn();
const start = vi.fn(() => show);
const loaded = vi.fn();

/** The client module of a site with these settings. */
async function load(thirdParties: ThirdParties): Promise<ClientModule> {
  vi.resetModules();
  vi.doMock('@site/src/lib/browser/thirdParties', () => ({ thirdParties }));
  vi.doMock('../analytics', () => {
    loaded();
    return { startAnalytics: start };
  });
  return (await import('./analytics')).default;
}
const update = (module: ClientModule, pathname: string) =>
  module.onRouteDidUpdate?.({
    location: { pathname, search: '?a', hash: '#b', state: undefined },
    previousLocation: null,
  });

afterEach(() => {
  vi.clearAllMocks();
});

describe('the client module', () => {
  it('does nothing and loads nothing where statistics are off', async () => {
    const module = await load({});
    expect(module).toEqual({});
    expect(loaded).not.toHaveBeenCalled();
  });

  it('loads nothing before a page is shown, then starts once and tells every page in order', async () => {
    const module = await load({ analytics: SETTINGS });
    expect(loaded).not.toHaveBeenCalled();
    update(module, '/');
    update(module, '/blog/');
    await expect.poll(() => show).toHaveBeenCalledTimes(2);
    update(module, '/download/');
    await expect.poll(() => show).toHaveBeenCalledTimes(3);
    expect(start).toHaveBeenCalledExactlyOnceWith(SETTINGS);
    expect(show.mock.calls).toEqual(
      ['/', '/blog/', '/download/'].map((pathname) => [{ pathname, search: '?a', hash: '#b' }]),
    );
  });

  it('says nothing when its code does not come, and tries again with the next page', async () => {
    const module = await load({ analytics: SETTINGS });
    start.mockImplementationOnce(() => {
      throw new Error('planted');
    });
    update(module, '/');
    await expect.poll(() => start).toHaveBeenCalledOnce();
    update(module, '/blog/');
    await expect.poll(() => start).toHaveBeenCalledTimes(2);
    await expect.poll(() => show).toHaveBeenCalledOnce();
  });
});
