import { expect, it, vi } from 'vitest';

/** Made up for these tests. */
const analytics = { host: 'https://analytics.test', domain: 'site.test', hashMode: false };
const show = vi.fn();
const start = vi.fn((_: object) => show);

vi.doMock('@site/src/lib/browser/thirdParties', () => ({ thirdParties: { analytics } }));
vi.doMock('../analytics', () => ({ startAnalytics: start }));

it('the client module starts once, with the first page whose code comes, and tells every page from then on in order', async () => {
  const { onRouteDidUpdate } = (await import('./analytics')).default;
  const update = (pathname: string) => {
    const location = { pathname, search: '?a', hash: '#b', state: undefined };
    onRouteDidUpdate?.({ location, previousLocation: null });
  };
  expect(start).not.toHaveBeenCalled();
  start.mockImplementationOnce(() => {
    throw new Error('planted');
  });
  update('/lost/');
  await expect.poll(() => start).toHaveBeenCalledOnce();
  const pages = ['/', '/blog/', '/download/'];
  pages.forEach(update);
  await expect.poll(() => show).toHaveBeenCalledTimes(3);
  expect(start.mock.calls).toEqual([[analytics], [analytics]]);
  expect(show.mock.calls).toEqual(pages.map((pathname) => [{ pathname, search: '?a', hash: '#b' }]));
});
