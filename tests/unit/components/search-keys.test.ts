// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isTyping, opensSearch, type Press } from '../../../src/components/site/SearchBox/keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  typing: false,
  ...more,
});

describe('opensSearch', () => {
  it.each([
    press('/'),
    press('ㄥ'),
    press('／'),
    press('k', { ctrlKey: true }),
    press('K', { ctrlKey: true }),
    press('k', { metaKey: true }),
    press('k', { ctrlKey: true, typing: true }),
  ])('takes %o', (key) => expect(opensSearch(key)).toBe(true));

  it.each([
    press('/', { typing: true }),
    press('/', { ctrlKey: true }),
    press('/', { altKey: true }),
    press('/', { isComposing: true }),
    press('k'),
    press('k', { ctrlKey: true, metaKey: true }),
    press('k', { ctrlKey: true, altKey: true }),
    press('a'),
  ])('leaves %o alone', (key) => expect(opensSearch(key)).toBe(false));
});

describe('isTyping', () => {
  it('knows fields and what lies in them', () => {
    document.body.innerHTML =
      '<input><textarea></textarea><div contenteditable><b></b></div><div contenteditable="false"><i></i></div><a></a>';
    const of = (selector: string) => isTyping(document.querySelector(selector));
    expect(['input', 'textarea', 'b', 'i', 'a'].map(of)).toEqual([true, true, true, false, false]);
    expect(isTyping(document)).toBe(false);
    expect(isTyping(null)).toBe(false);
  });
});
