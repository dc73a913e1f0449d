/** Every sentence about every set, and about every period that was due and never came: its numbers, its sums, its form. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { duePeriods } from '../usability/timeline';
import { VARIANTS, type Variant } from '../catalogue/values';
import { columnsOfSet, listSets } from '../catalogue/sets';
import { listMonths } from '../period';
import { usabilityReader } from '../usability/reader';
import { describeVerdict } from './describe';
import { rowsWords } from '../usability/words';
import { rowMeaning } from './lead';
import { retiredIn } from '../../tests/support/retired';
import { publishedFiles } from '../../tests/support/publishedFiles';
import { catalogue } from '../../tests/support/realCatalogue';

const sets = listSets(catalogue);
const reader = usabilityReader(catalogue);
const headers = [...new Set(catalogue.columns.map((c) => c.header))];
const incidents = parseYaml(readFileSync('catalogue/incidents.yaml', 'utf8')) as {
  estimatedLoss?: Record<string, number>;
}[];
const listLosses = (period: string): number[] =>
  incidents.flatMap(({ estimatedLoss }) => estimatedLoss?.[period] ?? []);

/** The sentences of a verdict, and the phrases beside what is offered instead. */
function reportFor(period: string, variant: Variant) {
  const prop = describeVerdict(catalogue, period, variant);
  const sentences = [prop.headline, prop.rowsAnswer, prop.columnsAnswer];
  const phrases = [prop.insteadTitle, ...prop.instead.flatMap(({ name, why }) => [name, why])];
  return { sentences, phrases };
}

const unpublished = duePeriods(catalogue)
  .filter((period) => !catalogue.releases.some((r) => r.period === period))
  .flatMap((period) => VARIANTS.map((variant) => ({ period, variant })));

/** Numbers with their commas. */
const count = (text: string) => Number(text.replaceAll(',', ''));

describe('the numbers in the sentences about', () => {
  it.each(sets)('$period $variant are those of the record', ({ period, variant, rows, version }) => {
    const { sentences } = reportFor(period, variant);
    const all = sentences.join('');
    // The independent record, as far as it goes.
    const file = publishedFiles.find((f) => f.period === period && f.variant === variant);
    expect(rows).toBe(file ? Number(file.row_count) : rows);
    // Where some rows are missing, their number is not told: it would be taken for that of all.
    const reported = reader.rows(period, variant).state === 'partial' ? [] : [rows];
    expect([...all.matchAll(/([\d,]+)列/g)].map(([, n = '']) => count(n))).toEqual(reported);
    // The heading may say it as well; a longer period tells of its months.
    const lost = [...new Set([...all.matchAll(/估計短少([\d.]+)%/g)].map(([, n]) => Number(n)))];
    if (listLosses(period).length > 0) expect(lost).toEqual(listLosses(period));
    else expect(listMonths(period).flatMap(listLosses)).toEqual(expect.arrayContaining(lost));
    for (const [, named = ''] of all.matchAll(/同為版本([\d.]+(?:或[\d.]+)*)/g))
      expect(named.split('或')).toContain(file?.data_version ?? version);
  });

  it.each(sets)('the columns of $period $variant add up', (set) => {
    const { period, variant } = set;
    const [, , words = ''] = reportFor(period, variant).sentences;
    const columns = columnsOfSet(catalogue, set);
    const total = columns.length;
    const states = columns.map(({ header }) => reader.cell(period, variant, header).state);
    const countState = (state: string) => states.filter((s) => s === state).length;
    if (reader.rows(period, variant).state === 'avoid') {
      expect(words).toBe(`整份檔案請勿使用，${total}個欄位都不可靠；只適合用來研究這次事件。`);
      return;
    }
    const all = /(\d+)個欄位都可用。$/.exec(words);
    if (all) {
      expect([Number(all[1]), countState('fine')]).toEqual([total, total]);
      return;
    }
    // What every column asks for is said once: of part of the country, or of errors that nobody located.
    const every = /(?:其餘)?(\d+)(?:欄|個欄位都)(?:要先篩選六都|請先檢查缺值與分布)。/.exec(words);
    const rest = every ? Number(every[1]) : Number(/，其餘(\d+)欄可用。$/.exec(words)?.[1]);
    const NAME = { 沒有值: 'empty', 要先看說明: 'caution', 不可用: 'severe' };
    const named = Object.entries(NAME).map(([name, state]) => {
      // 「附近」12欄沒有值 are twelve, 「物件網址」沒有值 is one.
      const reported = [...words.matchAll(new RegExp(`「[^」]+」(\\d+欄)?${name}`, 'g'))];
      const count = reported.reduce((sum, [, n]) => sum + (n ? Number.parseInt(n) : 1), 0);
      if (every && state === 'caution') expect(count + rest, name).toBe(countState(state));
      else expect(count, name).toBe(countState(state));
      return count;
    });
    expect(countState('fine')).toBe(every ? 0 : rest);
    expect(named.reduce((sum, n) => sum + n, rest)).toBe(total);
  });
});

