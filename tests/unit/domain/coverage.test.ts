import { describe, expect, it } from 'vitest';
import { coverageOf, gapWords } from '../../../src/domain/catalogue/coverage';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { recorded } from '../catalogue/real-catalogue';

const OUTAGE = recorded.incidents.find((i) => i.id === 'outage-2024');
const told = { id: 'outage-2024', title: OUTAGE?.title ?? '' };

/** The record as it stands in a month. */
const asOf = (month: string, catalogue: Catalogue = recorded): Catalogue => ({
  ...catalogue,
  dataset: { ...catalogue.dataset, asOf: month },
});

/** Without an incident that kept months from being published. */
const unexplained: Catalogue = {
  ...recorded,
  incidents: recorded.incidents.map((i) => ({ ...i, missing: [] })),
};

/** With a further month. */
const withMonth = (period: string, catalogue: Catalogue): Catalogue => {
  const last = catalogue.releases.find((r) => r.period === '2026-04');
  if (!last) throw new Error('no release 2026-04');
  return { ...catalogue, releases: [...catalogue.releases, { ...last, period, year: 2026 }] };
};

describe('coverageOf', () => {
  it('counts the months up to that of the record, and says what keeps the newest from being that of today', () => {
    expect(coverageOf(asOf('2026-10'))).toEqual({
      since: '2018-05',
      newest: '2026-04',
      until: '2026-10',
      due: 102,
      published: 77,
      gaps: { from: '2024-04', to: '2026-10', incident: told },
      stopped: { from: '2026-05', incident: told },
    });
  });

  it('has nothing stopped where the newest month is that of the record', () => {
    const coverage = coverageOf(recorded);
    expect(coverage).toMatchObject({ until: '2026-04', due: 96, gaps: { to: '2026-02' } });
    expect(coverage).not.toHaveProperty('stopped');
  });

  it('gives no reason that nobody recorded', () => {
    const coverage = coverageOf(asOf('2026-10', unexplained));
    expect(coverage.stopped).toEqual({ from: '2026-05' });
    expect(coverage).not.toHaveProperty('gaps');
  });

  it('counts up to a month that is newer than the record', () => {
    expect(coverageOf(withMonth('2026-06', recorded))).toMatchObject({
      newest: '2026-06',
      until: '2026-06',
      due: 98,
      published: 78,
      gaps: { from: '2024-04', to: '2026-05' },
    });
  });

  it('is an error with a fix where no month is published', () => {
    expect(() => coverageOf({ ...recorded, releases: [] })).toThrow(/catalogue\/releases\/.*修正：/);
  });
});

describe('gapWords', () => {
  const words = (catalogue: Catalogue) => gapWords(coverageOf(catalogue));

  it('say from when months come and go, and from when none has come', () => {
    expect(words(asOf('2026-10'))).toEqual({
      text: '2024年4月起收錄時斷時續；2026年5月起還沒有發布',
      incident: told,
    });
  });

  it('say until when months came and went, once they come again', () => {
    expect(words(recorded)).toEqual({ text: '2024年4月到2026年2月收錄時斷時續', incident: told });
  });

  it('name the months alone where nobody recorded why', () => {
    expect(words(asOf('2026-10', unexplained))).toEqual({ text: '2026年5月起還沒有發布' });
  });

  it('say nothing where no month is missing', () => {
    const before = recorded.releases.filter((r) => r.period < '2024-04' && r.granularity === 'monthly');
    expect(words(asOf('2024-03', { ...recorded, releases: before }))).toBeUndefined();
  });

  it('do not call one gap at the end a coming and going', () => {
    const before = recorded.releases.filter((r) => r.period < '2024-04' && r.granularity === 'monthly');
    expect(words(asOf('2024-08', { ...recorded, releases: before }))).toEqual({
      text: '2024年4月起還沒有發布',
      incident: told,
    });
  });
});
