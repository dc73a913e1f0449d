/** How much there is to read on the pages that explain the dataset, and how much of it is offered at once. */
import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { all, one, pageAt } from '../support/builtDom';

const HAN = /\p{Script=Han}/gu;

/** Chinese characters of a page, folded ones and those of its frame among them. */
const countCharacters = (address: string): number =>
  one(pageAt(address), 'body').textContent.match(HAN)?.length ?? 0;

const isFolded = (element: Element): boolean => {
  const fold = element.closest('details:not([open])');
  if (!fold) return false;
  return element.closest('summary')?.parentElement !== fold || isFolded(fold.parentElement ?? fold);
};

/** Links, buttons, fields and folds that stand in a page before anything is opened. */
const listControls = (address: string): Element[] =>
  all(pageAt(address), 'a[href], button, input, select, summary').filter(
    (element) => !isFolded(element) && !element.closest('[hidden], .scripted'),
  );

/** A release or an incident that comes to a page may say so much; what explains them may not grow. */
const GROWING = [
  { address: '/about-data-set/', characters: 9_000, parts: '', known: 0, each: 0, controls: 120 },
  { address: '/data-quality/', characters: 6_150, parts: 'details[id]', known: 25, each: 300, controls: 145 },
  {
    address: '/download/',
    characters: 5_000,
    parts: '[role="row"][id]',
    known: 101,
    each: 40,
    controls: 215,
  },
];

describe.each(GROWING)('$address', ({ address, characters, parts, known, each, controls }) => {
  const more = parts === '' ? 0 : all(pageAt(address), parts).length - known;

  it(`has at most ${String(characters + more * each)} Chinese characters`, () => {
    expect(more).toBeGreaterThanOrEqual(0);
    expect(countCharacters(address)).toBeLessThanOrEqual(characters + more * each);
  });

  it(`offers at most ${String(controls)} links, buttons and folds at once`, () => {
    expect(listControls(address).length).toBeLessThanOrEqual(controls);
  });
});