/** What is wrong with the form of a sentence or phrase. */
function findFormFaults(sentence: string): string[] {
  const text = sentence.replace(/https:\/\/[\w./-]+/g, '網址');
  const pairs = [...text].filter((c) => '「」（）'.includes(c)).join('');
  let rest = pairs;
  for (let before = ''; rest !== before; rest = rest.replace(/「」|（）/g, '')) before = rest;
  return [
    ...(/[。；：，、]{2}|^[。；：，、]|（）|「」/.test(text) ? ['a stop too many'] : []),
    // A comma between digits and a point in a version or a share are no stops.
    ...(/[;:!?"]|\.{2}|,(?!\d)|\p{Script=Han} | \p{Script=Han}/u.test(text) ? ['half-width signs'] : []),
    ...(/undefined|NaN|null|\[object/.test(text) ? ['a hole'] : []),
    ...(rest === '' ? [] : ['brackets that do not pair']),
    ...retiredIn(text, headers).map((place) => `a retired word: ${place}`),
  ];
}

const FAULTY: [string, string][] = [
  ['估計短少6%。。', 'a stop too many'],
  ['估計短少6%,不可比較。', 'half-width signs'],
  ['undefined。', 'a hole'],
  ['列數有缺漏（少了一天。', 'brackets that do not pair'],
  ['列嚴重短少。', 'a retired word: …列嚴重短少。…'],
];

describe('the form of the sentences', () => {
  it.each(FAULTY)('is checked: %s has %s', (text, fault) => {
    expect(findFormFaults(text)).toEqual([fault]);
  });

  it.each([...sets, ...unpublished])('about $period $variant is sound', ({ period, variant }) => {
    const { sentences, phrases } = reportFor(period, variant);
    const published = sets.find((s) => s.period === period && s.variant === variant);
    const whole = [
      ...sentences.filter((s) => s !== ''),
      ...(published ? [rowMeaning(catalogue, published)] : []),
    ];
    // Nothing can be said of the columns of a set that there is not; everything else is answered.
    expect(whole).toHaveLength(published ? 4 : 2);
    const line = rowsWords(reader.rows(period, variant), catalogue.incidents);
    expect([...whole, ...phrases, line].flatMap(findFormFaults)).toEqual([]);
    for (const sentence of whole) expect(sentence).toMatch(/。$/);
    for (const phrase of [...phrases, line]) expect(phrase).toMatch(/[^。；，]$/);
  });

  it.each(catalogue.incidents)('of the incident $id, which they are made of, is sound', (incident) => {
    const { title, cause, effect, advice, status, rowsReasons } = incident;
    const phrases = [title, ...Object.values(rowsReasons), ...(status === undefined ? [] : [status])];
    expect([cause, effect, advice, ...phrases].flatMap(findFormFaults)).toEqual([]);
    for (const sentence of [cause, effect, advice]) expect(sentence).toMatch(/。$/);
    for (const phrase of phrases) expect(phrase).toMatch(/[^。；，]$/);
  });
});
