import { render } from '@site/tests/support/renderPage';
import { createElement } from 'react';
import IncidentList from '@site/src/features/quality/IncidentList';
import AnnualDownload from '@theme/AnnualDownload';
import DatasetCard from '@theme/DatasetCard';
import { describe, expect, it } from 'vitest';
import { describeRuler } from './modules';
import {
  describeRowsChart,
  formatReach,
  listWorsened,
  monthBars,
  monthRange,
  touchesRows,
  worsensRows,
} from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';

function incident(id: string) {
  const found = recorded.incidents.find((i) => i.id === id);
  if (!found) throw new Error(`no incident ${id}`);
  return found;
}

describe('the ruler', () => {
  it('tells the state of each month', () => {
    expect(describeRuler(recorded)).toEqual({
      first: '2018-05',
      states: [
        'nccccccc', // 2018: May holds six cities only
        'ccpccccccccc', // 2019: crawler and disk in March
        'cccccccccccc', // 2020
        'cpcccnnnnacc', // 2021: disk in February, new pages from June, not to be used in October
        'cccccccccccc', // 2022
        'ccnpcccccpcc', // 2023: March ends on the 24th, no connection in April, disk in October
        'ccc-----nn--', // 2024: outage
        '---------nn-', // 2025: trial
        '--nn---n', // 2026: trial, and the last week of August
      ].join(''),
    });
  });
});

describe('the chart of rows', () => {
  const chart = describeRowsChart(recorded);

  it('bands the incidents that touch the number of rows, oldest first', () => {
    expect(chart.bands.map((band) => band.id)).toEqual([
      'beta-2018-05',
      '2019-00',
      '2021-00',
      '2021-01',
      '2023-00',
      '2023-01',
      'outage-2024',
      'trial-2025',
      'restart-2026-08',
    ]);
    expect(chart.bands[3]).toMatchObject({
      id: '2021-01',
      severity: 'severe',
      title: incident('2021-01').title,
      start: '2021-06-17',
      end: '2021-10-30',
    });
    expect(chart.bands.at(-1)?.end).toBe('2026-08-24');
  });

  it('says which months each of them touched, published or not', () => {
    const months = (number: number) =>
      chart.months.filter(({ touched }) => touched?.includes(number)).map(({ month }) => month);
    expect(months(1)).toEqual(['2018-05']);
    expect(months(4)).toEqual(monthRange('2021-06', '2021-10'));
    expect(months(5)).toEqual(['2023-03', '2023-04']);
    // The months that it kept from being published, and the two that came out with gaps.
    expect(months(7)).toEqual(monthRange('2024-04', '2025-09'));
    expect(months(8)).toEqual(monthRange('2025-10', '2026-04'));
    expect(months(9)).toEqual(monthRange('2026-05', '2026-08'));
  });
});

describe('a period on cards', () => {
  it('says that its files had another format, and leads to it', () => {
    const html = render(recorded, createElement(DatasetCard, { period: '2018-05' }));
    expect(html).toContain('測試版格式');
    expect(html).toContain('href="/about-data-set/0.0/"');
  });
});

describe('a year of downloads', () => {
  const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

  it('has bars of the states that the ruler tells', () => {
    const { first, states } = describeRuler(recorded);
    const letters = { complete: 'c', partial: 'p', 'not-comparable': 'n', avoid: 'a' };
    const bars = years.flatMap((year) => monthBars(recorded, year));
    const told = bars.map((bar) => (bar ? letters[bar.state] : '-')).join('');
    expect(told.slice(Number(first.slice(5)) - 1).slice(0, states.length)).toBe(states);
  });

  it('2024 has no annual set, and says so', () => {
    expect(render(recorded, createElement(AnnualDownload, { year: 2024 }))).toContain('沒有發布年資料');
  });
});

describe('an incident', () => {
  const list = (id: string) => render(recorded, createElement(IncidentList, { incidents: [incident(id)] }));

  it.each(recorded.incidents)('$id says what to do, and what became of it where the record does', (entry) => {
    const text = list(entry.id).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    for (const part of [entry.title, entry.cause, entry.effect, entry.advice]) expect(text).toContain(part);
    expect(text.includes('<dt>現況</dt>')).toBe(entry.status !== undefined);
    if (entry.status !== undefined) expect(text).toContain(entry.status);
  });

  it('tells the affected periods in words, leads to each, and draws what was lost', () => {
    const { affects, estimatedLoss } = incident('2021-01');
    expect(formatReach({ affects })).toBe('2021年6月到10月、2021年第2季到第4季、2021年');
    const html = list('2021-01');
    for (const period of [...monthRange('2021-06', '2021-10'), '2021Q2', '2021Q3', '2021Q4', '2021'])
      expect(html).toContain(`href="/download/${period}/raw/"`);
    for (const loss of Object.values(estimatedLoss)) expect(html).toContain(`--w:${String(loss / 100)}`);
    expect(html).toContain('href="/blog/post/data-issue-2021-01/"');
  });

  it('worsens the rows of all periods that it names where it touches rows, and only there', () => {
    for (const known of recorded.incidents) {
      const periods = listWorsened(recorded, known);
      expect(periods.length > 0, known.id).toBe(worsensRows(known));
      const named = Array.isArray(known.affects) ? known.affects : [];
      if (periods.length > 0) expect(periods).toEqual(expect.arrayContaining(named));
    }
  });

  it('tells the beginning of an incident that goes on for ever', () => {
    expect(formatReach(incident('nearby-columns-empty-2021'))).toBe('2021年11月起的每一期');
    expect(list('nearby-columns-empty-2021')).not.toContain('事件經過');
  });

  it('tells whole rows from columns', () => {
    const scope = (id: string) =>
      /<dt>影響什麼<\/dt><dd>(.*?)<\/dd>/.exec(list(id))?.[1]?.replace(/<[^>]*>/g, '');
    expect(scope('beta-2018-05')).toBe('列數');
    expect(scope('2019-00')).toMatch(/^列數/);
    expect(scope('flags-written-as-values-2021')).toMatch(/^所有.*欄位$/);
    expect(touchesRows(incident('flags-written-as-values-2021'))).toBe(false);
    expect(scope('nearby-columns-empty-2021')).toBe('「附近有_」開頭的7欄、「附近的」開頭的5欄');
  });
});
