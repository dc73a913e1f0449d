import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Catalogue } from '../catalogue/types';
import { toUsabilityJson } from './json';
import { usabilityMatrix } from './matrix';
import { getReader } from './reader';
import { usabilityDocument, usabilitySchema } from './schema';
import { sortKeys } from '../helpers/stable';
import { reasonId } from './states';
import { reasonWords } from './words';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { sampleIncident, withIncidents } from '../../tests/support/usabilitySample';

/** A validator made from the JSON Schema itself. */
const validator = z.fromJSONSchema(usabilitySchema);
const issues = (value: unknown) => validator.safeParse(value).error?.issues ?? [];

const document = toUsabilityJson(recorded);
const text = JSON.stringify(document);
const matrix = usabilityMatrix(recorded);

describe('toUsabilityJson', () => {
  it('survives JSON and satisfies its schema, for the recorded and for the whole catalogue', () => {
    expect(JSON.parse(text)).toStrictEqual(document);
    expect(issues(JSON.parse(text))).toEqual([]);
    expect(usabilityDocument.parse(JSON.parse(text))).toEqual(document);
    expect(issues(JSON.parse(JSON.stringify(toUsabilityJson(catalogue))))).toEqual([]);
  });

  it('is answered as its description says: set, place of the column, place of the cell', () => {
    matrix.sets.forEach((set, i) => {
      const here = document.sets[i];
      expect(here).toMatchObject({ period: set.period, variant: set.variant, version: set.version });
      // One incident took other rows from each month; a reason of another month would be wrong here.
      expect(here?.rows.reasons.map((id) => document.reasons[id])).toEqual(
        set.rows.reasons.map((reason) => ({ ...reason, text: reasonWords(reason, recorded.incidents) })),
      );
      const found = here?.cells.map((place) => document.cells[place]);
      expect(found).toEqual(set.cells.map((c) => ({ state: c.state, reasons: c.reasons.map(reasonId) })));
    });
    const place = document.columns.findIndex((c) => c.header === '提供家具_床？');
    const set = document.sets.find((s) => s.period === '2026-04' && s.variant === 'raw');
    const cell = document.cells[set?.cells[place] ?? -1];
    expect(cell?.state).toBe('severe');
    expect(cell?.reasons.map((id) => document.reasons[id])).toEqual([
      {
        ...getReader(recorded).cell('2026-04', 'raw', '提供家具_床？').reasons[0],
        text: '2026年3月到8月，家具欄位大多沒有值或記錯',
      },
      {
        type: 'unnamed-columns',
        incident: 'trial-2025',
        gives: 'caution',
        text: '有些欄位有錯，但沒有記下是哪些，請先檢查缺值與分布',
      },
    ]);
  });

  it('names only reasons and cells that are there, each of them used, none twice', () => {
    const used = [
      ...document.cells.flatMap((c) => c.reasons),
      ...document.sets.flatMap((s) => s.rows.reasons),
      ...document.unpublished.flatMap((u) => u.reasons),
    ];
    expect([...new Set(used)].sort()).toEqual(Object.keys(document.reasons).sort());
    const places = new Set(document.sets.flatMap((s) => s.cells));
    expect([...places].sort((a, b) => a - b)).toEqual(document.cells.map((_, i) => i));
    expect(new Set(document.cells.map((c) => JSON.stringify(c))).size).toBe(document.cells.length);
  });

  it('has ids that say the same exactly when the reasons do', () => {
    for (const [id, { text: _words, ...reason }] of Object.entries(document.reasons)) {
      expect(reasonId(reason)).toBe(id);
    }
    const contents = Object.values(document.reasons).map((r) => JSON.stringify(r));
    expect(new Set(contents).size).toBe(contents.length);
  });

  it('is the same text for the same catalogue, whatever the order of keys in it', () => {
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shuffled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([k, v]) => [k, shuffled(v)]),
            )
          : value;
    expect(JSON.stringify(toUsabilityJson(shuffled(recorded) as Catalogue))).toBe(text);
  });

  it('keeps every place when a month is added', () => {
    const last = recorded.releases.at(-1) as (typeof recorded.releases)[number];
    const added = {
      ...last,
      period: '2026-05',
      sets: last.sets.map((s) => ({ ...s, period: '2026-05' })),
    };
    const after = toUsabilityJson({
      ...recorded,
      dataset: { ...recorded.dataset, asOf: '2026-05' },
      releases: [...recorded.releases, added],
    });
    expect(after.cells.slice(0, document.cells.length)).toEqual(document.cells);
    expect(after.sets.slice(0, document.sets.length)).toEqual(document.sets);
  });

  it('tells of every period that was due and never came', () => {
    expect(document.unpublished.map((u) => u.period)).toEqual([
      ...['2024', '2025'],
      ...['2018Q2', '2024Q2', '2024Q3', '2024Q4', '2025Q1', '2025Q2', '2025Q3', '2025Q4', '2026Q1', '2026Q2'],
      ...['2024-04', '2024-05', '2024-06', '2024-07', '2024-08', '2024-11', '2024-12', '2025-01', '2025-02'],
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-12'],
      ...['2026-01', '2026-02', '2026-05', '2026-06', '2026-07'],
    ]);
    expect(document.reasons['not-published:never:outage-2024']?.text).toBe(
      '沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）',
    );
  });

  it('shows a planted incident', () => {
    const planted = toUsabilityJson(withIncidents(recorded, sampleIncident({ columns: ['坪數'] })));
    expect(issues(JSON.parse(JSON.stringify(planted)))).toEqual([]);
    expect(planted.reasons['incident:sample:values:caution']?.text).toBe('測試用的事件');
    expect(planted.reasons['incident:sample:values:caution@2020-06']?.text).toBe(
      '測試用的事件（只影響2020年6月的資料）',
    );
  });
});

