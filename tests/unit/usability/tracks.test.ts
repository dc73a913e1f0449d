import { describe, expect, it } from 'vitest';
import { GRANULARITIES, monthRange, monthsOf } from '../../../src/domain/period';
import { usabilityReader } from '../../../src/domain/usability/reader';
import { reasonId } from '../../../src/domain/usability/states';
import {
  catalogueGroups,
  columnTracks,
  groupTracks,
  isGap,
  lanesOf,
  rowsTrack,
  timelineOf,
  type Span,
} from '../../../src/domain/usability/tracks';
import type { Reason } from '../../../src/domain/usability/types';
import { recorded } from '../catalogue/real-catalogue';
import { sampleIncident, withIncidents } from './sample';

const reader = usabilityReader(recorded);
const monthly = { variant: 'raw', granularity: 'monthly', reader } as const;

const say = (run: Span & { state: string; reasons: readonly Reason[] }) =>
  `${run.from}..${run.to} ${run.length} ${[run.state, ...run.reasons.map(reasonId)].join(' ')}`;
const trackOf = (header: string, options: Parameters<typeof columnTracks>[1] = monthly) =>
  columnTracks(recorded, options)
    .find((t) => t.header === header)
    ?.runs.map(say);

describe('timelineOf', () => {
  it('has every month since the first, gaps included', () => {
    expect(timelineOf(recorded, 'monthly')).toEqual(monthRange('2018-05', '2026-04'));
  });

  it('begins with the quarter and the year of the first month and ends with those that are over', () => {
    const quarters = timelineOf(recorded, 'quarterly');
    expect([quarters[0], quarters.at(-1), quarters.length]).toEqual(['2018Q2', '2026Q1', 32]);
    expect(timelineOf(recorded, 'annual')).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
    ]);
  });

  it('has a period that was published before it was due', () => {
    const early = { ...recorded, dataset: { ...recorded.dataset, asOf: '2018-06' } };
    expect(timelineOf(early, 'annual')).toEqual(['2018', '2019', '2020', '2021', '2022', '2023']);
  });
});

