import { describe, expect, it } from 'vitest';
import { measureCoverage, gapWords } from './coverage';
import { findRelease } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { recorded } from '../../tests/support/realCatalogue';

/** An incident of the record as pages name it. */
function reported(id: string) {
  const found = recorded.incidents.find((i) => i.id === id);
  if (!found) throw new Error(`no incident ${id}`);
  return { id, title: found.title, status: found.status };
}

/** The record as it stood in April 2026. */
const april: Catalogue = {
  ...recorded,
  releases: recorded.releases.filter((r) => r.granularity !== 'monthly' || r.period <= '2026-04'),
  dataset: { ...recorded.dataset, asOf: '2026-04' },
};

/** The record as it stands in a month. */
const recordedUntil = (month: string, catalogue: Catalogue = april): Catalogue => ({
  ...catalogue,
  dataset: { ...catalogue.dataset, asOf: month },
});

/** Without an incident that kept months from being published. */
const unexplained: Catalogue = {
  ...april,
  incidents: april.incidents.map((i) => ({ ...i, missing: [] })),
};

/** With a further month. */
const withMonth = (period: string, catalogue: Catalogue): Catalogue => {
  const last = { ...findRelease(catalogue, '2026-04'), period, year: 2026 };
  return { ...catalogue, releases: [...catalogue.releases, last] };
};

describe('measureCoverage', () => {
  it('counts the months up to that of the record, and says what keeps the newest from being that of today', () => {
    expect(measureCoverage(recordedUntil('2026-10'))).toEqual({
      since: '2018-05',
      newest: '2026-04',
      until: '2026-10',
      due: 102,
      published: 77,
      gaps: { from: '2024-04', to: '2026-07', count: 22, incident: reported('restart-2026-08') },
      stopped: { from: '2026-05', incident: reported('restart-2026-08') },
    });
  });

  it('has nothing stopped where the newest month is that of the record', () => {
    const coverage = measureCoverage(april);
    expect(coverage).toMatchObject({ until: '2026-04', due: 96, gaps: { to: '2026-02', count: 19 } });
    expect(coverage).not.toHaveProperty('stopped', expect.anything());
  });

  it('gives no reason that nobody recorded', () => {
    const coverage = measureCoverage(recordedUntil('2026-10', unexplained));
    expect(coverage).not.toHaveProperty('day', expect.anything());
    expect(coverage.stopped).toEqual({ from: '2026-05' });
    expect(coverage).not.toHaveProperty('gaps', expect.anything());
  });

  it('counts up to a month that is newer than the record', () => {
    expect(measureCoverage(withMonth('2026-06', april))).toMatchObject({
      newest: '2026-06',
      until: '2026-06',
      due: 98,
      published: 78,
      gaps: { from: '2024-04', to: '2026-05', count: 20 },
    });
  });

  it('is an error with a fix where no month is published', () => {
    expect(() => measureCoverage({ ...recorded, releases: [] })).toThrow(/catalogue\/releases\/.*修正：/);
  });
});

describe('gapWords', () => {
  const words = (catalogue: Catalogue) => gapWords(measureCoverage(catalogue));

  it('say from when months come and go, and from when none has come', () => {
    expect(words(recordedUntil('2026-10'))).toEqual({
      text: '2024年4月起收錄時斷時續，2026年5月起還沒有發布',
      incident: reported('restart-2026-08'),
    });
  });

  it('say until when months came and went, once they come again', () => {
    expect(words(april)).toEqual({
      text: '2024年4月到2026年2月收錄時斷時續，其中19個月沒有發布。最近一次的原因',
      incident: reported('trial-2025'),
    });
  });

  it('say that collecting has been resumed, and not that August 2026 or a later month is missing', () => {
    expect(words(recorded)).toEqual({
      text: '2024年4月到2026年7月收錄時斷時續，其中22個月沒有發布。最近一次的原因',
      incident: {
        id: 'restart-2026-08',
        title: '591再度改版，2026年5月到8月24日沒有收錄',
        status: '2026年8月26日起每日收錄全台；5月1日到8月24日無法補回',
      },
    });
    expect(measureCoverage(recorded).day).toBe('2026-08-31');
  });

  it('name the months alone where nobody recorded why', () => {
    expect(words(recordedUntil('2026-10', unexplained))).toEqual({ text: '2026年5月起還沒有發布' });
  });

  it('say nothing where no month is missing', () => {
    const before = recorded.releases.filter((r) => r.period < '2024-04' && r.granularity === 'monthly');
    expect(words(recordedUntil('2024-03', { ...recorded, releases: before }))).toBeUndefined();
  });

  it('do not call one gap at the end a coming and going', () => {
    const before = recorded.releases.filter((r) => r.period < '2024-04' && r.granularity === 'monthly');
    expect(words(recordedUntil('2024-08', { ...recorded, releases: before }))).toEqual({
      text: '2024年4月起還沒有發布',
      incident: reported('outage-2024'),
    });
  });
});
