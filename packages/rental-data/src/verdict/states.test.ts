/** The states of the rows and columns of every set against those that packages/rental-data/tests/support/record.ts makes of the YAML files. */
import { describe, expect, it } from 'vitest';
import { columnsOfSet, listSets } from '../catalogue/sets';
import { getReader } from '../usability/reader';
import { getVerdict } from './verdict';
import { verdictHeadline } from './words';
import { COLUMN_STATE_NAME, ROWS_STATE_NAME } from '../words';
import { findRecord } from '../../tests/support/record';
import { publishedFiles } from '../../tests/support/publishedFiles';
import { catalogue, isRecorded } from '../../tests/support/realCatalogue';

const sets = listSets(catalogue).map(({ period, variant }) => ({ period, variant }));
const expected = (period: string, variant: string): string | undefined => findRecord(period, variant)?.rows;

describe('the rows of', () => {
  it('all 211 recorded sets and any later one are asked for', () => {
    const recorded = [...new Set(publishedFiles.map((f) => `${f.period}/${f.variant}`))];
    expect(recorded).toHaveLength(211);
    expect(sets.map((s) => `${s.period}/${s.variant}`)).toEqual(expect.arrayContaining(recorded));
  });

  it.each(sets)('$period $variant have the state that follows from the record', ({ period, variant }) => {
    expect(ROWS_STATE_NAME[getVerdict(catalogue, period, variant).rows.state]).toBe(
      expected(period, variant),
    );
  });

  it('those that are recorded, in figures', () => {
    const counted: Record<string, number> = {};
    for (const { period, variant } of sets.filter((s) => isRecorded(s.period))) {
      const name = ROWS_STATE_NAME[getVerdict(catalogue, period, variant).rows.state];
      counted[name] = (counted[name] ?? 0) + 1;
    }
    expect(counted).toEqual({
      列數沒有已知缺漏: 153,
      列數有缺漏: 20,
      列數不可比較: 35,
      請勿使用: 3,
    });
  });
});

describe('the columns of', () => {
  it.each(listSets(catalogue))('$period $variant have the states that follow from the record', (set) => {
    const { period, variant } = set;
    const cells = columnsOfSet(catalogue, set).map(({ header }) => [
      header,
      COLUMN_STATE_NAME[getReader(catalogue).cell(period, variant, header).state],
    ]);
    expect(cells).toEqual([...(findRecord(period, variant)?.columns ?? [])]);
  });
});

/** What the heading of each state begins or ends with. */
const HEADING: Record<string, RegExp> = {
  列數沒有已知缺漏: /^可以使用：列數沒有已知缺漏，|^列數沒有已知缺漏；月租金(?:要先看說明|沒有值|不可用)。$/,
  列數有缺漏: /^可以使用，但列數有缺漏：.+。$|^月租金.+；列數有缺漏：.+。$/,
  列數不可比較: /；列數不能和其他(?:年份|季|月份)比較。$/,
  請勿使用: /^這份檔案.+，不能當成20\d\d年(?:\d+月|第\d季)?的資料。$/,
};

describe('the heading of', () => {
  it.each(sets)('$period $variant says that state and no other', ({ period, variant }) => {
    const state = expected(period, variant);
    const words = verdictHeadline(getVerdict(catalogue, period, variant), catalogue.incidents);
    for (const [name, form] of Object.entries(HEADING))
      expect(form.test(words), `${name}: ${words}`).toBe(name === state);
  });
});