/** What the pages of 2021 took from the rows of July. */
const LOST_IN_JULY = 'incident:2021-01:rows:not-comparable:估計短少34.96%';

describe('the schema', () => {
  const change = (path: (string | number)[], value: unknown): unknown => {
    const copy = JSON.parse(text) as Record<string, unknown>;
    const last = path.at(-1) as string;
    const target = path
      .slice(0, -1)
      .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy);
    if (value === undefined) Reflect.deleteProperty(target, last);
    else target[last] = value;
    return copy;
  };

  it.each([
    ['an unknown key', ['extra'], 1],
    ['no format', ['format'], undefined],
    ['another version of the form', ['formatVersion'], 1],
    ['an unknown state', ['cells', 0, 'state'], 'good'],
    ['a state of the first version of the form', ['cells', 0, 'state'], 'meaning-changed'],
    ['a state of rows of that version', ['sets', 0, 'rows', 'state'], 'short'],
    ['a reason of rows that does not say why', ['reasons', LOST_IN_JULY, 'why'], undefined],
    ['a period that is none', ['sets', 0, 'period'], '2018-13'],
    ['a cell that is no place', ['sets', 0, 'cells', 0], -1],
    ['a cell that is no whole number', ['sets', 0, 'cells', 0], 0.5],
    ['an unknown variant', ['sets', 0, 'variant'], 'both'],
    ['a loss above everything', ['sets', 0, 'rows', 'loss'], 101],
    ['a column without a header', ['columns', 0, 'header'], undefined],
    ['an unknown type', ['columns', 0, 'type'], 'text'],
    ['a reason without words', ['reasons', 'beta', 'text'], undefined],
    ['a reason of an unknown type', ['reasons', 'beta', 'type'], 'alpha'],
    ['a reason that gives another state', ['reasons', 'avoid:2021-01', 'gives'], 'fine'],
  ] as [string, (string | number)[], unknown][])('rejects %s', (_what, path, value) => {
    expect(issues(change(path, value))).not.toEqual([]);
  });

  it('is JSON itself and describes how to read a cell', () => {
    expect(JSON.parse(JSON.stringify(usabilitySchema))).toEqual(usabilitySchema);
    expect(usabilitySchema.description).toMatch(/sets.*columns.*cells.*reasons/);
  });
});

describe('sortKeys', () => {
  it('sorts keys however deep, keeps lists, leaves out what has no value', () => {
    const value = { b: [{ z: 1, a: 2 }, 3], a: undefined, A: null };
    expect(JSON.stringify(sortKeys(value))).toBe('{"A":null,"b":[{"a":2,"z":1},3]}');
    expect(Object.keys(value)).toEqual(['b', 'a', 'A']);
  });
});