describe('a track', () => {
  it('of furniture is one line until it breaks', () => {
    const runs = trackOf('提供家具_床？');
    expect(runs?.[0]).toBe('2018-05..2018-06 2 fine notation:booleans:0.0');
    expect(runs?.slice(-3)).toEqual([
      '2025-10..2025-11 2 fine',
      '2025-12..2026-02 3 absent not-published:never:outage-2024',
      '2026-03..2026-04 2 severe incident:furniture-columns-2026:values:severe',
    ]);
  });

  it('never joins across a gap', () => {
    expect(trackOf('附近有_學校？')?.slice(-7)).toEqual([
      '2021-11..2024-03 29 empty incident:nearby-columns-empty-2021:values:empty',
      '2024-04..2024-08 5 absent not-published:never:outage-2024',
      '2024-09..2024-10 2 empty incident:nearby-columns-empty-2021:values:empty',
      '2024-11..2025-09 11 absent not-published:never:outage-2024',
      '2025-10..2025-11 2 empty incident:nearby-columns-empty-2021:values:empty',
      '2025-12..2026-02 3 absent not-published:never:outage-2024',
      '2026-03..2026-04 2 empty incident:nearby-columns-empty-2021:values:empty',
    ]);
  });

  it('of the rows tells the lost listings of 2021', () => {
    const runs = rowsTrack(recorded, monthly).map(say);
    const at = runs.indexOf('2021-03..2021-05 3 complete');
    // Each month lost another share, so none joins the next.
    expect(runs.slice(at + 1, at + 7)).toEqual([
      '2021-06..2021-06 1 not-comparable incident:2021-01:rows:not-comparable:估計短少6.02%',
      '2021-07..2021-07 1 not-comparable incident:2021-01:rows:not-comparable:估計短少34.96%',
      '2021-08..2021-08 1 not-comparable incident:2021-01:rows:not-comparable:估計短少36.82%',
      '2021-09..2021-09 1 not-comparable incident:2021-01:rows:not-comparable:估計短少45.42%',
      '2021-10..2021-10 1 avoid incident:2021-01:rows:avoid:混入四個月的物件',
      '2021-11..2023-02 16 complete',
    ]);
  });

  it('of the rows tells the trial months, those that say the same as one', () => {
    expect(rowsTrack(recorded, monthly).map(say).slice(-4)).toEqual([
      '2025-10..2025-10 1 not-comparable incident:trial-2025:rows:not-comparable:試行收錄：10月只收26日到31日的兩輪',
      '2025-11..2025-11 1 not-comparable incident:trial-2025:rows:not-comparable:試行收錄：11月收了三輪',
      '2025-12..2026-02 3 absent not-published:never:outage-2024',
      '2026-03..2026-04 2 not-comparable incident:trial-2025:rows:not-comparable:試行收錄：大約每週一輪',
    ]);
  });

  it('knows a gap', () => {
    const gaps = rowsTrack(recorded, { ...monthly, variant: 'deduplicated' }).filter(isGap);
    expect(gaps.map((run) => run.from)).toEqual(['2018-05', '2021-10', '2024-04', '2024-11', '2025-12']);
    const absent = columnTracks(recorded, monthly).find((t) => t.header === '重複物件數')?.runs ?? [];
    expect(absent.some((run) => run.state === 'absent' && !isGap(run))).toBe(true);
  });

  describe.each(GRANULARITIES)('%s', (granularity) => {
    it.each(['raw', 'deduplicated'] as const)(
      'of %s covers every period once, each as the cell says',
      (variant) => {
        const options = { variant, granularity, reader };
        const periods = timelineOf(recorded, granularity);
        const tracks = [
          ...columnTracks(recorded, options).map((t) => ({ header: t.header, runs: t.runs })),
          { header: undefined, runs: rowsTrack(recorded, options) },
        ];
        for (const { header, runs } of tracks) {
          const spread = runs.flatMap((run) => {
            const at = periods.indexOf(run.from);
            const inside = periods.slice(at, at + run.length);
            expect(inside.at(-1)).toBe(run.to);
            return inside.map((period) => `${period} ${[run.state, ...run.reasons.map(reasonId)].join(' ')}`);
          });
          expect(spread).toEqual(
            periods.map((period) => {
              const cell = header ? reader.cell(period, variant, header) : reader.rows(period, variant);
              return `${period} ${[cell.state, ...cell.reasons.map(reasonId)].join(' ')}`;
            }),
          );
          // Neighbours that say the same would have been one.
          runs.slice(1).forEach((run, i) => {
            const last = runs[i] as (typeof runs)[number];
            expect([last.state, ...last.reasons.map(reasonId)]).not.toEqual([
              run.state,
              ...run.reasons.map(reasonId),
            ]);
          });
        }
      },
    );
  });
});

describe('groups', () => {
  it('are those of the catalogue, every column in one', () => {
    const groups = catalogueGroups(recorded);
    expect(groups.map((g) => g.id)).toEqual(['transaction', 'price', 'building', 'environment']);
    expect(groups.flatMap((g) => g.columns).sort()).toEqual(
      [...new Set(recorded.columns.map((c) => c.header))].sort(),
    );
  });

  it('are as bad as their worst column and say which are affected', () => {
    const sets = [{ id: 'letting', columns: ['物件編號', '出租所費天數', '房屋出租狀態', '重複物件數'] }];
    const [track] = groupTracks(recorded, monthly, sets);
    const last = track?.runs.at(-1);
    expect(last).toMatchObject({
      from: '2026-03',
      to: '2026-04',
      state: 'severe',
      affected: ['出租所費天數', '房屋出租狀態'],
      // The number of duplicates is not a column of the raw files.
      total: 3,
    });
    expect(last?.reasons.map(reasonId)).toEqual([
      'incident:letting-signal-2026:values:severe',
      'incident:trial-2025:values:caution',
    ]);
    expect(track?.runs.find((run) => run.from === '2024-04')).toMatchObject({ state: 'absent', total: 0 });
  });

  it('name notes as reasons, and no column as affected', () => {
    const [track] = groupTracks(recorded, monthly, [{ id: 'rent', columns: ['月租金', '可炊？'] }]);
    expect(track?.runs.find((run) => run.from === '2021-11')).toMatchObject({
      to: '2022-08',
      state: 'fine',
      affected: [],
      total: 2,
      reasons: [{ incident: 'flags-written-as-values-2021' }],
    });
  });

  it('change when another column is affected, although the state is the same', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ id: 'a', affects: ['2020-06', '2020-07'], columns: ['坪數'] }),
      sampleIncident({ id: 'b', affects: ['2020-07'], columns: ['房數'] }),
    );
    const options = { variant: 'raw', granularity: 'monthly' } as const;
    const [track] = groupTracks(planted, options, [{ id: 'size', columns: ['坪數', '房數'] }]);
    const runs = track?.runs.filter((run) => run.state === 'caution') ?? [];
    expect(runs.map((run) => [run.from, run.affected])).toEqual([
      ['2020-06', ['坪數']],
      ['2020-07', ['坪數', '房數']],
    ]);
  });

  it('change when the affected column has another name, although the reason is the same', () => {
    const columns = ['最大刊登者編碼', '常見刊登者編碼'];
    const planted = withIncidents(recorded, sampleIncident({ affects: ['2023-12', '2024-01'], columns }));
    const options = { variant: 'deduplicated', granularity: 'monthly' } as const;
    const [track] = groupTracks(planted, options, [{ id: 'lister', columns }]);
    const runs = track?.runs.filter((run) =>
      run.reasons.some((r) => 'incident' in r && r.incident === 'sample'),
    );
    expect(runs?.map((run) => [run.from, run.affected, run.total])).toEqual([
      ['2023-12', ['最大刊登者編碼'], 1],
      ['2024-01', ['常見刊登者編碼'], 1],
    ]);
  });

  it('an unknown column is named', () => {
    expect(() => groupTracks(recorded, monthly, [{ id: 'x', columns: ['不存在'] }])).toThrow(/不存在/);
  });
});

