/** Charts that answer: what their code reads, it reads from the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPoints } from '../../src/lib/ui/Chart/points';
import { all, one, pageAt } from '../support/builtDom';

const charts = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && readFileSync(`build/${name}`, 'utf8').includes('data-chart'))
  .flatMap((name) =>
    all(pageAt(`/${name.replace(/index\.html$/, '')}`), '[data-chart]').map((chart) => ({ name, chart })),
  );

/** The others have their points in rows of columns. */
const pictures = charts.filter(({ chart }) => all(chart, '[data-row]').length === 0);

it('each has as many points in its table as its slider will have, down to the last', () => {
  expect(pictures.length).toBeGreaterThan(2);
  for (const { name, chart } of pictures) {
    const island = one(chart, '[data-island=chart]');
    const { count, last, href } = JSON.parse(island.getAttribute('data-props') ?? '{}') as Record<
      string,
      unknown
    >;
    const points = readPoints(one(chart, 'table') as unknown as Element);
    expect([points.length, points.at(-1)?.name], name).toEqual([count, last]);
    expect(
      points.filter(({ values }) => values.length === 0),
      name,
    ).toEqual([]);
    expect(
      points.some(({ period }) => period !== undefined),
      name,
    ).toBe(href !== undefined);
  }
});

it('each drawing says where its points lie, within itself', () => {
  for (const { name, chart } of pictures) {
    const drawings = all(chart, 'svg[role=img]');
    expect(drawings.length, name).toBeGreaterThan(1);
    for (const drawing of drawings) {
      const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
      const [left = 0, right = 0, top = 0, bottom = 0, least = 0, greatest = 0, ...rest] = (
        drawing.getAttribute('data-plot') ?? ''
      )
        .split(' ')
        .map(Number);
      expect(rest, name).toEqual([]);
      expect([0, left, right, width], name).toEqual([0, left, right, width].sort((a, b) => a - b));
      expect([0, top, bottom, height], name).toEqual([0, top, bottom, height].sort((a, b) => a - b));
      expect(greatest, name).toBeGreaterThan(least);
    }
  }
});

it('each row of months says how many months stand below it, and in which column its first is', () => {
  const rowed = charts.filter((one) => !pictures.includes(one));
  expect(rowed.map(({ name }) => name)).toEqual(['data-quality/index.html']);
  for (const { chart } of rowed) {
    let months = 0;
    for (const row of all(chart, '[data-row]').reverse()) {
      const runs = all(row, '[data-level]').map((run) =>
        (run.getAttribute('style') ?? '').match(/\d+/g)?.map(Number),
      );
      // The first column has the name of the year.
      expect(row.getAttribute('data-row')).toBe(`${months} ${(runs[0]?.[0] ?? 0) - 1}`);
      for (const [, length = 0] of runs as number[][]) months += length;
    }
    expect(months).toBeGreaterThan(90);
  }
});

it('none has a control without scripts', () => {
  for (const { name, chart } of charts) {
    const controls = all(chart, 'input, button').filter((control) => !control.closest('.scripted'));
    expect(
      controls.map(({ outerHTML }) => outerHTML),
      name,
    ).toEqual([]);
  }
});
