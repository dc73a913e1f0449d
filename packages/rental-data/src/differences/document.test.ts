import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { differences, invertChange, versionPairs } from './differences';
import { makeHint } from './hints';
import { toDifferencesJson } from './json';
import { differencesDocument, differencesSchema } from './schema';
import type { ColumnAspect, ScriptHint, VersionChange } from './types';
import { changeWords } from './words';
import { readFixture } from '../../tests/support/readFixture';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

const validator = z.fromJSONSchema(differencesSchema);
const issues = (value: unknown) => validator.safeParse(JSON.parse(JSON.stringify(value))).error?.issues ?? [];

const defined = (aspect: ColumnAspect, from: string, to: string): VersionChange => ({
  kind: 'column-changed',
  variant: 'raw',
  column: { header: '甲', key: 'a' },
  aspect,
  from,
  to,
});

/** Every kind of change that the catalogue does not know yet, made for the test. */
const INVENTED: VersionChange[] = [
  defined('key', '', 'a'),
  defined('type', 'integer', 'number'),
  defined('unit', '坪', ''),
  defined('code-table', 'old', 'new'),
  defined('meaning', '舊的意思。', '新的意思。'),
  { kind: 'dedup-changed', from: ['甲'], to: ['甲', '乙'] },
  { kind: 'column-deprecated', variant: 'raw', column: { header: '甲' } },
  { kind: 'table-added', table: 't', title: '甲', columns: ['甲'], codes: [{ code: 1, label: '一' }] },
  { kind: 'missing-changed', format: 'csv', from: '-', to: 'NA' },
  {
    kind: 'booleans-changed',
    format: 'json',
    from: { text: '是／否' },
    to: { text: 'T／F', values: { true: 'T', false: 'F' } },
    columns: ['甲？'],
  },
  { kind: 'variant-removed', variant: 'raw', columns: [] },
];
const real = versionPairs(catalogue).flatMap(([from, to]) => differences(catalogue, from, to).changes);
const every = [...real, ...INVENTED, ...INVENTED.map(invertChange)];

describe('toDifferencesJson', () => {
  it.each(versionPairs(catalogue))('%s to %s satisfies its schema and says what to do', (from, to) => {
    const document = toDifferencesJson(catalogue, from, to);
    expect(issues(document)).toEqual([]);
    expect(differencesDocument.parse(document)).toEqual(document);
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document);
    const found = differences(catalogue, from, to);
    expect(document).toMatchObject({ from, to, kept: found.kept });
    expect(document.changes).toEqual(
      found.changes.map((change) => ({ ...change, hint: makeHint(change), text: changeWords(change) })),
    );
    expect(Object.keys(document)).toEqual(Object.keys(document).sort());
  });

  it('of one version is empty and valid', () => {
    const document = toDifferencesJson(recorded, '0.3', '0.3');
    expect(document.changes).toEqual([]);
    expect(issues(document)).toEqual([]);
  });

  it('is valid with every kind of change', () => {
    const document = toDifferencesJson(recorded, '0.0', '0.3');
    const changes = every.map((change) => ({ ...change, hint: makeHint(change), text: changeWords(change) }));
    expect(issues({ ...document, changes })).toEqual([]);
  });

  it.each([
    ['an unknown kind', { kind: 'column-lost' }],
    ['a change without words', { text: '' }],
    ['a change without a hint', { hint: undefined }],
    ['an unknown hint', { hint: { action: 'pray' } }],
    ['an unknown key', { more: 1 }],
  ])('the schema rejects %s', (_what, wrong) => {
    const document = toDifferencesJson(recorded, '0.1', '0.2');
    const [first, ...rest] = document.changes;
    expect(issues({ ...document, changes: [{ ...first, ...wrong }, ...rest] })).not.toEqual([]);
  });
});

