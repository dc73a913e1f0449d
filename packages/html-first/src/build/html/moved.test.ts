import { expect, it } from 'vitest';
import { changed } from '../../../tests/support/changedPage';
import { toRedirect } from './moved';

const NOT_FOUND =
  '<html><head><title data-rh=true>Not found | Kettle</title><meta property=og:title content="Not found | Kettle">' +
  '<link rel=canonical href=/404/></head><body><header>H</header><main>Not found</main></body></html>';
const redirect = (text: string) =>
  changed(text, (page) => {
    toRedirect(page, { to: '/new/?a=1&b', title: 'Moved & gone', main: '<main>New</main>' });
  });

it('a page of an address that has moved has a title of its own and leads on', () => {
  expect(redirect(NOT_FOUND)).toBe(
    '<html><head><title data-rh=true>Moved &amp; gone | Kettle</title>' +
      '<meta property=og:title content="Moved &amp; gone | Kettle">' +
      '<meta name="robots" content="noindex"><link rel="canonical" href="/new/?a=1&amp;b">' +
      '<noscript><meta http-equiv="refresh" content="0;url=/new/?a=1&amp;b"></noscript></head>' +
      '<body><header>H</header><main>New</main></body></html>',
  );
});

it.each(['<head>', '<title', '<main'])('such a page needs %s', (part) => {
  expect(() => redirect(NOT_FOUND.replace(part, '<x'))).toThrow(/Fix: /);
});
