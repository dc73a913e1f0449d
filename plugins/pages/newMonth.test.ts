import { describe, expect, it } from 'vitest';
import { describeRuler, toModules } from './modules';
import { describeChart } from '@site/src/features/home/RowsChart/build';
import {
  type Catalogue,
  countFigures,
  datasetReference,
  describeCoverage,
  describeUse,
  GRANULARITIES,
  monthBars,
  monthRange,
  newestRelease,
  newestSet,
  releaseQuality,
  releasesIn,
  worstFirst,
} from 'rental-data';
import { toAddressList, toYearTable } from 'rental-data/formats';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import { temporarySite, type TemporarySite } from 'rental-data/testing/temporary-site';
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

/** A month after the last that was counted is published: the README asks for a new end of the count. */
const countUntil = (site: TemporarySite) =>
  site.replace('catalogue/dataset.yaml', ['asOf: '], `asOf: '${until}' #`);

async function withEntry(): Promise<Catalogue> {
  const site = await temporarySite();
  await site.append(`catalogue/releases/${year}.yaml`, ENTRY);
  await countUntil(site);
  return loadCatalogue(site.dir);
}

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
  it('is loaded as the last release', async () => {
    const after = await withEntry();
    expect(after.releases.slice(0, -1)).toEqual(before.releases);
    expect(after.releases.at(-1)?.period).toBe(ADDED);
    // Everything that is not a release stays what it was.
    const dataset = { ...before.dataset, asOf: until };
    expect({ ...after, releases: [] }).toEqual({ ...before, releases: [], dataset });
  });

  it('may stand anywhere in its file', async () => {
    const site = await temporarySite();
    const file = `catalogue/releases/${year}.yaml`;
    await site.append(file, '');
    await countUntil(site);
    await site.write(file, ENTRY + (await site.read(file)));
    expect(await loadCatalogue(site.dir)).toEqual(await withEntry());
  });

  it('moves the home page on', async () => {
    const after = await withEntry();
    const figures = countFigures(before);
    expect(countFigures(after)).toEqual({
      ...figures,
      periods: { ...figures.periods, monthly: figures.periods.monthly + 1 },
      files: figures.files + 2,
      months: { published: figures.months.published + 1, due: months.length, until },
      // Nothing is known of it that would keep anybody from comparing it.
      sound: expect.objectContaining({ period: ADDED, variant: 'raw', rows: 201234 }) as unknown,
    });
    const newest = (catalogueThen: Catalogue) =>
      GRANULARITIES.map((granularity) => newestRelease(catalogueThen, granularity).period);
    expect(newest(after)).toEqual([...newest(before).slice(0, 2), ADDED]);
    // What kept the month from being published did not, after all; nothing else moves.
    const [old, now] = [describeChart(before), describeChart(after)];
    const touched = (chart: typeof old) =>
      chart.months.flatMap(({ month, touched: numbers }) =>
        numbers && month !== ADDED ? [[month, numbers]] : [],
      );
    expect(touched(now)).toEqual(touched(old));
    expect(now.bands).toEqual(old.bands);
    expect(now.months.at(-1)).toMatchObject({ month: until });
    expect(now.months.find(({ month }) => month === ADDED)?.touched).toBeUndefined();
    // Nobody recorded on which day it came out.
    expect(datasetReference(after, SITE)).toEqual(datasetReference(before, SITE));
    expect(newestSet(after, 'monthly')).toMatchObject({
      period: ADDED,
      variant: 'deduplicated',
      version: '0.3',
    });
  });

  it('fills one cell of the map and touches no other', async () => {
    const after = await withEntry();
    const [old, map] = [describeCoverage(before), describeCoverage(after)];
    {
      expect(map.cells).toEqual({
        ...old.cells,
        [ADDED]: { raw: 201234, deduplicated: 170321, rows: 'complete' },
      });
      // The months before the added one are due now; the catalogue said nothing of those after its end.
      expect(map.unpublished).toMatchObject(
        Object.fromEntries(Object.entries(old.unpublished).filter(([period]) => period !== ADDED)),
      );
      expect([map.first, map.last]).toEqual([2018, Math.max(old.last, year)]);
    }
  });

  it('moves the download page on', async () => {
    const after = await withEntry();
    const count = (catalogueThen: Catalogue) =>
      releasesIn(catalogueThen, year, 'monthly').flatMap(({ sets }) => sets).length;
    expect(releasesIn(after, year, 'monthly')[0]).toMatchObject(RELEASE);
    expect(count(after)).toBe(count(before) + 2);
    expect(monthBars(after, year)[Number(ADDED.slice(5)) - 1]).toEqual({ rows: 201234, state: 'complete' });
    expect(monthBars(after, year - 1)).toEqual(monthBars(before, year - 1));
    const added = newestRelease(after, 'monthly');
    const { rows, why, incidents } = releaseQuality(after, added);
    expect([rows.state, why]).toEqual(['complete', '']);
    expect(incidents.map(({ incident }) => incident.id)).toEqual(STANDING);
  });

  it('lengthens the ruler up to it, with the months between as gaps', async () => {
    const [old, now] = [describeRuler(before), describeRuler(await withEntry())];
    const states = months.map((m, i) => (m === ADDED ? 'c' : (old.states[i] ?? '-')));
    expect(now).toEqual({ first: '2018-05', states: states.join('') });
    // Nothing was published in between.
    const gap = states.slice(months.indexOf(newestMonth) + 1, months.indexOf(ADDED));
    expect(new Set(gap)).toEqual(gap.length > 0 ? new Set(['-']) : new Set());
  });

  it('takes no module away', async () => {
    expect([...toModules(await withEntry()).keys()]).toEqual([...toModules(before).keys()]);
  });

  it('is counted on the page of its dataset version', async () => {
    const after = await withEntry();
    const facts = (catalogue: Catalogue) => {
      const version = catalogue.versions.find((v) => v.version === '0.3');
      if (!version) throw new Error('no version 0.3');
      return describeUse(catalogue, version).periods;
    };
    expect(facts(after).count).toBe(facts(before).count + 1);
    expect(facts(after).files).toBe(facts(before).files + 2);
  });

  it('reaches the public tables', async () => {
    const after = await withEntry();
    expect(toAddressList(after)).toBe(`${toAddressList(before)}${RAW_URL}\n${DEDUPLICATED_URL}\n`);
    const sets = toYearTable(after, year).sets.filter((set) => set.period === ADDED);
    expect(sets.map(({ variant, rows }) => ({ variant, rows }))).toEqual([
      { variant: 'raw', rows: 201234 },
      { variant: 'deduplicated', rows: 170321 },
    ]);
  });
});