describe('hints', () => {
  const hints = (from: string, to: string) => differences(recorded, from, to).changes.map(makeHint);

  it('of moving from 0.0 to 0.1', () => {
    const [variant, format, booleans, times, column] = hints('0.0', '0.1');
    expect(times).toMatchObject({ action: 'rewrite-times', format: 'csv' });
    expect([variant, format]).toEqual([{ action: 'none' }, { action: 'none' }]);
    expect(booleans).toMatchObject({ action: 'map-values', format: 'csv', map: { 1: 'T', 0: 'F' } });
    expect(column).toEqual({ action: 'add', columns: [{ header: '刊登者編碼', key: 'author' }] });
  });

  it('of moving from 0.2 to 0.3', () => {
    const meanings = new Set(['check-meaning', 'do-not-compare columns']);
    const ofVersions = hints('0.2', '0.3').filter(
      (hint) => !meanings.has('scope' in hint ? `${hint.action} ${hint.scope}` : hint.action),
    );
    expect(JSON.parse(JSON.stringify(ofVersions))).toEqual([
      { action: 'use-format', format: 'csv' },
      { action: 'do-not-compare', scope: 'quarterly-annual' },
      { action: 'check-rows' },
      {
        action: 'rewrite',
        from: [{ header: '約略地點範圍', key: 'rough_coordinate_bb' }],
        to: [{ header: '常見約略地點_x' }, { header: '常見約略地點_y' }],
      },
      {
        action: 'rename',
        from: { header: '最大刊登者編碼', key: 'max_author_id' },
        to: { header: '常見刊登者編碼' },
      },
      { action: 'add', columns: [{ header: '物件最後更新時間' }] },
    ]);
  });

  it('of going back to 0.0', () => {
    expect(hints('0.3', '0.0')[0]).toEqual({ action: 'use-variant', variant: 'raw' });
    expect(hints('0.1', '0.0')).toContainEqual({
      action: 'remove',
      columns: [{ header: '刊登者編碼', key: 'author' }],
    });
    expect(hints('0.2', '0.0').at(-1)).toMatchObject({ action: 'check-codes', table: 'property_type' });
  });

  it.each([
    [INVENTED[0], { action: 'rename', from: { header: '甲' }, to: { header: '甲', key: 'a' } }],
    [INVENTED[1], { action: 'convert', columns: ['甲'], from: 'integer', to: 'number' }],
    [INVENTED[4], { action: 'do-not-compare', scope: 'columns', columns: ['甲'] }],
    [INVENTED[5], { action: 'do-not-compare', scope: 'rows' }],
    [INVENTED[6], { action: 'stop-using', columns: [{ header: '甲' }] }],
    [INVENTED[7], { action: 'check-codes', table: 't', columns: ['甲'], codes: [{ code: 1, label: '一' }] }],
    [INVENTED[8], { action: 'set-missing', format: 'csv', from: '-', to: 'NA' }],
    [INVENTED[9], { action: 'convert', columns: ['甲？'], from: '是／否', to: 'T／F' }],
  ] as [VersionChange, ScriptHint][])('%j', (change, hint) => {
    expect(makeHint(change)).toEqual(hint);
  });
});

describe('sentences', () => {
  const words = (from: string, to: string) => differences(recorded, from, to).changes.map(changeWords);

  const told = readFixture<Record<string, string[]>>('version-differences');
  it.each(Object.entries(told))('of %s say what differs and what to do about it', (pair, sentences) => {
    const [from = '', to = ''] = pair.split(' to ');
    expect(words(from, to).filter((text) => !text.includes('改變。之前：'))).toEqual(sentences);
  });

  it('of columns whose meaning changed, and of the way back, say so too', () => {
    expect(words('0.1', '0.2')).toContain(
      '原始資料的「有身份限制？」欄名不變，2021年11月起改變。之前：刊登者選了上班族、學生或家庭，記為是。之後：頁面的房屋守則寫了適合什麼人，記為是。原本的版本照之前的規則，要改用的版本兩種規則都有；改變前後的值不能直接相比。',
    );
    expect(words('0.3', '0.2')).toContain(
      '住宅條件不同：版本0.1與0.2的程式排除所在樓層比建物樓高多3層以上的列，每坪租金改為不超過15,000元（原本低於15,000元），不再保留物件類型是「車位」的列（依產生檔案的程式推斷）；差了多少列，沒有紀錄；比較兩個版本的列數時要留意。',
    );
    expect(words('0.3', '0.2')[1]).toContain(
      '時，原本取過半數的值，沒有過半就取其中一個常見的值，改為取最新的值；',
    );
    expect(words('0.2', '0.0').at(-1)).toBe('「物件類型」的編碼表沒有8（攤位），這些代碼不會出現。');
  });

  it.each([
    [0, '原始資料的「甲」，JSON鍵由無改為a，讀取與比較前要轉換。'],
    [4, '原始資料的「甲」欄名不變，意義改變：由「舊的意思」改為「新的意思」；兩個版本的值不能直接相比。'],
    [5, '合併重複刊登時，比對的欄位由1欄改為「甲」、「乙」這2欄；兩個版本的列數不能直接相比。'],
    [6, '原始資料的「甲」停用，欄位還在，但沒有值；改用其他資料，或刪掉程式裡用到的地方。'],
    [7, '「甲」有新的編碼表：1（一）；程式要加上對照表。'],
    [8, 'CSV的缺值由「-」改為「NA」，讀取時宣告的缺值要跟著改。'],
    [9, 'JSON的是非值由是／否改為T／F，讀取時的對照要跟著改。'],
  ])('of what no version has done yet', (index, sentence) => {
    expect(changeWords(INVENTED[index] as VersionChange)).toBe(sentence);
  });

  it('are one each, in Chinese, without a typed space or a hole', () => {
    for (const sentence of every.map(changeWords)) {
      expect(sentence).toMatch(/。$/);
      // A value that files hold is quoted as it stands there.
      const words = sentence.replace(/「[\x20-\x7e]+」/g, '「值」').replace(/(?<=\d),(?=\d{3})/g, '');
      expect(words).not.toMatch(/\p{Script=Han} | \p{Script=Han}|[,;:!?]|undefined|「」/u);
    }
  });

  it('never call different things by the same sentence', () => {
    const [one, other] = [words('0.1', '0.3'), words('0.3', '0.1')];
    expect(new Set(one).size).toBe(one.length);
    for (const sentence of one) expect(other).not.toContain(sentence);
  });
});
