import { describe, expect, it } from 'vitest';
import { formatLocalDay } from '../helpers/day';
import { toBibtex } from './bibtex';
import { toCsl } from './csl';
import { toChineseApa, toPressLine, toShortLine } from './press';
import { toRis } from './ris';
import { toCff } from './cff';
import { listSets } from '../catalogue/sets';
import type { DataSet } from '../catalogue/types';
import { setReference, setsReference } from './reference';
import { recorded } from '../../tests/support/realCatalogue';
import { RECORD } from '../../tests/support/record';
import {
  DAY,
  everyReference,
  raw2021Q3,
  findRecordedSet,
  SITE,
  whole,
} from '../../tests/support/citationSample';

const PAGE = 'https://example.org/sub/download/2021Q3/raw/';
const QUALITY = 'https://example.org/sub/data-quality/';
const CAVEAT =
  '列數不可比較（估計短少39.06%）。已知問題：591分批改用新頁面，爬蟲讀不到明細；2021年7月到10月，租金寫成範圍的物件沒有收錄';

describe('the press line', () => {
  it('names set, version, address, day and caveats', () => {
    expect(toPressLine(raw2021Q3, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料，2021年第3季原始資料，資料集版本0.2。${PAGE}（取用日期：2026年11月21日）。${CAVEAT}。`,
    );
  });

  it('asks for the day where nobody knows it', () => {
    expect(toPressLine(raw2021Q3)).toContain(`${PAGE}（取用日期：請填當天日期）。`);
  });

  it('names the whole dataset without a period', () => {
    expect(toPressLine(whole, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料，資料集版本0.3。https://example.org/sub/（取用日期：2026年11月21日）。已知品質事件25件，影響的期別與欄位見${QUALITY}。`,
    );
  });

  it('says nothing of caveats where none is known', () => {
    expect(toPressLine({ ...raw2021Q3, caveats: '' }, { accessed: DAY })).toMatch(/11月21日）。$/);
  });
});

describe('the short line', () => {
  it('says whether the rows may be used, and leaves the incidents to the long one', () => {
    expect(toShortLine(raw2021Q3, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料，2021年第3季原始資料，資料集版本0.2。列數不可比較（估計短少39.06%）。${PAGE}（取用日期：2026年11月21日）。`,
    );
  });

  it('says what narrows a selection', () => {
    expect(toShortLine({ ...whole, details: ['條件：縣市是臺北市', '50列'] }, { accessed: DAY })).toContain(
      '資料集版本0.3；條件：縣市是臺北市；50列。https://',
    );
  });
});

/** How deep brackets stand in each other. */
function measureDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const sign of text) {
    if ('（【('.includes(sign)) deepest = Math.max(deepest, ++depth);
    if ('）】)'.includes(sign)) depth--;
  }
  return deepest;
}

/** Every format in every length it has. */
const WAYS = {
  short: toShortLine,
  long: toPressLine,
  apa: toChineseApa,
  bibtex: toBibtex,
  ris: toRis,
  csl: (...parts: Parameters<typeof toCsl>) => JSON.stringify(toCsl(...parts)),
};
const DAYS = /2026年11月21日|2026-11-21|2026\/11\/21|\[2026,11,21\]/;

/** What the record has against a set, in the words that readers meet. */
function recordedAgainst(period: string, variant: string): string[] {
  const set = RECORD.find((known) => known.period === period && known.variant === variant);
  if (!set) throw new Error(`${period} ${variant} is not on record`);
  const rent = set.columns.get('月租金') ?? '可用';
  return [
    ...(set.rows === '列數沒有已知缺漏' ? [] : [set.rows]),
    ...(rent === '可用' || set.rows === '請勿使用' ? [] : [`月租金${rent === '留意' ? '要先看說明' : rent}`]),
  ];
}

describe('every way to cite a set', () => {
  const sets = listSets(recorded).map((set) => ({
    reference: setReference(recorded, set, SITE),
    against: recordedAgainst(set.period, set.variant),
    set,
  }));

  it.each(Object.entries(WAYS))('gives the recorded verdict and the day, and nests once: %s', (_, write) => {
    expect(sets.filter(({ against }) => against.length > 0).length).toBeGreaterThan(50);
    for (const { reference, against } of sets) {
      // TeX has percent signs of its own.
      const text = write(reference, { accessed: DAY }).replaceAll('\\%', '%');
      for (const words of [...against, reference.state]) expect(text, reference.id).toContain(words);
      if (against.length === 0)
        expect(text, reference.id).not.toMatch(/列數不可|列數有|請勿使用|月租金(?:要先看說明|不可用)/);
      expect(text, reference.id).toMatch(DAYS);
      expect(measureDepth(text), reference.id).toBeLessThan(3);
    }
  });

  it('says it in CITATION.cff too, which has no day, since it is a file', () => {
    for (const { reference, against, set } of sets) {
      const text = toCff(recorded, SITE, set);
      for (const words of against) expect(text, reference.id).toContain(words);
      expect(measureDepth(text), reference.id).toBeLessThan(3);
    }
  });

  it('says the same in short as in long', () => {
    for (const { reference } of sets) {
      const [short, long] = [toShortLine, toPressLine].map((write) => write(reference, { accessed: DAY }));
      const { state, caveats } = reference;
      expect(caveats.startsWith(state), reference.id).toBe(true);
      expect(long?.endsWith(caveats && `${caveats}。`), reference.id).toBe(true);
      // The state stands elsewhere; all else is alike.
      const without = (line = '', words: string) => line.replace(words && `${words}。`, '');
      expect(without(long, caveats), reference.id).toBe(without(short, state));
    }
  });
});

describe('several files cited together', () => {
  const selected = { id: 'tw-rental-picked', url: 'https://example.org/sub/pick/#2021' };
  const cite = (...sets: DataSet[]) => setsReference(recorded, sets, selected);
  const mixed = cite(
    findRecordedSet('2021-10', 'raw'),
    findRecordedSet('2021Q3', 'raw'),
    findRecordedSet('2024-03', 'deduplicated'),
    findRecordedSet('2021Q3', 'deduplicated'),
  );

  it('are named with the state of each that may not be used freely', () => {
    expect(mixed.part).toBe('2021年10月、2021年第3季原始資料、2024年3月、2021年第3季消除重複住宅');
    expect(mixed.state).toMatch(
      /^2021年10月原始資料請勿使用；2021年第3季原始資料、2021年第3季消除重複住宅列數不可比較/,
    );
    expect(mixed.caveats.startsWith(`${mixed.state}。已知問題：`)).toBe(true);
    expect(mixed.version).toBe('0.2、0.3');
  });

  it.each(Object.entries(WAYS))('keep the verdict and the day, and nest once: %s', (_, write) => {
    const all = cite(...listSets(recorded));
    for (const reference of [mixed, all]) {
      const text = write(reference, { accessed: DAY });
      expect(text).toContain(reference.state);
      expect(text).toMatch(DAYS);
      expect(measureDepth(text)).toBeLessThan(3);
    }
    for (const { period, variant } of listSets(recorded)) {
      const one = findRecordedSet(period, variant);
      for (const words of recordedAgainst(period, variant)) expect(cite(one).state).toContain(words);
    }
  });

  it('need one file at least', () => {
    expect(() => cite()).toThrow(RangeError);
  });
});

describe('APA', () => {
  it('is written for texts in Chinese', () => {
    expect(toChineseApa(raw2021Q3, { accessed: DAY })).toBe(
      `開放台灣民間租屋資料（無日期）。開放台灣民間租屋資料：2021年第3季原始資料（版本0.2）【資料集】。${CAVEAT}。2026年11月21日取自${PAGE}`,
    );
  });

  it('has the year in which the newest file came out for the whole dataset', () => {
    expect(toChineseApa(whole)).toMatch(/^開放台灣民間租屋資料（2026）。/);
  });

  it('leaves the day out where nobody knows it', () => {
    expect(toChineseApa(raw2021Q3)).toMatch(new RegExp(`。${PAGE}$`));
  });

  it.each(['2026-02-30', '2026-11', 'yesterday'])('refuses %s as a day', (accessed) => {
    for (const line of [toPressLine, toChineseApa]) {
      expect(() => line(raw2021Q3, { accessed })).toThrow(RangeError);
    }
  });
});

describe('references', () => {
  it('have ids of their own, in ASCII', () => {
    const ids = everyReference.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[\w-]+$/.test(id))).toBe(true);
  });

  it('have one line of caveats, without full stop', () => {
    for (const { caveats } of everyReference) expect(caveats).toMatch(/^([^。\n]*。)?(已知[^。\n]*)?$/);
  });

  it('say which periods must not be used', () => {
    const avoided = everyReference.find((r) => r.id === 'tw-rental-2021-10-raw');
    expect(avoided?.caveats).toMatch(
      /^請勿使用（混入四個月的物件）。已知問題：591分批改用新頁面，爬蟲讀不到明細/,
    );
  });

  it('tell caveats of columns only where the variant has them', () => {
    const caveats = (id: string) => everyReference.find((r) => r.id === id)?.caveats;
    expect(caveats('tw-rental-2026-04-raw')).toContain('「物件網址」沒有值');
    expect(caveats('tw-rental-2026-04-deduplicated')).not.toContain('「物件網址」沒有值');
  });
});

it('takes the day of the reader’s own clock', () => {
  expect(formatLocalDay(new Date(2026, 10, 1, 0, 0, 1))).toBe('2026-11-01');
  expect(formatLocalDay(new Date(2026, 0, 31, 23, 59, 59))).toBe('2026-01-31');
});
