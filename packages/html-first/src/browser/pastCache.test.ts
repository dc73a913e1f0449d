/** The one rule for what does not come or cannot be read: once more, past the browser's cache. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryBypassingCache, retryScriptBypassingCache, renew } from './pastCache';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is fetched', () => {
  it('is asked for once where it can be read', async () => {
    const load = vi.fn(async () => 7);
    expect(await retryBypassingCache(load)).toBe(7);
    expect(load.mock.calls).toEqual([['default']]);
  });

  it('is asked for past the cache where it cannot, and fails where it still cannot', async () => {
    const load = vi.fn((cache: string) =>
      cache === 'reload' ? Promise.resolve(7) : Promise.reject(new Error()),
    );
    expect(await retryBypassingCache(load)).toBe(7);
    await expect(retryBypassingCache((cache) => Promise.reject(new Error(cache)))).rejects.toThrow('reload');
  });
});

describe('what only elements load', () => {
  const failing = (...errors: unknown[]) =>
    vi.fn(() => (errors.length > 0 ? Promise.reject(errors.shift() as Error) : Promise.resolve(7)));
  const read = (error: unknown) => (error as Error).message || undefined;

  it('is loaded again once the cache has what the host has', async () => {
    const load = failing(new Error('/a.js'));
    expect(await retryScriptBypassingCache(load, read)).toBe(7);
    expect(load).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls).toEqual([['/a.js', { cache: 'reload' }]]);
  });

  it('may be several files, of which each is renewed once', async () => {
    expect(await retryScriptBypassingCache(failing(new Error('/a.js'), new Error('/b.js')), read)).toBe(7);
    await expect(
      retryScriptBypassingCache(failing(new Error('/a.js'), new Error('/b.js'), new Error('/a.js')), read),
    ).rejects.toThrow('/a.js');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/a.js', '/b.js', '/a.js', '/b.js']);
  });

  it('fails as it did where its file is not known', async () => {
    const load = failing(new Error(''));
    await expect(retryScriptBypassingCache(load, read)).rejects.toThrow();
    expect(load).toHaveBeenCalledTimes(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['has it no more', () => fetched.mockResolvedValue(new Response('', { status: 404 }))],
    ['cannot be reached', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['cannot be asked', () => vi.stubGlobal('fetch', undefined)],
  ])('fails as it did where the host %s', async (_, prepare) => {
    prepare();
    const load = failing(new Error('/a.js'));
    await expect(retryScriptBypassingCache(load, read)).rejects.toThrow('/a.js');
    expect(load).toHaveBeenCalledTimes(1);
    expect(await renew('/a.js')).toBe(false);
  });
});
