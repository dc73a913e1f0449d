/** The map: every area of the dataset's code tables is on it once, can be reached with the arrow keys, and is light enough to send. */
import { brotliCompressSync } from 'node:zlib';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { DIRECTIONS, findMiddle, neighbourIn, type Shape, type Spot } from '../../src/lib/charts/areas';
import { toCountyMap, toDistrictTopology } from './geometry';

const { counties, frames, view } = toCountyMap();
const topology = toDistrictTopology();
const districts = feature(topology, topology.objects.areas).features.map(({ id, properties, geometry }) => {
  const [x, y] = findMiddle(geometry as Shape);
  return { code: String(id), name: properties.name, x, y };
});

const labels = (table: string): string[] =>
  (catalogue.codeTables.find(({ id }) => id === table)?.codes ?? [])
    .filter(({ code }) => code !== catalogue.dataset.unknownCode)
    .map(({ label }) => label);
const weight = (text: string): number => brotliCompressSync(text).length;

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

  it('keeps each area, and counties within the room that the page gives them', () => {
    for (const { path, name } of counties) expect(path.length, name).toBeGreaterThan(50);
    for (const { x, y, name } of districts) expect([x, y].every(Number.isFinite), name).toBe(true);
    expect(view[0] >= 16 && view[1] >= 0 && view[2] <= 444 && view[3] <= 602).toBe(true);
    expect(new Set(frames.map(({ county }) => county))).toEqual(new Set(['10016', '09007', '09020']));
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
