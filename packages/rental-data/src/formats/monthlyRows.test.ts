import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { FILES } from '../addresses/files';
import { toCsv } from '../helpers/csv';
import { monthlyRows } from '../usability/monthlyRows';
import { monthRange } from '../period';
import { publishedFiles } from '../../tests/support/publishedFiles';
import { recorded } from '../../tests/support/realCatalogue';
import { exportedFiles } from '../../tests/support/exportSample';

const text = exportedFiles(recorded).get(FILES.monthlyRows) ?? '';
const rows = parse(text, { columns: true, record_delimiter: '\r\n' }) as unknown as Record<string, string>[];
const row = (period: string) => rows.find((r) => r['period'] === period);

describe('data/monthly-rows.csv', () => {
  it('has a line for every month, the unpublished ones without numbers', () => {
    expect(rows.map((r) => r['period'])).toEqual(monthRange('2018-05', '2026-08'));
    for (const { period, raw, deduplicated, rows_state: state } of rows) {
      const recordedRows = (variant: string) =>
        publishedFiles.find((f) => f.period === period && f.variant === variant)?.row_count ?? '';
      expect([raw, deduplicated], period).toEqual([recordedRows('raw'), recordedRows('deduplicated')]);
      expect(state === 'absent', period).toBe(raw === '');
    }
  });

  it('says what touched the numbers', () => {
    expect(row('2019-06')).toMatchObject({
      rows_state: 'complete',
      estimated_loss_percent: '',
      incidents: '',
    });
    expect(row('2021-07')).toMatchObject({
      rows_state: 'not-comparable',
      rows_reason: '估計短少34.96%',
      estimated_loss_percent: '34.96',
      incidents: '2021-01',
    });
    expect(row('2021-10')).toMatchObject({ deduplicated: '', rows_state: 'avoid' });
    expect(row('2024-05')).toEqual({
      period: '2024-05',
      raw: '',
      deduplicated: '',
      rows_state: 'absent',
      rows_reason: '沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）',
      estimated_loss_percent: '',
      incidents: 'outage-2024',
    });
    expect(row('2025-11')).toMatchObject({
      rows_state: 'not-comparable',
      incidents: 'trial-2025',
    });
    expect(row('2026-01')).toMatchObject({ rows_state: 'absent', incidents: 'trial-2025' });
    expect(row('2026-06')).toMatchObject({ rows_state: 'absent', incidents: 'restart-2026-08' });
  });

  it('goes on to the month of the record, where nothing came, and to a newer month that did', () => {
    const until = (asOf: string) => monthlyRows({ ...recorded, dataset: { ...recorded.dataset, asOf } });
    expect(until('2026-10').slice(-2)).toEqual(
      ['2026-09', '2026-10'].map((month) => ({
        month,
        state: 'absent',
        why: '沒有發布這一期',
        incidents: [],
      })),
    );
    expect(until('2026-03').at(-1)?.month).toBe('2026-08');
  });

  it('of a catalogue without months has a header', () => {
    expect(monthlyRows({ ...recorded, releases: [] })).toEqual([]);
  });
});

describe('toCsv', () => {
  it('quotes what has to be quoted, leaves absent values empty and ends each line with CRLF', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', undefined],
          ['"', 0],
        ],
      ),
    ).toBe('a,b\r\n"x,y",\r\n"""",0\r\n');
  });
});
