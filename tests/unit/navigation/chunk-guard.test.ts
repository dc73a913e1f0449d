import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce, RELOAD_KEY } from '../../../src/navigation/chunkGuard';

const START = Date.UTC(2026, 10, 20);

function browser(options: { online?: boolean; storage?: Partial<Storage> } = {}) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const sessionStorage = options.storage ?? {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    reload,
    kept,
    window: {
      navigator: { onLine: options.online ?? true },
      location: { reload },
      sessionStorage,
    } as unknown as Parameters<typeof reloadOnce>[0],
  };
}

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

describe('reloadOnce', () => {
  it('reloads, and not again within 60,000 ms', () => {
    const { window, reload } = browser();
    expect(reloadOnce(window)).toBe(true);
    vi.setSystemTime(START + 59_999);
    expect(reloadOnce(window)).toBe(false);
    vi.setSystemTime(START + 60_000);
    expect(reloadOnce(window)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not guarded for ever by a clock that was set back', () => {
    const { window, kept } = browser();
    kept.set(RELOAD_KEY, String(START + 1_000_000));
    expect(reloadOnce(window)).toBe(true);
  });

  it('does not reload offline', () => {
    const { window, reload } = browser({ online: false });
    expect(reloadOnce(window)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [
      'throws',
      {
        getItem: (): string => {
          throw new Error('blocked');
        },
      },
    ],
    ['forgets', { getItem: (): null => null, setItem: () => undefined }],
  ])('does not reload where storage %s: it would for ever', (_, storage) => {
    const { window, reload } = browser({ storage });
    expect(reloadOnce(window)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
