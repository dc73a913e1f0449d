import { describe, expect, it } from 'vitest';
import { loaderTag, loadLate } from './inlineScripts';
import { changed } from '../../../tests/support/changedPage';

const page = (head: string, body = '<script data-scripts>load()</script>') =>
  `<html><head>${head}</head><body><p>內文</p>${body}</body></html>`;
const scripts =
  '<script src="/assets/js/runtime~main.1.js" defer="defer"></script><script src=/assets/js/main.2.js defer></script>';
const loaded = (text: string, own: readonly string[]) =>
  changed(text, (made) => {
    loadLate(made, own);
  });

describe('loadLate', () => {
  const own = ['/assets/js/page.3.js', '/assets/js/shared.4.js', '/assets/js/page.3.js'];
  const text = loaded(page(scripts), own);

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
    expect(() => loaded(page(''), [])).toThrow(/has no <script src=… defer>/);
    expect(() => loaded(page(scripts, ''), [])).toThrow(/or no <script data-scripts>/);
  });
});

it('the inline script has the constants of the application, and nothing that could end it', () => {
  const { innerHTML } = loaderTag('/');
  expect(innerHTML).toContain('"navigation:chunk-reload"');
  expect(innerHTML).not.toMatch(/RELOAD_|<\/script/);
});
