import { describe, expect, it } from 'vitest';
import { toFeedHtml } from './feedHtml';

describe('the text of a post in feeds', () => {
  it.each([
    [
      'has a formula without its TeX',
      '<span class="katex"><math><semantics><mrow><mi>Y</mi></mrow><annotation encoding="application/x-tex">Y</annotation></semantics></math></span>',
      '<span><math><semantics><mrow><mi>Y</mi></mrow></semantics></math></span>',
    ],
    [
      'has one of the drawings of a chart',
      '<figure><svg role="img" viewBox="0 0 6 3"></svg><svg role="img" class="slim" viewBox="0 0 3 3"></svg></figure><figure><svg role="img" class="arrow" focusable="false" viewBox="0 0 2 1"></svg></figure>',
      '<figure><svg role="img" viewBox="0 0 6 3"></svg></figure><figure><svg role="img" viewBox="0 0 2 1"></svg></figure>',
    ],
    [
      'points at nothing that only the page has',
      '<ol aria-labelledby="gone"><li id="a" aria-describedby="a"></li></ol><p aria-describedby="a gone"></p>',
      '<ol><li id="a" aria-describedby="a"></li></ol><p></p>',
    ],
    [
      'leaves out what speaks of the screen, and what is for scripts',
      '<h2 id="b">題<a class="hash-link" href="https://example.org/#b"></a></h2><div data-island="x" tabindex="0"><!-- --><p class="hint noPrint tiny">可左右捲動</p>文<button>複製</button></div>',
      '<h2 id="b">題</h2><div>文</div>',
    ],
    ['keeps text as text', '<p>&lt;b&gt; &amp; "</p>', '<p>&lt;b&gt; &amp; "</p>'],
  ])('%s', (_, html, wanted) => expect(toFeedHtml(html)).toBe(wanted));
});
