// @vitest-environment happy-dom
import { ContentLoadError } from 'content-database';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import ContentError from '../ui/ContentError';
import { useContent } from './queryContent';

/** Specification §9, not what the code says. */
const MIN_FETCH_DISPLAY = 200;

vi.mock('@docusaurus/Translate', () => ({
  default: ({ children }: { children: string }) => children,
  translate: ({ message }: { message: string }, values: Record<string, string> = {}) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
}));

interface Answer {
  give: (data: string) => void;
  fail: (error: unknown) => void;
}

const { box, draw } = drawInDocument();
let asked: Record<string, Answer[]>;

beforeEach(() => {
  asked = {};
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fetchFor = (name: string) =>
  new Promise<string>((give, fail) => {
    (asked[name] ??= []).push({ give, fail });
  });

function Page({ name, broken = false }: { name: string; broken?: boolean }) {
  const { status, data, error, retry } = useContent(() => {
    if (broken) throw new RangeError('broken');
    return { fetch: () => fetchFor(name) };
  }, [name, broken]);
  if (status === 'failed') return <ContentError error={error} retry={retry} />;
  return <p>{`${status} ${data}`}</p>;
}

const show = (name: string, broken = false) => draw(<Page name={name} broken={broken} />);
const answer = (name: string, n: number) => asked[name]?.[n] as Answer;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('useContent', () => {
  it('loads, is ready as soon as data come late, and asks once for the same dependencies', async () => {
    await show('a');
    expect(box.textContent).toBe('loading null');
    await pass(MIN_FETCH_DISPLAY);
    await act(async () => answer('a', 0).give('A'));
    expect(box.textContent).toBe('ready A');
    await show('a');
    expect(asked['a']).toHaveLength(1);
  });

  it('asks anew for other dependencies and drops an outcome that comes late', async () => {
    await show('a');
    await show('b');
    await pass(MIN_FETCH_DISPLAY);
    await act(async () => answer('b', 0).give('B'));
    await act(async () => answer('a', 0).give('A'));
    expect(box.textContent).toBe('ready B');
    await show('c');
    expect(box.textContent).toBe('loading null');
  });

  it.each([
    [new ContentLoadError('network', '/db.json'), 'network', '連不上網站'],
    [new ContentLoadError('status', '/db.json', 503), 'status', '回應了錯誤（503）'],
    [new ContentLoadError('malformed', '/db.json'), 'malformed', '不完整，或格式不對'],
    ['x', 'other', '請寫信告訴我們'],
  ])('shows the error state of %s, and retries', async (error, kind, words) => {
    await show('a');
    await pass(MIN_FETCH_DISPLAY);
    await act(async () => answer('a', 0).fail(error));
    const alert = box.querySelector('[role="alert"]');
    expect(alert?.getAttribute('data-content-error')).toBe(kind);
    expect(alert?.textContent).toContain(words);
    const button = alert?.querySelector('button');
    expect(button?.textContent).toBe('再試一次');
    await act(async () => button?.click());
    expect(box.textContent).toBe('loading null');
    await act(async () => answer('a', 1).give('A'));
    await pass(MIN_FETCH_DISPLAY);
    expect(box.textContent).toBe('ready A');
  });

  describe('shows that it loads for long enough to be seen', () => {
    it.each([0, 1, MIN_FETCH_DISPLAY - 1])('when data come after %i ms', async (ms) => {
      await show('a');
      await pass(ms);
      await act(async () => answer('a', 0).give('A'));
      await pass(MIN_FETCH_DISPLAY - ms - 1);
      expect(box.textContent).toBe('loading null');
      await pass(1);
      expect(box.textContent).toBe('ready A');
    });

    it('when the query fails, the first time and again', async () => {
      await show('a');
      for (const n of [0, 1]) {
        await act(async () => answer('a', n).fail(new Error('x')));
        await pass(MIN_FETCH_DISPLAY - 1);
        expect(box.textContent).toBe('loading null');
        await pass(1);
        await act(async () => box.querySelector('button')?.click());
      }
      expect(asked['a']).toHaveLength(3);
    });

    it('counted anew for other dependencies, without the outcome of the earlier ones', async () => {
      await show('a');
      await act(async () => answer('a', 0).give('A'));
      await pass(MIN_FETCH_DISPLAY - 1);
      await show('b');
      await act(async () => answer('b', 0).give('B'));
      await pass(MIN_FETCH_DISPLAY - 1);
      expect(box.textContent).toBe('loading null');
      await pass(1);
      expect(box.textContent).toBe('ready B');
    });
  });

  it('fails where the query cannot be made', async () => {
    await show('a', true);
    await pass(MIN_FETCH_DISPLAY);
    expect(box.querySelector('[role="alert"]')).not.toBeNull();
    await show('a');
    expect(box.textContent).toBe('loading null');
  });
});
