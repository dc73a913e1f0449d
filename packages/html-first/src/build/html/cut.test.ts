import { describe, expect, it } from 'vitest';
import { Page } from './page';

/** The beginning of a page's content and what its open elements lack. */
function cut(content: string) {
  const text = `<!doctype html><title>t</title><body><main class=wrap>${content}</main></body>`;
  const page = Page.parse(text);
  const [found] = page.cuts;
  const main = page.only('main');
  return {
    first: text.slice(main.contentStart, found?.end),
    rest: (found?.rest ?? []).map(([start, end]) => text.slice(start, end)),
  };
}

const filler = (tag: string, length: number) => `<${tag}>${'x'.repeat(length)}</${tag}>`;

describe('the cut of a page', () => {
  it('leaves a short page whole', () => {
    expect(cut('<h1>a</h1><p>b</p>')).toEqual({ first: '<h1>a</h1><p>b</p>', rest: [''] });
  });

  it('is after the element in which the first screen ends', () => {
    const [before, at, after] = [filler('p', 600), filler('p', 400), filler('p', 10)];
    expect(cut(before + at + after)).toEqual({ first: before + at, rest: [after] });
  });

  it.each([
    ['drawings', `<svg><text>${'1'.repeat(1100)}</text></svg>`],
    ['choices of menus', `<select><option>${'1'.repeat(1100)}</option></select>`],
  ])('does not count %s', (_, shown) => {
    const drawn = `<p>${shown}</p>${filler('p', 600)}`;
    const at = filler('p', 400);
    expect(cut(`${drawn}${at}<p>b</p>`)).toEqual({ first: drawn + at, rest: ['<p>b</p>'] });
  });

  it('does not count what closed folds hold', () => {
    const fold = `<details><summary>${'x'.repeat(300)}</summary>${filler('p', 900)}</details>`;
    const at = filler('p', 690);
    expect(cut(`${fold}${at}<p>b</p>`)).toEqual({ first: fold + at, rest: ['<p>b</p>'] });
    const open = fold.replace('<details>', '<details open="">');
    expect(cut(`${open}${at}<p>b</p>`)).toEqual({ first: open, rest: [`${at}<p>b</p>`] });
  });

  it('counts short lines as more than their characters, since each takes the height of a line', () => {
    const lines = filler('p', 1).repeat(100);
    const { first, rest } = cut(lines);
    expect(first.length + (rest[0]?.length ?? 0)).toBe(lines.length);
    expect(rest[0]).not.toBe('');
    expect(cut('<b>x</b>'.repeat(100)).rest).toEqual(['']);
  });

  it('is between the items of a long list', () => {
    const items = filler('li', 300).repeat(9);
    const { first, rest } = cut(`<ol>${items}</ol><p>b</p>`);
    expect(first).toBe(`<ol>${filler('li', 300).repeat(4)}`);
    expect(rest).toEqual([filler('li', 300).repeat(5), '<p>b</p>']);
  });

  it('opens large containers, and what they lack comes from the inside out', () => {
    const inner = `<section>${filler('p', 600)}${filler('p', 3000)}<i>1</i></section><i>2</i>`;
    const { first, rest } = cut(`<h1>a</h1><div>${inner}</div><i>3</i>`);
    expect(first.endsWith('</p>')).toBe(true);
    expect(rest).toEqual(['<i>1</i>', '<i>2</i>', '<i>3</i>']);
    // Every part is there once.
    expect(first.replace('<div>', '').replace('<section>', '') + rest.join('')).toBe(
      `<h1>a</h1>${inner}<i>3</i>`.replace('<section>', '').replace('</section>', ''),
    );
  });

  it('does not open what cannot be completed later', () => {
    const table = `<table><tbody>${'<tr><td>x'.repeat(3000)}</table>`;
    expect(cut(`<h1>a</h1>${table}<p>b</p>`)).toEqual({ first: `<h1>a</h1>${table}`, rest: ['<p>b</p>'] });
  });
});
