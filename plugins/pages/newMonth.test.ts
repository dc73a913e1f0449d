import { describe, expect, it } from 'vitest';
import { describeRuler } from './modules';
import {
  type Catalogue,
  countFigures,
  describeCoverage,
  monthRange,
  newestRelease,
  newestSet,
  releaseQuality,
  worstFirst,
  describeRowsChart,
} from 'rental-data';
import { toAddressList } from 'rental-data/formats';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { temporarySite } from 'rental-data/testing/temporary-site';
import { loadCatalogue } from '@site/plugins/catalogue/load';

/** The catalogue as it is in a temporary site. */
const before: Catalogue = { ...catalogue, profiles: [] };

const newestMonth = before.releases.filter((r) => r.granularity === 'monthly').at(-1)?.period ?? '';
/** The month that is added: October 2026, or once that is published the first month after the newest. */
const ADDED = ['2026-10', ...monthRange('2026-11', '2040-12')].find((m) => m > newestMonth) ?? '';
const year = Number(ADDED.slice(0, 4));
/** The last month of the record: that of the catalogue, unless the added one is later. */
const until = ADDED > before.dataset.asOf ? ADDED : before.dataset.asOf;
const months = monthRange('2018-05', until);
const name = (variant: string) =>
  `%5B${ADDED.replace('-', '')}%5D%5BCSV%5D%5B${variant}%5D%20TW-Rental-Data.zip`;
const RAW_URL = `https://twrh.s3.ap-northeast-3.amazonaws.com/${year}/${name('Raw')}`;
const DEDUPLICATED_URL = `https://twrh.s3.ap-northeast-3.amazonaws.com/${year}/${name('Deduplicated')}`;

/** What a maintainer writes to publish a month: nothing else. */
const ENTRY = `- period: '${ADDED}'
  version: '0.3'
  raw:
    rows: { '591': 201234 }
    csv: { bytes: 65432100 }
  deduplicated:
    rows: { '591': 170321 }
    csv: { bytes: 54321000 }
`;

const withAdded = async (isFirst = false): Promise<Catalogue> => {
  const site = await temporarySite();
  const file = `catalogue/releases/${year}.yaml`;
  await site.append(file, isFirst ? '' : ENTRY);
  if (isFirst) await site.write(file, ENTRY + (await site.read(file)));
  // A month after the last that was counted is published: the README asks for a new end of the count.
  await site.replace('catalogue/dataset.yaml', ['asOf: '], `asOf: '${until}' #`);
  return loadCatalogue(site.dir);
};
let read: Promise<Catalogue> | undefined;
/** Read once, by the first test that asks. */
const loadAfter = (): Promise<Catalogue> => (read ??= withAdded());

const RELEASE = {
  period: ADDED,
  granularity: 'monthly',
  version: '0.3',
  beta: false,
  sets: [
    {
      variant: 'raw',
      rows: 201234,
      rowsBySource: { '591': 201234 },
      files: [{ format: 'csv', bytes: 65432100, url: RAW_URL }],
    },
    {
      variant: 'deduplicated',
      rows: 170321,
      rowsBySource: { '591': 170321 },
      files: [{ format: 'csv', bytes: 54321000, url: DEDUPLICATED_URL }],
    },
  ],
};
/** Nobody has to write them down: they hold for every period since they began, until they ended. */
const STANDING = before.incidents
  .filter((i) => i.standing && i.end === null)
  .sort(worstFirst)
  .map(({ id }) => id);

describe(`one entry for ${ADDED}`, () => {
  it('is loaded as the last release, of which nothing is known but what stands for every period', async () => {
    const after = await loadAfter();
    expect(after.releases.slice(0, -1)).toEqual(before.releases);
    const added = newestRelease(after, 'monthly');
    expect(added).toMatchObject(RELEASE);
    const { rows, why, incidents } = releaseQuality(after, added);
    expect([rows.state, why]).toEqual(['complete', '']);
    expect(incidents.map(({ incident }) => incident.id)).toEqual(STANDING);
    // Everything that is not a release stays what it was.
    const dataset = { ...before.dataset, asOf: until };
    expect({ ...after, releases: [] }).toEqual({ ...before, releases: [], dataset });
  });

  it('may stand anywhere in its file', async () => {
    expect(await withAdded(true)).toEqual(await loadAfter());
  });

  it('moves the home page on', async () => {
    const after = await loadAfter();
    const figures = countFigures(before);
    expect(countFigures(after)).toEqual({
      ...figures,
      periods: { ...figures.periods, monthly: figures.periods.monthly + 1 },
      files: figures.files + 2,
      months: { published: figures.months.published + 1, due: months.length, until },
      // Nothing is known of it that would keep anybody from comparing it.
      sound: expect.objectContaining({ period: ADDED, variant: 'raw', rows: 201234 }) as unknown,
    });
    expect(newestSet(after, 'monthly')).toMatchObject({ period: ADDED, variant: 'deduplicated' });
    // What kept the month from being published did not, after all.
    const chart = describeRowsChart(after);
    expect(chart.bands).toEqual(describeRowsChart(before).bands);
    expect(chart.months.find(({ month }) => month === ADDED)?.touched).toBeUndefined();
  });

  it('fills one cell of the map, lengthens the ruler up to it, and touches nothing else', async () => {
    const after = await loadAfter();
    const [old, map] = [describeCoverage(before), describeCoverage(after)];
    expect(map.cells).toEqual({
      ...old.cells,
      [ADDED]: { raw: 201234, deduplicated: 170321, rows: 'complete' },
    });
    // The months before the added one are due now; the catalogue said nothing of those after its end.
    expect(map.unpublished).toMatchObject(
      Object.fromEntries(Object.entries(old.unpublished).filter(([period]) => period !== ADDED)),
    );
    // Nothing was published in between.
    const { states } = describeRuler(before);
    expect(describeRuler(after)).toEqual({
      first: '2018-05',
      states: months.map((month, i) => (month === ADDED ? 'c' : (states[i] ?? '-'))).join(''),
    });
  });

  it('reaches the public list of addresses', async () => {
    const after = await loadAfter();
    expect(toAddressList(after)).toBe(`${toAddressList(before)}${RAW_URL}\n${DEDUPLICATED_URL}\n`);
  });
});
