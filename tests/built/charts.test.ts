/** Charts that answer: what their code reads, it reads from the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { formatCount } from 'rental-data';
import { readPoints } from 'chart-geometry/browser';
import { periodIn } from '../../src/lib/ui/Chart/periodIn';
import { all, listHrefs, one, pageAt, listTexts } from '../support/builtDom';

const catalogue = await loadCatalogue(process.cwd());

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
    const points = readPoints(one(chart, 'table') as unknown as Element, periodIn);
    expect([points.length, points.at(-1)?.name], name).toEqual([count, last]);
    expect(
      points.filter(({ values }) => values.length === 0),
      name,
    ).toEqual([]);
    expect(
      points.some(({ key }) => key !== undefined),
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
  expect(rowed.map(({ name }) => name)).toEqual(['data-quality/states/index.html']);
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

it('the chart of rows per month lists its incidents by their numbers, and has its figures in a table', () => {
  const page = pageAt('/');
  const incidents = catalogue.incidents.filter(({ rows }) => rows === 'partial' || rows === 'not-comparable');
  const keys = all(page, '[data-chart] ~ ol > li, [data-chart] ol > li');
  expect(listHrefs(keys.map((key) => one(key, 'a')))).toEqual(
    [...incidents].reverse().map(({ id }) => `/data-quality/#${id}`),
  );
  const [drawing] = all(page, '[data-chart] svg[role=img]');
  const numbers = listTexts(drawing ? all(drawing, 'text') : []);
  for (const [index, key] of keys.entries()) {
    expect(key.textContent).toMatch(new RegExp(`^${index + 1}(?:嚴重|留意|註記)`));
    expect(numbers).toContainEqual(expect.stringMatching(new RegExp(`^${index + 1}(?: |$)`)));
  }
  const table = one(page, '[aria-label="每月列數資料表"] table');
  for (const { sets } of catalogue.releases.filter((release) => release.granularity === 'monthly'))
    for (const { rows } of sets) expect(table.textContent).toContain(formatCount(rows));
  expect(listTexts(all(table, 'td')).map((text) => text.replaceAll(/\s/g, ''))).toEqual(
    expect.arrayContaining([
      '沒有發布事件7',
      '請勿使用（混入四個月的物件）事件4',
      '列數不可比較（涵蓋2025年10月26日到31日；試行收錄，只有兩輪）事件8',
    ]),
  );
});
