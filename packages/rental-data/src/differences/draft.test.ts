/** The pair of the newest version and the public draft: what it would change, and that it is called nothing but a draft. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { FILES } from '../addresses/files';
import { differences, versionPairs } from './differences';
import { draftInForce, draftPairs } from './draft';
import { toDraftJson } from './json';
import { differencesDocument, differencesSchema } from './schema';
import { changeSnippets } from './snippets';
import { summariseDrafts } from './summarise';
import { summariseDifferences, summaryWords } from './summary';
import type { VersionChange } from './types';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { exportedFiles } from '../../tests/support/exportSample';

/** What the public draft of 2026-09-13 names, in its order. */
const ADDED = [
  '刊登平台刊登時間',
  '瀏覽數',
  '首見月租金',
  '價格變動次數',
  '在架天數',
  '重複物件群組編碼',
  '照片數',
  '電費計價方式',
  '每度電價',
  '水費計價方式',
  '仲介服務費（月數）',
  '最短租期（月）',
  '身份要求',
  '法定用途',
  '裝潢程度',
  '建物面積',
  '刊登者已驗證？',
  '可報稅？',
  '可入籍？',
  '接受租金補貼？',
  '社會住宅？',
  '提供家具_桌椅？',
  '平台標籤',
];
const DEPRECATED = [
  '附近有_學校？',
  '附近有_公園？',
  '附近有_百貨公司？',
  '附近有_超商？',
  '附近有_傳統市場？',
  '附近有_夜市？',
  '附近有_醫療機構？',
  '附近的捷運站數',
  '附近的公車站數',
  '附近的火車站數',
  '附近的高鐵站數',
  '附近的公共自行車數（實驗中）',
  '提供家具_桌子？',
  '提供家具_椅子？',
];
const TABLES = {
  electricity_fee_type: '0（未填）、1（台電計費）、2（每度定價）、3（含在租金）、4（其他）',
  water_fee_type: '0（未填）、1（台水計費）、2（定額）、3（含在租金）、4（其他）',
  legal_use: '0（未填）、1（住家用）、2（商業用）、3（工業用）、4（其他）',
  decoration_level: '0（未填）、1（無裝潢）、2（簡易裝潢）、3（中等裝潢）、4（高級裝潢）',
  contact_verified: '0（未驗）、1（審核中）、2（已驗證）、3（其他）',
};
const KEY = [
  '縣市',
  '鄉鎮市區',
  '建築類型',
  '物件類型',
  '所在樓層',
  '建物樓高',
  '坪數',
  '格局編碼（陽台/衛浴/房/廳）',
  '約略地點_x',
  '約略地點_y',
];

const pair = draftPairs(recorded).find(({ to }) => to === '1.0');
const sorted = (list: readonly string[]) => [...list].sort((a, b) => a.localeCompare(b, 'zh-Hant'));

// Once the version is in force the file of the draft is deleted, and its page is that of any other pair.
describe.skipIf(!pair)('from 0.3 to the draft of 1.0', () => {
  if (!pair) return;
  const inForce = draftInForce(recorded, pair.draft);
  const found = differences(inForce, pair.from, pair.to);
  const document = toDraftJson(recorded, pair);
  const listHeaders = (kind: VersionChange['kind'], variant: string) =>
    found.changes.flatMap((c) =>
      c.kind === kind && 'column' in c && c.variant === variant ? [c.column.header] : [],
    );

  it.each(['raw', 'deduplicated'])(
    'has 23 new columns and 14 that lose their values in the %s data',
    (variant) => {
      expect(listHeaders('column-added', variant)).toEqual(ADDED);
      expect(sorted(listHeaders('column-deprecated', variant))).toEqual(sorted(DEPRECATED));
    },
  );

  it('has five code tables, another rule of merging, and nothing else', () => {
    const tables = found.changes.flatMap((c) =>
      c.kind === 'table-added'
        ? [[c.table, c.codes.map(({ code, label }) => `${String(code)}（${label}）`).join('、')]]
        : [],
    );
    expect(tables).toEqual(Object.entries(TABLES));
    const [rule, ...more] = found.changes.flatMap((c) => (c.kind === 'dedup-changed' ? [c] : []));
    expect(more).toEqual([]);
    expect(rule?.from).toHaveLength(63);
    expect(sorted(rule?.to ?? [])).toEqual(sorted(KEY));
    expect(found.changes).toHaveLength(2 * (23 + 14) + 5 + 1);
  });

  it('says so in one line', () => {
    expect(summaryWords(summariseDifferences(found))).toBe('新增23欄、停用14欄；其他改變1處、編碼表5張');
  });

  it('is a draft with its day in the JSON, and valid', () => {
    expect(document).toMatchObject({
      from: '0.3',
      to: '1.0',
      status: 'draft',
      draft: { written: '2026-09-13', asOf: '2026-10-01', effective: '2026-11-01', removedIn: '1.1' },
    });
    expect(document.draft?.changes.join('')).toContain('_meta.json');
    expect(differencesDocument.parse(document)).toEqual(document);
    const validator = z.fromJSONSchema(differencesSchema);
    expect(validator.safeParse(document).error?.issues ?? []).toEqual([]);
    expect(validator.safeParse({ ...document, status: 'published' }).success).toBe(false);
  });

  it('is the only pair of its version, and no other has a status', () => {
    const text = exportedFiles(recorded).get(FILES.differences) ?? '';
    const { differences: all } = JSON.parse(text) as { differences: { to: string; status?: string }[] };
    expect(all.filter(({ status }) => status !== undefined)).toEqual([document]);
    expect(all.filter(({ to }) => to === '1.0')).toHaveLength(1);
    expect(versionPairs(recorded).flat()).not.toContain('1.0');
  });

  it('has code that names the codes', () => {
    const table = found.changes.find((c) => c.kind === 'table-added');
    if (!table) throw new Error('no table');
    expect(changeSnippets(table)).toEqual([
      {
        tool: 'pandas',
        code: expect.stringMatching(/^labels = \{[\s\S]*"1": "台電計費"[\s\S]*\}$/) as string,
      },
    ]);
  });

  it('stands in the list of pairs with its day, apart from the versions', () => {
    expect(summariseDrafts(recorded)).toEqual([
      { from: '0.3', to: '1.0', written: '2026-09-13', words: summaryWords(summariseDifferences(found)) },
    ]);
  });

  it('leaves the catalogue that it was made from as it was', () => {
    const before = JSON.stringify(catalogue);
    draftInForce(catalogue, pair.draft);
    expect(JSON.stringify(catalogue)).toBe(before);
  });
});
