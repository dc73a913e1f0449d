// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver, type Report } from '../../../src/errorReporting/report';
import { watchAll } from '../../../src/errorReporting/sources';
import { reportFault } from '../../../src/faults';

let added: Report[] = [];
let stop: () => void;
const written = { error: vi.fn(), warn: vi.fn() };

beforeEach(() => {
  added = [];
  Object.assign(console, written);
  written.error.mockReset();
  written.warn.mockReset();
  window.history.replaceState(null, '', '/blog/?q=secret#secret');
  stop = watchAll((report) => added.push(report));
});
afterEach(() => stop());

describe('the sources', () => {
  it('are the faults of the site, with kind and route', () => {
    const error = new Error('made up');
    reportFault('chunk', error, '/download/');
    expect(added).toEqual([{ kind: 'chunk', level: 'error', route: '/download/', thrown: error }]);
  });

  it('are errors and rejections that nobody caught', () => {
    const error = new Error('made up');
    const dispatch = (type: string, init: object) =>
      window.dispatchEvent(Object.assign(new Event(type), init));
    dispatch('error', { error, message: 'Uncaught Error: made up' });
    dispatch('error', { error: null, message: 'Script error.' });
    dispatch('unhandledrejection', { reason: error });
    dispatch('unhandledrejection', { reason: undefined });
    const common = { level: 'error', route: '/blog/' };
    expect(added).toEqual([
      { ...common, kind: 'uncaught', thrown: error },
      { ...common, kind: 'uncaught', thrown: 'Script error.' },
      { ...common, kind: 'rejection', thrown: error },
      { ...common, kind: 'rejection', thrown: 'undefined' },
    ]);
  });

  it('are errors and warnings in the console, which are still written', () => {
    const error = new TypeError('made up');
    console.error('said', 1, { name: 'secret' }, () => 'secret', null, undefined);
    console.warn('said');
    console.error(error);
    console.error('React:', error, { componentStack: 'secret' });
    const common = { kind: 'console', level: 'error', route: '/blog/' };
    expect(added).toEqual([
      { ...common, text: 'said 1 [object] [function] [object] undefined' },
      { ...common, level: 'warning', text: 'said' },
      { ...common, thrown: error },
      { ...common, thrown: error, text: 'React: TypeError: made up [object]' },
    ]);
    expect(written.error).toHaveBeenCalledTimes(3);
    expect(written.warn).toHaveBeenCalledExactlyOnceWith('said');
  });

  it('are not what the SDK says of itself, nor that the statistics are off', () => {
    console.warn('[Sentry] made up');
    console.error('Sentry Logger [error]: made up');
    console.warn('Ignoring Event: localStorage flag');
    expect(added).toEqual([]);
    expect(written.warn).toHaveBeenCalledTimes(2);
  });

  it('let nothing fail where an error is only written down', () => {
    const poison = new Error();
    Object.defineProperty(poison, 'message', {
      get() {
        throw new Error('made up');
      },
    });
    expect(() => console.error('said', poison)).not.toThrow();
    expect(() => console.error('said', Object.create(null))).not.toThrow();
    expect(written.error).toHaveBeenCalledTimes(2);
  });

  it('are left as they were in the end', () => {
    const { error } = console;
    stop();
    reportFault('chunk', new Error('made up'), '/');
    console.error('said');
    error.call(console, 'said by somebody who kept ours');
    window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('made up') }));
    expect(added).toEqual([]);
    expect(console.error).toBe(written.error);
    expect(console.warn).toBe(written.warn);
  });

  it('stay out of the way of whoever came after them', () => {
    const later = vi.fn();
    console.error = later;
    stop();
    expect(console.error).toBe(later);
  });
});

describe('handing over', () => {
  const sdk = { captureException: vi.fn(), captureMessage: vi.fn() };
  const context = { level: 'error', tags: { kind: 'data', route: '/' } };
  beforeEach(() => {
    sdk.captureException.mockReset();
    sdk.captureMessage.mockReset();
  });

  it('gives what was thrown with kind and route', () => {
    const thrown = new Error('made up');
    deliver(sdk, { kind: 'data', level: 'error', route: '/', thrown });
    expect(sdk.captureException).toHaveBeenCalledWith(thrown, {
      captureContext: context,
      mechanism: { type: 'data', handled: true },
    });
  });

  it('says what nobody handled, and what was said besides', () => {
    deliver(sdk, { kind: 'rejection', level: 'error', route: '/', thrown: 'made up', text: 'said' });
    expect(sdk.captureException).toHaveBeenCalledWith('made up', {
      captureContext: { level: 'error', tags: { kind: 'rejection', route: '/' }, extra: { text: 'said' } },
      mechanism: { type: 'rejection', handled: false },
    });
  });

  it('gives what was only said as a message', () => {
    deliver(sdk, { kind: 'console', level: 'warning', route: '/', text: 'said' });
    expect(sdk.captureMessage).toHaveBeenCalledWith('said', {
      level: 'warning',
      tags: { kind: 'console', route: '/' },
    });
    expect(sdk.captureException).not.toHaveBeenCalled();
  });

  it('does not fail when the SDK does', () => {
    sdk.captureException.mockImplementation(() => {
      throw new Error('made up');
    });
    expect(() => deliver(sdk, { kind: 'data', level: 'error', route: '/', thrown: 1 })).not.toThrow();
  });
});
