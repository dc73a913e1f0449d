/** The count of redirects by packages/html-first/src/browser/chunkGuard.ts, over the loads of one tab. */
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;

/** A page that the tab loads. @param storage what it has in its session */
async function load(storage: Kept) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', storage);
  return import('./chunkGuard');
}

function keeping() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('goes on in the page that a redirect loads, until one is on screen', async () => {
  const storage = keeping();
  expect((await load(storage)).countRedirect()).toEqual({ count: 1, isKept: true });
  expect((await load(storage)).countRedirect()).toEqual({ count: 2, isKept: true });
  const shown = await load(storage);
  expect(shown.countRedirect()).toEqual({ count: 3, isKept: true });
  shown.endRedirects();
  expect(storage.kept.size).toBe(0);
  expect(shown.countRedirect()).toEqual({ count: 1, isKept: true });
  const another = await load(storage);
  another.endRedirects();
  expect(another.countRedirect()).toEqual({ count: 1, isKept: true });
});

it('begins anew at what is no number', async () => {
  const storage = keeping();
  storage.kept.set('navigation:redirects', 'made up');
  expect((await load(storage)).countRedirect()).toEqual({ count: 1, isKept: true });
});

const refused = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};
it.each<[how: string, storage: Kept]>([
  ['that is not there', undefined],
  ['that refuses', { getItem: refused, setItem: refused, removeItem: refused }],
  ['that keeps nothing', { ...keeping(), setItem: () => undefined }],
])('says that a storage %s does not outlive the page, and counts within it', async (_, storage) => {
  const page = await load(storage);
  expect(page.countRedirect()).toEqual({ count: 1, isKept: false });
  expect(page.countRedirect()).toEqual({ count: 2, isKept: false });
  expect(() => page.endRedirects()).not.toThrow();
  expect(page.countRedirect()).toEqual({ count: 1, isKept: false });
});
