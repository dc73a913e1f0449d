/**
 * One rule for maps, cards, files for machines and search: what they say of a period agrees, also with the pages of files
 * (tests/built/verdicts.test.ts).
 */
import { render } from '@site/tests/support/renderPage';
import DatasetCard from '@theme/DatasetCard';
import ReleaseNotes from '@site/src/features/quality/IncidentMarks/ReleaseNotes';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_PAGES } from '@site/src/lib/addresses/documentedPages';
import {
  describeCoverage,
  findRelease,
  type Incident,
  releaseQuality,
  usabilityReader,
  listYears,
} from 'rental-data';
import { toSetDocument, toYearTable } from 'rental-data/formats';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';
import { sampleIncident, withIncidents } from 'rental-data/testing/usabilitySample';
import { createElement } from 'react';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/', pages: DOCUMENTED_PAGES };

/** What is known of a period in a catalogue with no incidents but these. */
function quality(period: string, ...incidents: Incident[]) {
  const made = withIncidents({ ...recorded, incidents: [] }, ...incidents);
  const { rows, columns, why } = releaseQuality(made, findRelease(made, period));
  return { rows, columns, why };
}

const lost = (more: Partial<Incident> = {}) =>
  sampleIncident({ kinds: ['rows-missing'], countsAffected: true, ...more });
const whole = <T>(state: T) => ({ state, inPart: false });
const inPart = <T>(state: T) => ({ state, inPart: true });
/** Of columns, whose level has its reason. */
const because = <T>(judged: T) => ({ ...judged, why: '測試用的事件' });

describe('the rows of a period are', () => {
  it.each([
    ['complete without incidents', '2020-06', [], whole('complete')],
    [
      'complete when only values are wrong',
      '2020-06',
      [sampleIncident({ severity: 'severe', columns: ['坪數'] })],
      whole('complete'),
    ],
    [
      'complete where what is missing changes no comparison',
      '2020-06',
      [lost({ severity: 'note' })],
      whole('complete'),
    ],
    ['partial after a loss', '2020-06', [lost()], whole('partial')],
    [
      'not comparable after a severe loss',
      '2020-06',
      [lost({ severity: 'severe' })],
      whole('not-comparable'),
    ],
    [
      'not comparable where the number is touched, though no rows are missing',
      '2020-06',
      [sampleIncident({ countsAffected: true, columns: ['坪數'], severity: 'note' })],
      whole('not-comparable'),
    ],
    [
      'as bad as the worst',
      '2020-06',
      [lost({ id: 'a' }), lost({ severity: 'severe' })],
      whole('not-comparable'),
    ],
    ['to be avoided when it says so', '2020-06', [lost({ avoid: ['2020-06'] })], whole('avoid')],
    ['complete when another period is touched', '2020-07', [lost()], whole('complete')],
    ['partial in part for a quarter that inherits', '2020Q2', [lost()], inPart('partial')],
    [
      'partial as a whole for a quarter that is named',
      '2020Q2',
      [lost({ affects: ['2020-06', '2020Q2'] })],
      whole('partial'),
    ],
    ['complete for a year that is unaffected', '2020', [lost({ unaffected: ['2020'] })], whole('complete')],
  ] as [string, string, Incident[], unknown][])('%s', (_what, period, incidents, expected) => {
    expect(quality(period, ...incidents).rows).toEqual(expected);
  });
});

describe('what is said of the rows of a period', () => {
  it.each([
    ['nothing where they are complete', '2020-06', [], ''],
    ['the title where the record gives no reason', '2020-06', [lost()], '測試用的事件'],
    ['the reason', '2020-06', [lost({ rowsReasons: { '2020-06': '少了一天' } })], '少了一天'],
    ['the estimated loss', '2020-06', [lost({ estimatedLoss: { '2020-06': 12.5 } })], '估計短少12.5%'],
    [
      'the months and their reasons, for a quarter that inherits them',
      '2020Q2',
      [
        lost({
          affects: ['2020-05', '2020-06'],
          rowsReasons: { '2020-05': '少了兩天' },
          estimatedLoss: { '2020-06': 3 },
        }),
      ],
      '少了兩天；估計短少3%（2020年5月到6月）',
    ],
    [
      'each reason once',
      '2020Q2',
      [lost({ affects: ['2020-05', '2020-06'], rowsReasons: { '2020-05': '少', '2020-06': '少' } })],
      '少（2020年5月到6月）',
    ],
    [
      'only what gives the state',
      '2020-06',
      [
        lost({ id: 'a', rowsReasons: { '2020-06': '少了一天' } }),
        lost({ severity: 'severe', rowsReasons: { '2020-06': '少了一半' } }),
      ],
      '少了一半',
    ],
    [
      'the older incident first',
      '2020-06',
      // The catalogue holds the newest first.
      [
        lost({ id: 'b', start: '2020-06-20', rowsReasons: { '2020-06': '後來又少了一天' } }),
        lost({ id: 'a', start: '2020-06-01', rowsReasons: { '2020-06': '少了一天' } }),
      ],
      '少了一天；後來又少了一天',
    ],
  ] as [string, string, Incident[], string][])('is %s', (_what, period, incidents, expected) => {
    expect(quality(period, ...incidents).why).toBe(expected);
  });
});

