import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, SETTLE, type Outbox } from '../../../src/errorReporting/outbox';
import type { Report } from '../../../src/errorReporting/report';

let told: Report[] = [];
let outbox: Outbox;
const onError = vi.fn();

const report = (kind: Report['kind'], thrown?: unknown, more: Partial<Report> = {}): Report => ({
  kind,
  level: 'error',
  route: '/',
  ...(thrown === undefined ? {} : { thrown }),
  ...more,
});
const kinds = () => told.map(({ kind }) => kind);

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  onError.mockClear();
  outbox = createOutbox(onError);
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => outbox.open((one) => told.push(one));

describe('the outbox', () => {
  it('keeps reports until somebody takes them, and then hands over at once', () => {
    outbox.add(report('navigation', new Error('made up')));
    expect(told).toEqual([]);
    open();
    outbox.add(report('data', new Error('made up')));
    expect(kinds()).toEqual(['navigation', 'data']);
  });

  it('has reports of the window and the console wait for better ones', () => {
    open();
    outbox.add(report('console', new Error('made up')));
    vi.advanceTimersByTime(SETTLE - 1);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(kinds()).toEqual(['console']);
  });

  it.each(['console', 'uncaught', 'rejection'] as const)(
    'tells an error once, by the one who knows most: %s first',
    (kind) => {
      open();
      const error = new Error('made up');
      outbox.add(report(kind, error));
      outbox.add(report('boundary', error));
      outbox.add(report('navigation', error));
      outbox.add(report(kind, error));
      vi.runAllTimers();
      expect(kinds()).toEqual(['boundary']);
    },
  );

  it('tells an error that nobody knows more of once', () => {
    open();
    const error = new Error('made up');
    outbox.add(report('uncaught', error));
    outbox.add(report('console', error));
    vi.runAllTimers();
    outbox.add(report('console', error));
    vi.runAllTimers();
    expect(kinds()).toEqual(['uncaught']);
  });

  it('tells different errors with the same text, and texts', () => {
    open();
    outbox.add(report('data', new Error('made up')));
    outbox.add(report('data', new Error('made up')));
    outbox.add(report('console', undefined, { text: 'made up' }));
    outbox.add(report('uncaught', 'made up'));
    vi.runAllTimers();
    expect(kinds()).toEqual(['data', 'data', 'console', 'uncaught']);
  });

  it('keeps the first 30', () => {
    for (let n = 1; n <= 31; n++) outbox.add(report('data', new Error(`${n}`)));
    open();
    expect(told.map(({ thrown }) => (thrown as Error).message)).toEqual(
      Array.from({ length: 30 }, (_, n) => `${n + 1}`),
    );
  });

  it('lets 30 wait for better ones, and faults of the site pass them', () => {
    open();
    for (let n = 1; n <= 1_000; n++) outbox.add(report('console', undefined, { text: `${n}` }));
    outbox.add(report('data', new Error('made up')));
    vi.runAllTimers();
    expect(told).toHaveLength(31);
    expect(kinds()[0]).toBe('data');
  });

  it('says at once when there is an error, and nothing of warnings', () => {
    outbox.add(report('console', undefined, { level: 'warning', text: 'made up' }));
    expect(onError).not.toHaveBeenCalled();
    outbox.add(report('console', undefined, { text: 'made up' }));
    expect(onError).toHaveBeenCalled();
  });

  it('waits no longer when the page goes away', () => {
    open();
    outbox.add(report('console', new Error('made up')));
    outbox.settle();
    expect(kinds()).toEqual(['console']);
    vi.runAllTimers();
    expect(kinds()).toEqual(['console']);
  });

  it('forgets everything once it is closed', () => {
    outbox.add(report('data', new Error('made up')));
    outbox.add(report('console', new Error('made up')));
    outbox.close();
    onError.mockClear();
    outbox.add(report('data', new Error('made up')));
    open();
    vi.runAllTimers();
    expect(told).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
