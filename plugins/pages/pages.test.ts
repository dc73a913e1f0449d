import { render } from '@site/tests/support/renderPage';
import { createElement } from 'react';
import IncidentList from '@site/src/features/quality/IncidentList';
import AnnualDownload from '@theme/AnnualDownload';
import DatasetCard from '@theme/DatasetCard';
import { describe, expect, it } from 'vitest';
import { describeRuler } from './modules';
import { describeChart } from '@site/src/features/home/RowsChart/build';
import {
  formatReach,
  listWorsened,
  monthBars,
  monthRange,
  periodSpans,
  getReader,
  rowsWhy,
  touchesRows,
  getVerdict,
  worsensRows,
} from 'rental-data';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';

function incident(id: string) {
  const found = recorded.incidents.find((i) => i.id === id);
  if (!found) throw new Error(`no incident ${id}`);
  return found;
}

describe('the ruler', () => {
  it('has a letter for every month from May 2018 to the month of the record', () => {
    const ruler = describeRuler(catalogue);
    expect(ruler.first).toBe('2018-05');
    expect(ruler.states).toHaveLength(monthRange('2018-05', catalogue.dataset.asOf).length);
    expect(ruler.states).toMatch(/^[cpna-]+$/);
  });

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
  const chart = describeChart(recorded);

  it('spans the months from the first to that of the record', () => {
    const months = chart.months.map(({ month }) => month);
    expect([months[0], months.at(-1)]).toEqual(['2018-05', '2026-08']);
    const later = describeChart({ ...recorded, dataset: { ...recorded.dataset, asOf: '2026-10' } });
    // Nobody knows here why it was not published.
    expect(later.months.at(-1)).toEqual({ month: '2026-10' });
  });

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

  it('has no number that is no band', () => {
    const numbers = new Set(chart.months.flatMap(({ touched = [] }) => touched));
    expect([...numbers].sort()).toEqual(chart.bands.map((_, i) => i + 1));
  });
});

describe('a period on cards', () => {
  it('shows sets with their rows, shares and files', () => {
    const html = render(recorded, createElement(DatasetCard, { period: '2018-05' }));
    expect(html).toContain('135,160');
    expect(html).toContain(
      'href="https://twrh.s3.ap-northeast-3.amazonaws.com/2018/201805-TW-Rental-Data.zip"',
    );
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
  const judgeRows = (id: string) =>
    listWorsened(recorded, incident(id)).map((period) => {
      const rows = getReader(recorded).rows(period, 'raw');
      return [period, rows.state, rowsWhy(rows, recorded.incidents)];
    });

  it.each(recorded.incidents)('$id says what to do, and what became of it where the record does', (entry) => {
    const text = list(entry.id).replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
    for (const part of [entry.title, entry.cause, entry.effect, entry.advice]) expect(text).toContain(part);
    expect(text.includes('<dt>現況</dt>')).toBe(entry.status !== undefined);
    if (entry.status !== undefined) expect(text).toContain(entry.status);
  });

  it('tells the affected periods in words, and the verdict on the rows of each', () => {
    const { affects, estimatedLoss } = incident('2021-01');
    expect(formatReach({ affects })).toBe('2021年6月到10月、2021年第2季到第4季、2021年');
    expect(Array.isArray(affects) && periodSpans(affects)).toEqual([
      ['2021-06', '2021-10'],
      ['2021Q2', '2021Q4'],
      ['2021', '2021'],
    ]);
    expect(judgeRows('2021-01')).toEqual([
      ['2021-06', 'not-comparable', '估計短少6.02%'],
      ['2021-07', 'not-comparable', '估計短少34.96%'],
      ['2021-08', 'not-comparable', '估計短少36.82%'],
      ['2021-09', 'not-comparable', '估計短少45.42%'],
      ['2021-10', 'avoid', '混入四個月的物件'],
      ['2021Q2', 'not-comparable', '估計短少4.49%'],
      ['2021Q3', 'not-comparable', '估計短少39.06%'],
      ['2021Q4', 'avoid', '混入四個月的物件'],
      ['2021', 'not-comparable', '6月到9月短少，只補回8月與9月的大半'],
    ]);
    const html = list('2021-01');
    for (const [period = ''] of judgeRows('2021-01'))
      expect(html).toContain(`href="/download/${period}/raw/"`);
    for (const loss of Object.values(estimatedLoss)) expect(html).toContain(`--w:${String(loss / 100)}`);
    expect(html).toContain('href="/blog/post/data-issue-2021-01/"');
  });

  it('says of the rows of every period what the verdict says, where it touches rows and only there', () => {
    for (const known of recorded.incidents) {
      const periods = listWorsened(recorded, known);
      expect(periods.length > 0, known.id).toBe(worsensRows(known));
      const named = Array.isArray(known.affects) ? known.affects : [];
      if (periods.length > 0) expect(periods).toEqual(expect.arrayContaining(named));
      for (const [period = '', state, why] of judgeRows(known.id)) {
        const verdict = getVerdict(recorded, period, 'raw');
        expect(state, `${known.id} ${period}`).toBe(verdict.rows.state);
        expect(why, `${known.id} ${period}`).toBe(rowsWhy(verdict.rows, recorded.incidents));
      }
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
