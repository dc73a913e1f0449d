/** The map: every area of the dataset's code tables is on it once, can be reached with the arrow keys, and is light enough to send. */
import { brotliCompressSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { DIRECTIONS, findMiddle, neighbourIn, type Shape, type Spot } from './map';
import { drawCounties, readDistricts } from './taiwan';

const { areas: counties, frames, view } = drawCounties();
const topology = readDistricts();
const districts = feature(topology, topology.objects.areas).features.map(({ id, properties, geometry }) => {
  const [x, y] = findMiddle(geometry as Shape);
  return { code: String(id), name: properties.name, x, y };
});

const labels = (table: string): string[] =>
  (catalogue.codeTables.find(({ id }) => id === table)?.codes ?? [])
    .filter(({ code }) => code !== catalogue.dataset.unknownCode)
    .map(({ label }) => label);
const weight = (text: string): number => brotliCompressSync(text).length;

/** The places that path data of short steps lead to. */
const placesOn = (path: string): [x: number, y: number][] =>
  path.split(/(?=M)/).flatMap((part) => {
    const numbers = [...part.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
      x += numbers[2 * index] ?? NaN;
      y += numbers[2 * index + 1] ?? NaN;
      return [x, y];
    });
  });

/** All that the arrow keys lead to from an area. */
function reach(spots: readonly Spot[], from: Spot): Set<string> {
  const found = new Set([from.code]);
  for (const code of found) {
    const spot = spots.find((one) => one.code === code) as Spot;
    for (const direction of Object.values(DIRECTIONS)) {
      const next = neighbourIn(spots, spot, direction);
      if (next) found.add(next.code);
    }
  }
  return found;
}

describe('the map', () => {
  it('has each county and each district of the code tables once, under the name that they write', () => {
    expect(counties.map(({ name }) => name).sort()).toEqual(labels('top_region').sort());
    const names = districts.map(
      ({ code, name }) => `${counties.find((county) => county.code === code.slice(0, 5))?.name ?? ''}${name}`,
    );
    expect(names.sort()).toEqual(labels('sub_region').sort());
  });

  it('keeps each area, all of it in view, and puts frames around islands', () => {
    for (const { path, name } of counties) expect(path.length, name).toBeGreaterThan(50);
    for (const { x, y, name } of districts) expect([x, y].every(Number.isFinite), name).toBe(true);
    for (const { name, path } of counties)
      for (const [x, y] of placesOn(path))
        expect(x >= view[0] && x <= view[2] && y >= view[1] && y <= view[3], name).toBe(true);
    // 澎湖、金門 and 連江, of which one stands in two.
    expect(frames.match(/M/g)).toHaveLength(4);
  });

  it('is light: 8 kB in a page, 57 kB for whoever opens a county', () => {
    expect(weight(counties.map(({ path }) => path).join('\n'))).toBeLessThanOrEqual(8000);
    expect(weight(JSON.stringify(topology))).toBeLessThanOrEqual(57_000);
  });

  it('leads with the arrow keys from any area to all others', () => {
    for (const spot of counties) expect(reach(counties, spot).size, spot.name).toBe(counties.length);
    for (const { code } of counties) {
      const own = districts.filter((district) => district.code.startsWith(code));
      for (const spot of own) expect(reach(own, spot).size, spot.name).toBe(own.length);
    }
  });
});