describe('lanes', () => {
  const lanes = lanesOf(recorded, monthly);
  const present = columnTracks(recorded, monthly).filter((t) => t.runs.some((run) => run.state !== 'absent'));

  it('hold every column that the variant ever has, once', () => {
    expect(lanes.flatMap((lane) => lane.columns).sort()).toEqual(present.map((t) => t.header).sort());
  });

  it('hold columns of one group with one history', () => {
    const runsOf = new Map(present.map((t) => [t.header, t.runs.map(say)]));
    for (const lane of lanes) {
      for (const header of lane.columns) expect(runsOf.get(header)).toEqual(lane.runs.map(say));
    }
    const histories = lanes.map((lane) => [lane.group, ...lane.runs.map(say)].join('\n'));
    expect(new Set(histories).size).toBe(lanes.length);
  });

  it('keep the furniture together and the empty columns of the neighbourhood by type', () => {
    const sizes = lanes
      .filter((l) => l.group === 'environment')
      .map((l) => `${l.columns[0]} ${l.columns.length}`);
    expect(sizes).toEqual([
      '附近有_學校？ 7',
      '附近的捷運站數 5',
      '有身份限制？ 4',
      '性別限制 1',
      '提供家具_床？ 13',
    ]);
  });

  it('part as soon as a history differs', () => {
    const planted = withIncidents(recorded, sampleIncident({ columns: ['提供家具_床？'] }));
    const beds = lanesOf(planted, { variant: 'raw', granularity: 'monthly' }).filter((l) =>
      l.columns.some((c) => c.startsWith('提供家具_')),
    );
    expect(beds.map((l) => l.columns.length)).toEqual([1, 12]);
  });
});

describe('what is inherited', () => {
  it('makes the year of the change a run of its own', () => {
    const runs = trackOf('附近有_學校？', { ...monthly, granularity: 'annual' });
    expect(runs).toEqual([
      '2018..2020 3 fine',
      '2021..2021 1 empty incident:nearby-columns-empty-2021:values:empty@2021-11+2021-12',
      '2022..2023 2 empty incident:nearby-columns-empty-2021:values:empty',
      '2024..2025 2 absent not-published:never:outage-2024',
    ]);
  });

  it('names months that lie in the period', () => {
    for (const { runs } of columnTracks(recorded, { ...monthly, granularity: 'quarterly' })) {
      for (const run of runs) {
        for (const reason of run.reasons) {
          if (!('through' in reason)) continue;
          expect(run.from).toBe(run.to);
          for (const m of reason.through ?? []) expect(monthsOf(run.from)).toContain(m);
        }
      }
    }
  });
});
