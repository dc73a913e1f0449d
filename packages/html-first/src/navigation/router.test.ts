/** What the client modules of a site hear of route changes. */
import type { ClientModule } from '@docusaurus/types';
import { createMemoryHistory } from 'history';
import { beforeEach, expect, it, vi } from 'vitest';
import { startRouter } from './router';

const mocks = vi.hoisted(() => ({
  heard: [] as string[],
  /** the page under way comes */
  come: [] as (() => void)[],
}));
const module = vi.hoisted((): ClientModule => {
  const { heard } = mocks;
  return {
    onRouteUpdate({ location: { pathname } }) {
      heard.push(`${pathname} begins`);
      return () => heard.push(`${pathname} ends`);
    },
    onRouteDidUpdate: ({ location: { pathname } }) => void heard.push(`${pathname} is there`),
  };
});
// Themes and plugins export theirs as default, or as names; not every one returns something.
vi.mock('@generated/client-modules', () => ({
  default: [{}, { default: module }, { onRouteUpdate: vi.fn() }],
}));
vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/' } }));
vi.mock('../browser/chunkGuard', () => ({ endRedirects: vi.fn() }));
vi.mock('../browser/faults', () => ({ reportFault: vi.fn() }));
vi.mock('../browser/history', () => ({ setShown: vi.fn() }));
vi.mock('./onScreen', () => ({ keepServedPage: vi.fn(), movePage: vi.fn(), whenReady: vi.fn() }));
vi.mock('../site', () => ({ site: { frame: {} } }));
vi.mock('./code', () => ({
  loadNavigation: () =>
    Promise.resolve({
      settle: (change: { settled: boolean }) =>
        new Promise<boolean>((resolve) => {
          mocks.come.push(() => {
            change.settled = true;
            resolve(false);
          });
        }),
    }),
}));

const start = async () => {
  const history = createMemoryHistory({ initialEntries: ['/a/'] });
  await startRouter(history, { path: '/a/' });
  return history;
};
const underWay = () => expect.poll(() => mocks.come).not.toEqual([]);

beforeEach(() => {
  mocks.heard.length = 0;
  mocks.come.length = 0;
});

it('what a client module began with a route change ends before it hears that the page is there', async () => {
  const history = await start();
  history.push('/b/');
  await underWay();
  expect(mocks.heard).toEqual(['/a/ begins', '/a/ ends', '/a/ is there', '/b/ begins']);
  mocks.come.pop()?.();
  await expect.poll(() => mocks.heard.slice(4)).toEqual(['/b/ ends', '/b/ is there']);
});

it('what a client module began ends once where the reader goes elsewhere before the page came', async () => {
  const history = await start();
  history.push('/b/');
  history.push('/c/');
  await underWay();
  mocks.come.pop()?.();
  await expect.poll(() => mocks.heard).toContain('/c/ is there');
  expect(mocks.heard.slice(3)).toEqual(['/b/ begins', '/b/ ends', '/c/ begins', '/c/ ends', '/c/ is there']);
});

it('a move within the page ends what client modules began with it', async () => {
  const history = await start();
  history.push('/a/#there');
  expect(mocks.heard.slice(3)).toEqual(['/a/ begins', '/a/ ends', '/a/ is there']);
});
