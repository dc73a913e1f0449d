/** How much there is to read on the pages that explain the dataset, and how much of it is offered at once. */
import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { all, one, pageAt } from '../support/builtDom';

const HAN = /\p{Script=Han}/gu;

/** What a page itself holds, without the frame around every page. */
const findMain = (address: string): Element => one(pageAt(address), 'main');

/** Chinese characters of a page, folded ones among them. */
const countCharacters = (address: string): number => findMain(address).textContent.match(HAN)?.length ?? 0;

const isFolded = (element: Element): boolean => {
  const fold = element.closest('details:not([open])');
  if (!fold) return false;
  return element.closest('summary')?.parentElement !== fold || isFolded(fold.parentElement ?? fold);
};

/** Links, buttons, fields and folds that stand in a page before anything is opened. */
const listControls = (address: string): Element[] =>
  all(findMain(address), 'a[href], button, input, select, summary').filter(
    (element) => !isFolded(element) && !element.closest('[hidden], .scripted'),
  );

/** A release or an incident that comes to a page may say so much; what explains them may not grow. */
const GROWING = [
  { address: '/about-data-set/', characters: 8_791, parts: '', known: 0, each: 0, controls: 91 },
  { address: '/data-quality/', characters: 5_941, parts: 'details[id]', known: 25, each: 300, controls: 116 },
  {
    address: '/download/',
    characters: 4_791,
    parts: '[role="row"][id]',
    known: 101,
    each: 40,
    controls: 186,
  },
];

const TOO_MUCH = '縮短這一頁，或在tests/built/length.test.ts的GROWING放寬並寫明原因';

describe.each(GROWING)('$address', ({ address, characters, parts, known, each, controls }) => {
  const more = parts === '' ? 0 : all(pageAt(address), parts).length - known;

  it(`has at most ${String(characters + more * each)} Chinese characters`, () => {
    expect(more).toBeGreaterThanOrEqual(0);
    expect(countCharacters(address), TOO_MUCH).toBeLessThanOrEqual(characters + more * each);
  });

  it(`offers at most ${String(controls)} links, buttons and folds at once`, () => {
    expect(listControls(address).length, TOO_MUCH).toBeLessThanOrEqual(controls);
  });
});
