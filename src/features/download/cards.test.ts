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
import { firstAndSome } from 'rental-data/testing/full';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';
import { sampleIncident, withIncidents } from 'rental-data/testing/usabilitySample';
import { readFixture } from '@site/tests/support/readFixture';
import { createElement } from 'react';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/', pages: DOCUMENTED_PAGES };

interface Case {
  what: string;
  period: string;
  lost?: Partial<Incident>[];
  others?: Partial<Incident>[];
  state?: string;
  inPart?: boolean;
  why?: string;
}
const CASES = readFixture<Record<'rows' | 'why' | 'columns', Case[]>>('period-states');

const named = (cases: readonly Case[]) => cases.map((one) => [one.what, one] as const);

/** What is known of the period of a case in a catalogue with no incidents but its own. */
function judge({ period, lost = [], others = [] }: Case) {
  const made = withIncidents(
    { ...recorded, incidents: [] },
    ...lost.map((more) => sampleIncident({ kinds: ['rows-missing'], countsAffected: true, ...more })),
    ...others.map((more) => sampleIncident(more)),
  );
  return releaseQuality(made, findRelease(made, period));
}

describe('of a period', () => {
  it.each(named(CASES.rows))('the rows are %s', (_, one) => {
    expect(judge(one).rows).toEqual({ state: one.state, inPart: one.inPart ?? false });
  });

  it.each(named(CASES.why))('what is said of the rows is %s', (_, one) => {
    expect(judge(one).why).toBe(one.why);
  });

  it.each(named(CASES.columns))('the columns are %s', (_, one) => {
    const state = one.state && { state: one.state, inPart: one.inPart ?? false, why: '測試用的事件' };
    expect(judge(one).columns).toEqual(state);
  });
});

const map = describeCoverage(catalogue);
const reader = usabilityReader(catalogue);
const yearTables = new Map(listYears(catalogue).map((year) => [year, toYearTable(catalogue, year)]));

describe.each(
  firstAndSome(catalogue.releases, 25, ({ period }) => period).map(
    (release) => [release.period, release] as const,
  ),
)('%s', (period, release) => {
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
});
