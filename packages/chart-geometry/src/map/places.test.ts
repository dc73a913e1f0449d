/** The map of a county's districts: where they are too small for their names, a corner shows them larger. */
import { expect, it } from 'vitest';
import { feature } from 'topojson-client';
import { drawCounties, readDistricts } from '../taiwan';
import { drawAreas, measureName } from './places';
import { ringsIn, type Shape } from './shapes';

/** On a large screen, where a name is smallest beside the map. */
const ACROSS = 34;
const topology = readDistricts();
const maps = new Map(drawCounties().areas.map(({ code, name }) => [name, drawAreas(topology, code, ACROSS)]));
const namesIn = (county: string): string[] => {
  const { areas, inset } = maps.get(county) ?? {};
  const named = inset?.areas.filter(({ label }) => label).map(({ code }) => code) ?? [];
  return areas?.flatMap(({ code, name }) => (named.includes(code) ? [name] : [])) ?? [];
};

it('cities that are too small on the map are named in a corner, and counties with room have no such corner', () => {
  expect(namesIn('臺南市')).toEqual(expect.arrayContaining(['北區', '安平區', '中西區']));
  expect(namesIn('臺中市')).toEqual(expect.arrayContaining(['西區', '北區']));
  expect(namesIn('高雄市').length).toBeGreaterThan(8);
  for (const county of ['臺北市', '桃園市', '澎湖縣']) expect(namesIn(county), county).toEqual([]);
});

it('a corner covers nothing of what it shows, and each name in it lies in it', () => {
  for (const [county, { areas, inset, view }] of maps) {
    if (!inset) continue;
    const [left, top, right, bottom] = inset.frame;
    const isIn = ({ x, y }: { x: number; y: number }): boolean =>
      x > left && x < right && y > top && y < bottom;
    expect(areas.filter(isIn), county).toEqual([]);
    expect(
      inset.areas.every(({ label }) => !label || isIn(label)),
      county,
    ).toBe(true);
    expect([left >= view[0], top >= view[1], right <= view[2], bottom <= view[3]], county).not.toContain(
      false,
    );
    const [zoomX, zoomY] = [
      (right - left) / (inset.view[2] - inset.view[0]),
      (bottom - top) / (inset.view[3] - inset.view[1]),
    ];
    expect(zoomX, county).toBeCloseTo(zoomY);
    expect(zoomX, county).toBeGreaterThanOrEqual(1.5);
  }
});

it('each name stands in its district, and reaches over its border by no more than an eighth at a side', () => {
  const shapes = new Map(
    feature(topology, topology.objects.areas).features.map(({ id, geometry }) => [
      String(id),
      ringsIn(geometry as Shape),
    ]),
  );
  const isIn = (code: string, x: number, y: number): boolean =>
    shapes.get(code)?.filter((ring) =>
      ring.reduce((inside, [x1 = 0, y1 = 0], at) => {
        const [x0 = 0, y0 = 0] = ring.at(at - 1) ?? [];
        return y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0) ? !inside : inside;
      }, false),
    ).length === 1;
  const outside = [...maps].flatMap(([county, { areas, view }]) =>
    areas.flatMap(({ code, name, label }) => {
      if (!label) return [];
      const [left, top, right, bottom] = measureName(name, label, ACROSS / (view[2] - view[0]));
      const at = (from: number, to: number, share: number): number => from + share * (to - from);
      const places = [0.13, 0.5, 0.87].flatMap((x) => [0.13, 0.5, 0.87].map((y) => [x, y] as const));
      return places.every(([x, y]) => isIn(code, at(left, right, x), at(top, bottom, y)))
        ? []
        : [county + name];
    }),
  );
  expect(outside).toEqual([]);
  const named = (county: string) =>
    maps.get(county)?.areas.flatMap(({ name, label }) => (label ? [name] : [])) ?? [];
  expect(named('臺北市')).toHaveLength(12);
});

it('no name stands on another, on the map and in its corner', () => {
  const covered = [...maps].flatMap(
    ([
      county,
      {
        areas,
        inset,
        view: [left, , right],
      },
    ]) => {
      const names = new Map(areas.map(({ code, name }) => [code, name]));
      const scale = ACROSS / (right - left);
      return [areas, inset?.areas ?? []].flatMap((drawn) => {
        const boxes = drawn.flatMap(({ code, label }) => {
          const name = names.get(code) ?? '';
          return label ? [{ name, box: measureName(name, label, scale) }] : [];
        });
        return boxes.flatMap(({ name, box: [west, north, east, south] }, index) =>
          boxes
            .slice(index + 1)
            .filter(({ box }) => west < box[2] && east > box[0] && north < box[3] && south > box[1])
            .map((other) => `${county}: ${name}, ${other.name}`),
        );
      });
    },
  );
  expect(covered).toEqual([]);
});

it('of no areas there is no map', () => {
  expect(() => drawAreas(topology, '99999', ACROSS)).toThrow(RangeError);
});
