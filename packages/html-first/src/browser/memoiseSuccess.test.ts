import { describe, expect, it, vi } from 'vitest';
import { memoiseSuccess } from './memoiseSuccess';

describe('memoiseSuccess', () => {
  it('loads once per address, also for requests at the same time', async () => {
    const load = vi.fn((address: string) => Promise.resolve(address));
    const get = memoiseSuccess(load);
    expect(await Promise.all([get('a'), get('a')])).toEqual(['a', 'a']);
    expect(await get('a')).toBe('a');
    expect(load).toHaveBeenCalledTimes(1);
    expect(await get('b')).toBe('b');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep a failure', async () => {
    const load = vi.fn<(address: string) => Promise<string>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('data');
    const get = memoiseSuccess(load);
    await expect(get('a')).rejects.toThrow('offline');
    expect(await get('a')).toBe('data');
    expect(await get('a')).toBe('data');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the later address when the earlier one fails late', async () => {
    let fail = (_: Error) => {};
    const load = vi.fn((address: string) =>
      address === 'old' ? new Promise<string>((_, reject) => (fail = reject)) : Promise.resolve(address),
    );
    const get = memoiseSuccess(load);
    const old = get('old');
    await get('new');
    fail(new Error('late'));
    await expect(old).rejects.toThrow('late');
    await get('new');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
