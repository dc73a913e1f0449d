import { describe, expect, it } from 'vitest';
import { toModules } from '../../../plugins/pages/emit';
import { loadCatalogue } from '../../../plugins/catalogue/load';
import { MODULES } from '../../../plugins/pages/modules';
import { toDownloadProp, toHomeProp } from '../../../plugins/pages/data/pages';
import { toNewestProp, toReleaseProp, toRulerProp } from '../../../plugins/pages/data/release';
import { countFigures } from '../../../src/domain/catalogue/figures';
import { describeUse } from '../../../src/domain/catalogue/versionUse';
import { datasetReference } from '../../../src/domain/citation/reference';
import { toAddressList, toYearTable } from '../../../src/domain/export/yearTable';
import { worstFirst, type Catalogue } from '../../../src/domain/catalogue/types';
import { monthRange } from '../../../src/domain/period';
import { temporarySite, type TemporarySite } from '../../support/temporary-site';
import { SITE } from '../citation/sample';
import { catalogue } from './real-catalogue';

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
      sources: [['591租屋網', 201234]],
      files: [{ format: 'csv', bytes: 65432100, url: RAW_URL }],
    },
    {
      variant: 'deduplicated',
      rows: 170321,
      sources: [['591租屋網', 170321]],
      files: [{ format: 'csv', bytes: 54321000, url: DEDUPLICATED_URL }],
    },
  ],
  marks: [],
  // Nobody has to write it down: it holds for every period since it began, until it ended.
  standing: before.incidents
    .filter((i) => i.standing && i.end === null)
    .sort(worstFirst)
    .map(({ id, severity, title }) => ({ id, severity, title })),
  rowState: 'complete',
};

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
    const [old, now] = [toHomeProp(before), toHomeProp(after)];
    const figures = countFigures(before);
    expect(countFigures(after)).toEqual({
      ...figures,
      periods: { ...figures.periods, monthly: figures.periods.monthly + 1 },
      files: figures.files + 2,
      months: { published: figures.months.published + 1, due: months.length, until },
      // Nothing is known of it that would keep anybody from comparing it.
      sound: expect.objectContaining({ period: ADDED, variant: 'raw', rows: 201234 }) as unknown,
    });
    expect(now.newest).toEqual([old.newest[0], old.newest[1], RELEASE]);
    // What kept the month from being published did not, after all; nothing else moves.
    const { [ADDED]: _gone, ...touched } = old.chart.touched;
    expect(now.chart).toEqual({ ...old.chart, last: until, touched });
    // Nobody recorded on which day it came out.
    expect(datasetReference(after, SITE)).toEqual(datasetReference(before, SITE));
    expect(toNewestProp(after, 'monthly')).toEqual({
      period: ADDED,
      variant: 'deduplicated',
      version: '0.3',
    });
  });

  it('fills one cell of the map and touches no other', async () => {
    const after = await withEntry();
    const old = toHomeProp(before).map;
    for (const map of [toHomeProp(after).map, toDownloadProp(after, SITE).map]) {
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
    const [old, now] = [toDownloadProp(before, SITE), toDownloadProp(await withEntry(), SITE)];
    const [newest] = now.years;
    const same = old.years.find((y) => y.year === year);
    expect(newest?.year).toBe(year);
    expect(newest?.monthly[0]).toEqual(RELEASE);
    expect(newest?.files).toBe((same?.files ?? 0) + 2);
    expect(newest?.months[Number(ADDED.slice(5)) - 1]).toEqual({ rows: 201234, state: 'complete' });
    expect(now.newest[2]).toEqual(RELEASE);
    expect(now.years.slice(1)).toEqual(old.years.filter((y) => y.year !== year));
  });

  it('lengthens the ruler up to it, with the months between as gaps', async () => {
    const [old, now] = [toRulerProp(before), toRulerProp(await withEntry())];
    const states = months.map((m, i) => (m === ADDED ? 'c' : (old.states[i] ?? '-')));
    expect(now).toEqual({ first: '2018-05', states: states.join('') });
    // Nothing was published in between.
    const gap = states.slice(months.indexOf(newestMonth) + 1, months.indexOf(ADDED));
    expect(new Set(gap)).toEqual(gap.length > 0 ? new Set(['-']) : new Set());
  });

  it('has a module of its own, and no module goes', async () => {
    const after = await withEntry();
    const [old, now] = [toModules(before, SITE), toModules(after, SITE)];
    expect(now.get(MODULES.release(ADDED))).toEqual(RELEASE);
    expect([...old.keys()].filter((module) => !now.has(module))).toEqual([]);
    expect(toReleaseProp(after, after.releases.at(-1) as never)).toEqual(RELEASE);
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
