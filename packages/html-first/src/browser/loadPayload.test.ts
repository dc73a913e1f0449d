// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPayload } from './loadPayload';
import { configurePayloads, type WrittenPayload } from './payload';

const written = (path: string, styles: WrittenPayload['styles']): WrittenPayload => ({
  path,
  head: '',
  htmlClass: '',
  main: '<main>',
  first: '',
  rest: [],
  styles,
  blog: false,
  frame: [],
});

let asked: string[] = [];

/** What lies on the host: address → what its script puts in place. */
const FILES: Record<string, () => void> = {
  'x/1/payload.js': () => {
    window.__PAYLOADS__ = { '/x/1/': written('/x/1/', { '/own.css': 'b{}', '/common.css': null }) };
  },
  'x/n/styles.js': () => {
    window.__STYLES__ = { '/x/:n/': { '/common.css': 'i{}' } };
  },
};

describe('loadPayload', () => {
  beforeEach(() => {
    asked = [];
    delete window.__PAYLOADS__;
    delete window.__STYLES__;
    configurePayloads('/payloads/0a/');
    // Past the cache it is not there either.
    vi.stubGlobal('fetch', () => Promise.resolve(Response.error()));
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      const { src } = script as HTMLScriptElement;
      const file = src.replace(/^.*\/payloads\/0a\//, '');
      asked.push(file);
      queueMicrotask(() => {
        FILES[file]?.();
        (script as HTMLScriptElement).dispatchEvent(new Event(FILES[file] ? 'load' : 'error'));
      });
    });
  });

  it('brings the style sheets that the pages of a pattern share, in their places, and asks for both at once', async () => {
    const loading = loadPayload('/x/1/', '/x/:n/');
    expect(asked).toEqual(['x/1/payload.js', 'x/n/styles.js']);
    expect(Object.entries((await loading).styles)).toEqual([
      ['/own.css', 'b{}'],
      ['/common.css', 'i{}'],
    ]);
    await loadPayload('/x/1/', '/x/:n/');
    expect(asked).toHaveLength(2);
  });

  it('asks for the page alone where no pattern is open', async () => {
    expect((await loadPayload('/x/1/')).path).toBe('/x/1/');
    expect(asked).toEqual(['x/1/payload.js']);
  });

  it('has not come where its style sheets do not', async () => {
    await expect(loadPayload('/x/1/', '/y/:n/')).rejects.toThrow(/y\/n\/styles\.js/);
  });
});
