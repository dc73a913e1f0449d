// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ignoreAnalytics, isIgnored } from './ignoreStatistics';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the ignore flag', () => {
  it('is off until it is set, and can be taken back', () => {
    expect(isIgnored()).toBe(false);
    expect(ignoreAnalytics(true)).toBe(true);
    expect(localStorage.getItem('plausible_ignore')).toBe('true');
    expect(isIgnored()).toBe(true);
    expect(ignoreAnalytics(false)).toBe(true);
    expect(localStorage.length).toBe(0);
    expect(isIgnored()).toBe(false);
  });

  it.each(['false', '1', 'TRUE', ''])('is off for %j', (value) => {
    localStorage.setItem('plausible_ignore', value);
    expect(isIgnored()).toBe(false);
  });

  it('counts as off where storage cannot be reached, and says that nothing was stored', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('planted', 'SecurityError');
    });
    expect(isIgnored()).toBe(false);
    expect(ignoreAnalytics(true)).toBe(false);
    expect(ignoreAnalytics(false)).toBe(true);
  });

  it('says so where storage is full', () => {
    const full = new Proxy(localStorage, {
      get: (target, name) => {
        if (name !== 'setItem') return Reflect.get(target, name).bind(target);
        return () => {
          throw new DOMException('planted', 'QuotaExceededError');
        };
      },
    });
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
    expect(ignoreAnalytics(true)).toBe(false);
  });
});
