// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { insertRest, LARGE, PIECE } from './insertRest';

const ITEMS = 2_500;
const items = (count: number) => Array.from({ length: count }, (_, index) => `<li>${index}</li>`).join('');

const mainWith = (html: string) => {
  const main = document.createElement('main');
  main.innerHTML = html;
  return main;
};

/** Inserts, and counts the elements that each step adds. */
function insert(main: Element, rest: readonly string[]): number[] {
  const sizes = [];
  const steps = insertRest(main, rest);
  for (let before = main.querySelectorAll('*').length, isDone = false; !isDone;) {
    isDone = steps.next().done === true;
    const now = main.querySelectorAll('*').length;
    sizes.push(now - before);
    before = now;
  }
  return sizes;
}

it('gives the page that was cut, whatever was open at the cut', () => {
  const main = mainWith('<h1>a</h1><section id="s"><div class="d"><p>1</p></div></section>');
  insert(main, ['<p>2</p>', 'text <b>b</b>', '<p>end</p>']);
  expect(main.innerHTML).toBe(
    '<h1>a</h1><section id="s"><div class="d"><p>1</p><p>2</p></div>text <b>b</b></section><p>end</p>',
  );
});

it('adds no more elements in a step than a piece has, and nothing twice', () => {
  const list = `<section class="long"><ul id="list">${items(ITEMS)}</ul></section>`;
  const main = mainWith('<h1>a</h1>');
  const sizes = insert(main, [`${list}<p>after</p>`]);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(PIECE + LARGE);
  expect(sizes).toHaveLength(Math.ceil(ITEMS / PIECE));
  expect(main.innerHTML).toBe(`<h1>a</h1>${list}<p>after</p>`);
});

it('does not count what closed folds hold, since it is not laid out', () => {
  const fold = (attributes: string) =>
    `<details${attributes}><summary>${ITEMS}</summary><details><summary>x</summary><ul>${items(ITEMS)}</ul></details></details>`;
  const main = mainWith('<h1>a</h1>');
  expect(insert(main, [`<div>${fold('')}${fold('')}</div><div>${fold(' open')}</div>`])).toHaveLength(1);
  const unfolded = `<details open><summary>x</summary><ul>${items(ITEMS)}</ul></details>`;
  expect(insert(main, [unfolded])).toHaveLength(Math.ceil(ITEMS / PIECE));
});

it('inserts nothing into a page that lacks nothing', () => {
  const main = mainWith('<h1>a</h1>');
  expect(insert(main, [])).toEqual([0]);
  expect(insert(main, ['', ''])).toEqual([0]);
  expect(main.innerHTML).toBe('<h1>a</h1>');
});
