import { describe, expect, it } from 'vitest';
import { loaderText, withLoader } from '../../../plugins/html/loader';

const page = (head: string) => `<html><head>${head}</head><body><p>內文</p></body></html>`;
const scripts =
  '<script src="/assets/js/runtime~main.1.js" defer="defer"></script><script src=/assets/js/main.2.js defer></script>';

describe('withLoader', () => {
  const text = withLoader(page(scripts), 'load()', ['/assets/js/page.3.js', '/assets/js/shared.4.js']);

  it('takes the deferred scripts out of the head', () => {
    expect(text.slice(0, text.indexOf('</head>'))).not.toContain('<script');
  });

  it('lists the runtime, the files of the page and the entry at the end, each once', () => {
    expect(/data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ')).toEqual([
      '/assets/js/runtime~main.1.js',
      '/assets/js/page.3.js',
      '/assets/js/shared.4.js',
      '/assets/js/main.2.js',
    ]);
    expect(text).toMatch(/<p>內文<\/p><script [^>]*>load\(\)<\/script><\/body>/);
  });

  it('says so when the page holds no such script', () => {
    expect(() => withLoader(page(''), 'load()', [])).toThrow(/頁面沒有<script src=… defer>/);
  });
});

describe('loaderText', () => {
  it('is one small script without comments, the same each time', () => {
    const text = loaderText();
    expect(text).toBe(loaderText());
    expect(text).not.toMatch(/\/\*|<\/script/);
    expect(text.length).toBeLessThan(1_200);
  });
});
