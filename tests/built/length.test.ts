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

describe.each([
  { address: '/about-data-set/', characters: 9_000, controls: 120 },
  { address: '/data-quality/', characters: 6_150, controls: 145 },
  { address: '/download/', characters: 5_000, controls: 215 },
])('$address', ({ address, characters, controls }) => {
  it(`has at most ${String(characters)} Chinese characters`, () => {
    expect(countCharacters(address)).toBeLessThanOrEqual(characters);
  });

  it(`offers at most ${String(controls)} links, buttons and folds at once`, () => {
    expect(listControls(address).length).toBeLessThanOrEqual(controls);
  });
});
