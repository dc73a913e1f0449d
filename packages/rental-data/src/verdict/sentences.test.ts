/** What a reader is told of a set, word for word: sets that are easily misused, and one of each kind besides. */
import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { describeVerdict } from './describe';
import { getVerdict } from './verdict';
import { answerBelowTitle, verdictTitle } from './words';
import { listSets } from '../catalogue/sets';
import { QUESTION } from '../words';
import { readFixture } from '../../tests/support/readFixture';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

const R: Variant = 'raw';
const D: Variant = 'deduplicated';

type Told = Omit<ReturnType<typeof describeVerdict>, 'title' | 'below' | 'instead'>;
const CASES = readFixture<{
  told: Record<string, Told & { instead: [period: string, variant: Variant, name: string, why: string][] }>;
  unpublished: Record<string, Pick<Told, 'headline' | 'rowsAnswer'> & { instead: string[] }>;
  titles: Record<string, string>;
}>('verdict-sentences');
const parseSet = (set: string) => set.split(' ') as [period: string, variant: Variant];

describe('what a reader is told of', () => {
  it.each(Object.entries(CASES.told))('%s', (set, { instead, ...expected }) => {
    const verdict = getVerdict(recorded, ...parseSet(set));
    expect(describeVerdict(recorded, ...parseSet(set))).toEqual({
      ...expected,
      title: verdictTitle(verdict, recorded.incidents),
      below: answerBelowTitle(verdict, recorded.incidents),
      instead: instead.map(([period, variant, name, why]) => ({ period, variant, name, why })),
    });
  });

  it.each(Object.entries(CASES.unpublished))('%s, which was not published', (set, { instead, ...said }) => {
    const [period, variant] = parseSet(set);
    const told = describeVerdict(recorded, period, variant);
    expect(told).toMatchObject({ rows: 'absent', rent: 'absent', ...said, columnsAnswer: '' });
    expect(told.instead.map((i) => [i.period, i.variant])).toEqual(instead.map((other) => [other, variant]));
  });

  it('its questions', () => {
    expect(QUESTION).toEqual({ rows: '列數可以比較嗎？', rent: '月租金可以使用嗎？' });
  });
});

describe('the title of a verdict', () => {
  it.each(Object.entries(CASES.titles))('of %s is %s', (set, title) => {
    expect(verdictTitle(getVerdict(recorded, ...parseSet(set)), recorded.incidents)).toBe(title);
  });

  it('fits into two lines of a phone for every set', () => {
    for (const { period, variant } of listSets(catalogue)) {
      const title = verdictTitle(getVerdict(catalogue, period, variant), catalogue.incidents);
      expect(title.length, `${period} ${variant}: ${title}`).toBeLessThanOrEqual(28);
    }
  });
});

describe('what stands below the title', () => {
  it('is the answer on the rows', () => {
    const { below, rowsAnswer } = describeVerdict(recorded, '2024-09', R);
    expect(below).toBe(rowsAnswer);
    expect(describeVerdict(recorded, '2024-03', D).below).toMatch(/^列數沒有已知缺漏：[\d,]+列可以和/);
  });

  it('repeats no reason of the title, for every set', () => {
    expect(describeVerdict(recorded, '2021-10', R).below).toBe('233,026列不能當成2021年10月的列數。');
    for (const { period, variant } of listSets(catalogue)) {
      const { title, below } = describeVerdict(catalogue, period, variant);
      const [, why = title] = title.replace(/。$/, '').split('：');
      expect(below, `${period} ${variant}`).not.toContain(why);
    }
  });
});

describe('a verdict', () => {
  it('keeps the incidents that leave their columns usable as notes', () => {
    const notes = (period: string, variant: Variant = R) =>
      getVerdict(recorded, period, variant).notes.map((n) => `${n.incident}${n.inPart ? ' in part' : ''}`);
    expect(notes('2024-09')).toEqual(['outage-2024']);
    expect(notes('2024-09', D)).toEqual(['outage-2024']);
    expect(notes('2018-12')).toEqual(['crawler-gap-2018-12']);
    expect(notes('2022-03').sort()).toEqual(['flags-written-as-values-2021', 'listing-url-interface-2021']);
    expect(notes('2026-04')).toEqual(['trial-2025']);
    expect(notes('2021-10')).toEqual([]);
  });

  it('names the incidents of the columns in care, and tells what stands for ever from what does not', () => {
    const { care } = getVerdict(recorded, '2026-04', R);
    expect(care.map(({ headers, mixed: _mixed, ...rest }) => ({ ...rest, columns: headers.length }))).toEqual(
      [
        {
          family: '出租',
          columns: 3,
          state: 'severe',
          incidents: ['letting-signal-2026'],
          standing: false,
          inPart: false,
        },
        {
          family: '提供家具',
          columns: 13,
          state: 'severe',
          incidents: ['furniture-columns-2026'],
          standing: false,
          inPart: false,
        },
        {
          family: '物件網址',
          columns: 1,
          state: 'empty',
          incidents: ['listing-url-empty-2025'],
          standing: false,
          inPart: false,
        },
        {
          family: '附近',
          columns: 12,
          state: 'empty',
          incidents: ['nearby-columns-empty-2021'],
          standing: true,
          inPart: false,
        },
        ...['每坪租金（含管理費與停車費）', '格局編碼（陽台/衛浴/房/廳）'].map((family) => ({
          family,
          columns: 1,
          state: 'caution',
          incidents: ['rent-per-ping-2026'],
          standing: false,
          inPart: false,
        })),
      ],
    );
    expect(getVerdict(recorded, '2021', R).care[0]).toMatchObject({
      family: '附近',
      standing: true,
      inPart: true,
    });
    expect(getVerdict(recorded, '2021-10', R).care).toEqual([]);
  });

  it('is worked out once', () => {
    expect(getVerdict(recorded, '2025-10', R)).toBe(getVerdict(recorded, '2025-10', R));
    expect(getVerdict(recorded, '2025-10', R)).not.toBe(getVerdict(recorded, '2025-10', D));
    expect(() => getVerdict(recorded, '2025-13', R)).toThrow(RangeError);
  });
});
