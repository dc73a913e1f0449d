import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { careful } from './caches';

const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks, has the answer after the time that a page waits for it, and lets the longest silence pass. */
async function ask(caches: ReturnType<typeof careful>, question: () => Promise<unknown>): Promise<unknown> {
  const asked = caches.ask(question);
  await vi.advanceTimersByTimeAsync(2_000);
  const answer = await asked;
  await vi.advanceTimersByTimeAsync(8_000);
  return answer;
}

describe('careful', () => {
  it('gives what is kept, and nothing where nothing is', async () => {
    const giveUp = vi.fn();
    const caches = careful(giveUp);
    for (const value of ['kept', undefined, undefined, undefined])
      expect(await ask(caches, () => Promise.resolve(value))).toBe(value);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it.each([
    ['refuse', () => Promise.reject(new Error('planted'))],
    ['are silent', never],
    [
      'are not there',
      () => {
        throw new TypeError('planted');
      },
    ],
  ])('bears caches that %s once, gives up the second time, and then asks no more', async (_, fails) => {
    const giveUp = vi.fn();
    const caches = careful(giveUp);
    expect(await ask(caches, fails)).toBeUndefined();
    expect(giveUp).not.toHaveBeenCalled();
    expect(await ask(caches, () => Promise.resolve('kept'))).toBe('kept');
    expect(await ask(caches, fails)).toBeUndefined();
    expect(giveUp).toHaveBeenCalledTimes(1);
    const question = vi.fn(() => Promise.resolve('kept'));
    expect(await caches.ask(question)).toBeUndefined();
    expect(question).not.toHaveBeenCalled();
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('does not give up caches that are slow, however many questions wait for them', async () => {
    const giveUp = vi.fn();
    const caches = careful(giveUp);
    for (let page = 0; page < 4; page++) {
      const late = () => new Promise((resolve) => setTimeout(() => resolve('late'), 9_000));
      const first = caches.ask(late);
      await vi.advanceTimersByTimeAsync(1_900);
      const second = caches.ask(late);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
      await vi.advanceTimersByTimeAsync(7_000);
    }
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('asks nothing more while a question waits for too long, and asks again after its answer', async () => {
    const caches = careful(vi.fn());
    const late = caches.ask(() => new Promise((resolve) => setTimeout(resolve, 5_000)));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await late).toBeUndefined();
    const question = vi.fn(() => Promise.resolve('kept'));
    expect(await caches.ask(question)).toBeUndefined();
    expect(question).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await caches.ask(question)).toBe('kept');
  });

  it('counts questions that wait at the same time as one failure', async () => {
    const giveUp = vi.fn();
    const caches = careful(giveUp);
    await Promise.all([ask(caches, never), ask(caches, never), ask(caches, never)]);
    expect(giveUp).not.toHaveBeenCalled();
    await ask(caches, never);
    expect(giveUp).toHaveBeenCalledTimes(1);
  });

  it('waits longer where nobody else can be asked, also after they were given up', async () => {
    const caches = careful(vi.fn());
    await ask(caches, never);
    await ask(caches, never);
    const late = caches.askLast(() => new Promise((resolve) => setTimeout(() => resolve('late'), 9_000)));
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await late).toBe('late');
    const silent = caches.askLast(never);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await silent).toBeUndefined();
  });

  it('waits for two seconds', async () => {
    const answer = careful(vi.fn()).ask(
      () => new Promise((resolve) => setTimeout(() => resolve('late'), 1_999)),
    );
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await answer).toBe('late');
  });
});