describe('the columns of a period are', () => {
  const wrong = (more: Partial<Incident> = {}) => sampleIncident({ columns: ['坪數'], ...more });
  it.each([
    ['fine without incidents', '2020-06', [], undefined],
    ['fine when whole rows are lost', '2020-06', [lost({ severity: 'severe' })], undefined],
    ['as bad as the incident', '2020-06', [wrong()], because(whole('caution'))],
    [
      'as bad as the worst',
      '2020-06',
      [wrong({ id: 'a', severity: 'note' }), wrong({ severity: 'severe' })],
      because(whole('severe')),
    ],
    [
      'touched by type',
      '2020-06',
      [sampleIncident({ columnTypes: ['code'], severity: 'note' })],
      because(whole('note')),
    ],
    [
      'fine when it stands for ever',
      '2020-06',
      [wrong({ standing: true, affects: { from: '2020-01' } })],
      undefined,
    ],
    [
      'fine when no set has the column',
      '2018-06',
      [wrong({ columns: ['刊登者編碼'], affects: ['2018-06'] })],
      undefined,
    ],
    ['touched in part for a quarter that inherits', '2020Q2', [wrong()], because(inPart('caution'))],
    [
      'touched as a whole where one of the worst is its own',
      '2020Q2',
      [wrong({ id: 'a' }), wrong({ affects: ['2020Q2'] })],
      because(whole('caution')),
    ],
  ] as [string, string, Incident[], unknown][])('%s', (_what, period, incidents, expected) => {
    expect(quality(period, ...incidents).columns).toEqual(expected);
  });
});

const map = describeCoverage(catalogue);
const reader = usabilityReader(catalogue);
const yearTables = new Map(listYears(catalogue).map((year) => [year, toYearTable(catalogue, year)]));

describe.each(catalogue.releases.map((release) => [release.period, release] as const))(
  '%s',
  (period, release) => {
    const card = render(catalogue, createElement(DatasetCard, { period }));
    const notes = render(catalogue, createElement(ReleaseNotes, { release }));
    const inNotes = [...notes.matchAll(/href="\/data-quality\/#([^"]+)"/g)].map(([, id]) => id).sort();
    const { rows: judged, why } = releaseQuality(catalogue, release);

    it('names the same incidents in notes, in JSON and in the tables of the years', () => {
      const reached = reader.incidents(period).map(({ incident }) => incident.id);
      expect(inNotes).toEqual(reached.sort());
      const counted = reached.length > 0 ? `>${String(reached.length)}件事件<` : undefined;
      expect(/>\d+件事件</.exec(card)?.[0]).toBe(counted);
      const ofSets = release.sets.map((set) => {
        const ids = toSetDocument(catalogue, set, SITE).incidents.map(({ id }) => id);
        const inTable = yearTables
          .get(release.year)
          ?.sets.find((s) => s.period === period && s.variant === set.variant);
        expect(inTable?.incidents).toEqual(ids);
        return ids;
      });
      expect([...new Set(ofSets.flat())].sort()).toEqual(inNotes);
    });

    it('has the same state of its rows on the map, on cards and in notes, for the same reason', () => {
      expect(card).toContain(`data-period="${period}" data-verdict="${judged.state}"`);
      expect(notes).toContain(`data-period="${period}" data-verdict="${judged.state}"`);
      if (why) expect(notes.replace(/<[^>]*>/g, '')).toContain(`（${why}）`);
      expect(map.cells[period]?.rows).toBe(judged.state);
      expect(map.cells[period]?.why ?? '').toBe(why);
      for (const { variant } of release.sets) expect(reader.rows(period, variant).state).toBe(judged.state);
    });
  },
);
