/** How much of the page the published rents are: made rows of as many months as there are files, as uneven as real ones. */
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getReader, parseGranularity } from 'rental-data';
import {
  areasIn,
  comparableFor,
  joinedMonths,
  PROPERTY_TYPES,
  publishedMonths,
  roundPerPing,
  WHOLE_COUNTRY,
} from 'rental-data/statistics';
import { recorded } from 'rental-data/testing/realCatalogue';
import { makeRandom } from 'rental-data/testing/tables';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import Line from '@site/src/features/areas/Line';
import { publishedRents } from './build';

const VARIANT = 'deduplicated';
const PERIODS = recorded.releases
  .flatMap(({ sets }) => sets)
  .flatMap(({ variant, period }) =>
    parseGranularity(period) === 'monthly' && variant === VARIANT ? [period] : [],
  )
  .toSorted();

function makeUneven() {
  const random = makeRandom(1);
  const near = (value: number, step: number): number =>
    Math.round((value * (0.97 + 0.06 * random())) / step) * step;
  return PERIODS.flatMap((period) => {
    const comparable = comparableFor(getReader(recorded).rows(period, VARIANT).state);
    if (comparable === undefined) return [];
    return [WHOLE_COUNTRY, ...areasIn(recorded).counties.values()].flatMap((area, place) =>
      PROPERTY_TYPES.map((propertyType) => {
        const level = 9000 + 7000 * (3 - propertyType) + 300 * place;
        const n = near(500 + 100 * place, 1);
        const rent = { q1: near(level * 0.8, 100), median: near(level, 100), q3: near(level * 1.3, 100) };
        const perPing = {
          q1: roundPerPing(near(level / 30, 1) + 0.3),
          median: roundPerPing(near(level / 25, 1) + 0.7),
          q3: roundPerPing(near(level / 20, 1) + 0.1),
        };
        return { ...area, period, comparable, propertyType, n, rent, perPingN: n - (n % 7), perPing };
      }),
    );
  });
}

const SITE = { siteUrl: 'https://site.test', baseUrl: '/', pages: DOCUMENTED_PAGES };

it('of 75 months they take at most 2.25 kB of it, and their line with its table at most 2.4 kB', () => {
  const made = publishedRents({ ...recorded, statistics: makeUneven() }, SITE, {} as never);
  if (!made) throw new Error('There are no rents.');
  expect(made.periods.length).toBeGreaterThanOrEqual(75);
  expect(brotliCompressSync(JSON.stringify(made).replaceAll('"', '&quot;')).length).toBeLessThan(2250);
  const drawn = renderToStaticMarkup(
    <Line
      title=""
      points={publishedMonths({ type: 0, measure: 'rent' }, made, undefined) ?? []}
      joined={joinedMonths(made.periods)}
      unit="戶"
      isCount={false}
      shown={made.period}
    />,
  );
  expect(drawn).toContain('75個月');
  expect(brotliCompressSync(drawn).length).toBeLessThan(2400);
});

it('they say which months a line joins', () => {
  const made = publishedRents({ ...recorded, statistics: makeUneven() }, SITE, {} as never);
  expect(made && joinedMonths(made.periods).has('2024-02 2024-03')).toBe(true);
  expect(made?.periods[0]?.isJoined).toBeUndefined();
});
