import { setsOfKind } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { VARIANTS } from '../catalogue/values';
import { toBibtex } from '../citation/bibtex';
import { toCsl } from '../citation/csl';
import { toChineseApa, toPressLine, toShortLine } from '../citation/press';
import { toRis } from '../citation/ris';
import type { Reference } from '../citation/types';
import { GRANULARITIES } from '../granularity';
import { getReader } from '../usability/reader';
import { describe, expect, it } from 'vitest';
import { firstAndSome } from '../../tests/support/full';
import { recorded } from '../../tests/support/realCatalogue';
import { makeRandom } from '../../tests/support/tables';
import { columnsFor, defaultChoice, readChoice, toParameters, type Choice } from './query';
import { headerIn, select, type Selection } from './select';
import {
  absentWords,
  answerWords,
  besidesWords,
  caveats,
  exclusionName,
  exclusionWords,
  selectionCsv,
  selectionReference,
} from './words';

const choose = (search: string, catalogue: Catalogue = recorded): Choice =>
  readChoice(search, catalogue).choice;
const selected = (search: string): Selection => select(recorded, choose(search));
const periods = (files: readonly { period: string }[]) => files.map(({ period }) => period);

/** Choices of every kind, the same in each run. */
function randomChoices(count: number): Choice[] {
  const random = makeRandom(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const variant = pick(VARIANTS);
    const years = [2018 + Math.floor(random() * 9), 2018 + Math.floor(random() * 9)].sort();
    return {
      from: years[0] ?? 0,
      to: years[1] ?? 0,
      variant,
      granularity: pick(GRANULARITIES),
      columns: columnsFor(recorded, variant)
        .map(({ header }) => header)
        .filter(() => random() < 0.1),
      complete: random() < 0.5,
      usable: random() < 0.5,
      counties: ['臺北市', '新北市'].filter(() => random() < 0.3),
      once: random() < 0.3,
      geojson: random() < 0.3,
      tool: pick(['curl', 'pandas', 'R', 'DuckDB', 'ClickHouse'] as const),
    };
  });
}
const CHOICES = firstAndSome(
  randomChoices(60).map((choice) => [JSON.stringify(choice), choice] as const),
  14,
  ([name]) => name,
);

describe('what is in and what is not', () => {
  it('answers the question about furniture from 2019 to 2024 in one sentence', () => {
    const selection = selected('?from=2019&to=2024&columns=提供家具_*,每坪租金（含管理費與停車費）');
    expect(answerWords(selection)).toBe('64份，解壓縮後4.06\u00A0GB；不含2021年10月（請勿使用）。');
    expect(selection.otherwise).toEqual({ complete: 53, usable: 64 });
    expect(selection.excluded.map((file) => exclusionWords(recorded, selection, file))).toEqual([
      '混入四個月的物件。',
    ]);
    expect(absentWords(recorded, selection)).toEqual([
      '2024年4月到8月、2024年11月到12月：沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）。',
    ]);
  });

  it.each(CHOICES)('puts every file on one side for a reason that the record confirms: %s', (_, choice) => {
    const { included, excluded, files } = select(recorded, choice);
    const reader = getReader(recorded);
    expect(periods(files)).toEqual(
      setsOfKind(recorded, choice.granularity, choice.variant)
        .map(({ period }) => period)
        .filter(
          (period) => Number(period.slice(0, 4)) >= choice.from && Number(period.slice(0, 4)) <= choice.to,
        ),
    );
    expect([...included, ...excluded].map(({ period }) => period).sort()).toEqual(periods(files).sort());
    for (const { period, set } of included) {
      const { state } = reader.rows(period, choice.variant);
      expect(state, period).not.toBe('avoid');
      if (choice.complete) expect(state, period).toBe('complete');
      if (choice.usable)
        for (const header of choice.columns)
          expect(
            reader.cell(period, choice.variant, headerIn(recorded, set, header) ?? header).state,
            `${period} ${header}`,
          ).toBe('fine');
    }
    // Quarters and years that were merged by two rules are never beside each other.
    const rules = included.map(({ set }) => recorded.versions.find((v) => v.version === set.version)?.merge);
    if (choice.granularity !== 'monthly') expect(new Set(rules).size).toBeLessThanOrEqual(1);
  });

  it.each(CHOICES)('says truly how many files a switch would leave: %s', (_, choice) => {
    const { otherwise } = select(recorded, choice);
    expect(otherwise).toEqual({
      complete: select(recorded, { ...choice, complete: !choice.complete }).included.length,
      usable: select(recorded, { ...choice, usable: !choice.usable }).included.length,
    });
  });

  it('leaves out the fewer quarters, which another rule merged', () => {
    const selection = selected('?from=2018&to=2026&by=quarter');
    expect(answerWords(selection)).toBe(
      '17份，解壓縮後2.16\u00A0GB；不含6份：請勿使用1份、合併規則不同5份。',
    );
    // Within the years of one rule, there is nothing to leave out for it.
    expect(selected('?from=2023&to=2026&by=quarter').included).toHaveLength(5);
  });

  it('leaves out the month that holds some counties alone, as long as columns have to be usable', () => {
    const [first] = selected('?from=2018&to=2019').excluded;
    expect(first && [first.period, exclusionName(first)]).toEqual(['2018-05', '只有部分縣市涵蓋全部日子']);
    expect(selected('?from=2018&to=2019&usable=0').excluded).toEqual([]);
  });

  it('takes a renamed column for one, and one that was replaced by several for another', () => {
    const renamed = selected('?from=2022&to=2024&variant=deduplicated&columns=常見刊登者編碼');
    expect(renamed.excluded).toEqual([]);
    expect(caveats(recorded, renamed)).toContain(
      '有些檔案把「常見刊登者編碼」寫成「最大刊登者編碼」，這裡改成同一個欄名。',
    );
    const replaced = selected('?from=2022&to=2024&variant=deduplicated&columns=約略地點範圍');
    expect(replaced.excluded.map(exclusionName)).toContain('沒有要用的欄位');
  });
});

describe('the words', () => {
  it('name each reason once, and the list has every period of the years', () => {
    const selection = selected('?from=2018&to=2026&columns=附近有_*&complete=1');
    expect(answerWords(selection)).toBe(
      '34份，解壓縮後2.08\u00A0GB；不含44份：列數不可比較13份、列數有缺漏4份、請勿使用1份、欄位沒有值26份。',
    );
    const lines = selectionCsv(recorded, selection).trim().split('\r\n');
    expect(lines).toHaveLength(1 + selection.files.length + selection.absent.length);
    expect(lines[1]).toMatch(/^2018-05,原始資料,否,列數不可比較,/);
  });

  it('say of files of which some counties are wanted that their number of rows is of the whole country', () => {
    expect(besidesWords(selected('from=2022&to=2022'))[0]).toMatch(/^共[\d,]+列。$/);
    expect(besidesWords(selected('from=2022&to=2022&counties=臺北市,高雄市'))[0]).toMatch(
      /^檔案不分縣市，全台共[\d,]+列；程式只留臺北市、高雄市的列。$/,
    );
  });

  it('cite the selection as one thing, with what it leaves out', () => {
    const reference = selectionReference(
      recorded,
      selected('?from=2019&to=2024'),
      'https://example.org/pick/',
    );
    if (!reference) throw new Error('Nothing is in it.');
    expect(reference.part).toBe(
      '2019年1月到2021年9月、2021年11月到2024年3月、2024年9月到10月原始資料，月資料64份',
    );
    expect(reference.version).toBe('0.2、0.3');
    expect(reference.state).toBe(
      '2021年6月到9月、2023年3月、2024年9月到10月原始資料列數不可比較；2019年3月、2021年2月、2023年4月、2023年10月原始資料列數有缺漏',
    );
    const ways = [toShortLine, toPressLine, toChineseApa, toBibtex, toRis];
    for (const write of [...ways, (cited: Reference) => JSON.stringify(toCsl(cited))])
      for (const words of ['不含2021年10月（請勿使用）', reference.state])
        expect(write(reference).replaceAll('\\%', '%')).toContain(words);
    expect(selectionReference(recorded, selected('?from=2025&to=2025&complete=1'), '')).toBeUndefined();
  });
});

describe('the query of an address', () => {
  it.each(CHOICES)('gives the same again: %s', (_, choice) => {
    const query = new URLSearchParams(toParameters(choice, recorded));
    expect(readChoice(`?${query}`, recorded)).toEqual({ choice, problems: [] });
  });

  it('says what it does not understand, and shows the default instead', () => {
    const { choice, problems } = readChoice(
      '?from=1999&variant=all&by=week&columns=租金&usable=x&tool=Excel',
      recorded,
    );
    expect(problems).toEqual([
      '網址裡的「1999」不是有資料的年份，請從2018到2026裡選。',
      '網址裡的「all」不是一種內容，內容只有raw（原始資料）與deduplicated（消除重複住宅）。',
      '網址裡的「week」不是一種期別，期別只有month（月）、quarter（季）與year（年）。',
      '網址裡的「租金」不是這種內容有的欄位。',
      '網址裡的「x」只能是1或0。',
      '網址裡的「Excel」不是一種程式，程式只有curl、pandas、R、DuckDB、ClickHouse。',
    ]);
    expect(choice).toEqual(defaultChoice(recorded));
  });

  it('names counties and wishes about rows, and gives the counties in the order of the form', () => {
    const choice = { ...defaultChoice(recorded), counties: ['新北市', '高雄市'], once: true, geojson: true };
    expect(toParameters(choice, recorded)).toMatchObject({
      counties: '新北市,高雄市',
      once: '1',
      geojson: '1',
    });
    expect(choose('?counties=新北市,高雄市&once=1&geojson=1').counties).toEqual(['高雄市', '新北市']);
    expect(readChoice('?counties=台北&once=2', recorded).problems).toHaveLength(2);
  });

  it('turns years around that stand the wrong way', () => {
    expect(choose('?from=2024&to=2019')).toMatchObject({ from: 2019, to: 2024 });
  });
});
