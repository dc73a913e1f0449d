import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  dwellingFilterWords,
  toOverviewProp,
  toSpecialValues,
  toVersionFactsProp,
  toVersionProp,
} from '../../../plugins/pages/data/version';
import VersionFacts from '../../../src/components/mdx/VersionFacts';
import type { DwellingFilter } from '../../../src/domain/catalogue/types';
import { columnAnchor, columnsOf, existsIn } from '../../../src/domain/catalogue/columns';
import { periodsOfIncident } from '../../../src/domain/catalogue/sets';
import type { Column } from '../../../src/domain/catalogue/types';
import { checkOf } from '../../../src/domain/table/values';
import { publishedFiles } from '../catalogue/published-files';
import { recorded } from '../catalogue/real-catalogue';

function versionOf(wanted: string) {
  const found = recorded.versions.find((v) => v.version === wanted);
  if (!found) throw new Error(`no version ${wanted}`);
  return found;
}

const props = new Map(recorded.versions.map((v) => [v.version, toVersionProp(recorded, v)]));
function prop(version: string) {
  const found = props.get(version);
  if (!found) throw new Error(`no version ${version}`);
  return found;
}
const headers = (version: string) => prop(version).columnList.map((c) => c.header);
const column = (version: string, header: string) => prop(version).columnList.find((c) => c.header === header);
const codes = (version: string, table: string) => prop(version).codeTables.find((t) => t.id === table);

/** Columns by variant, headers listed, key columns. */
const VERSIONS = [
  { version: '0.0', columns: { raw: 70 }, key: 0, booleans: { csv: '0／1' } },
  {
    version: '0.1',
    columns: { raw: 71, deduplicated: 72 },
    key: 63,
    booleans: { csv: 'T／F', json: 'true／false' },
  },
  {
    version: '0.2',
    columns: { raw: 73, deduplicated: 73 },
    key: 63,
    booleans: { csv: 'T／F', json: 'true／false' },
  },
  {
    version: '0.3',
    columns: { raw: 73, deduplicated: 75 },
    key: 63,
    booleans: { csv: 'T／F' },
  },
];

describe.each(VERSIONS)('toVersionProp of $version', ({ version, columns, key, booleans }) => {
  const shown = prop(version);
  const variants = Object.keys(columns);

  it('counts the columns of each variant it has', () => {
    expect(shown.columns).toEqual(columns);
    expect(shown.variants).toEqual(variants);
    for (const [variant, count] of Object.entries(columns)) {
      const listed = shown.columnList.filter((c) =>
        c.definitions.some((d) => d.variants.includes(variant as 'raw')),
      );
      expect(listed).toHaveLength(count);
    }
  });

  it('says how booleans are written', () => {
    expect(shown.booleans).toEqual(booleans);
  });

  it('lists every header once, in the order of the files, with an anchor of its own', () => {
    const listed = shown.columnList.map((c) => c.header);
    const here = recorded.columns.filter(
      (c) => existsIn(c, version) && c.variants.some((v) => variants.includes(v)),
    );
    expect(listed).toEqual([...new Set(here.map((c) => c.header))]);
    const anchors = shown.columnList.map((c) => c.anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^c-[^\s#]+$/);
  });

  it('defines each column for variants of this version only', () => {
    for (const { definitions } of shown.columnList) {
      expect(definitions.length).toBeGreaterThan(0);
      for (const definition of definitions) {
        expect(existsIn(definition, version)).toBe(true);
        expect(definition.variants.length).toBeGreaterThan(0);
        for (const variant of definition.variants) expect(variants).toContain(variant);
      }
    }
  });

  it('joins rows by the key columns, all of which are listed', () => {
    expect(shown.dedupKey).toHaveLength(key);
    const listed = shown.columnList.map(({ header, anchor }) => ({ header, anchor }));
    for (const entry of shown.dedupKey) expect(listed).toContainEqual(entry);
  });

  it('has a dwelling filter only where there are de-duplicated files', () => {
    expect(shown.filters.map(({ from }) => from)).toEqual(
      variants.includes('deduplicated') ? ['document', 'program'] : [],
    );
  });

  it('counts the periods and files that were published in it', () => {
    const files = publishedFiles.filter((f) => f.data_version === version);
    expect(shown.periods.files).toBe(files.length);
    expect(shown.periods.count).toBe(new Set(files.map((f) => f.period)).size);
    const beta = new Set(files.filter((f) => f.beta === 'true').map((f) => f.period));
    expect(shown.betaPeriods).toEqual([...beta]);
  });

  it('names the formats that were published, and why there is no other', () => {
    const published = new Set(publishedFiles.filter((f) => f.data_version === version).map((f) => f.format));
    expect(shown.formats).toEqual([...published]);
    expect(shown.formatPolicy === undefined).toBe(version !== '0.3');
  });

  it('names the last month that kept to it after it had ended', () => {
    expect(shown.lastMonth).toBe(version === '0.2' ? '2023-12' : undefined);
  });

  it('lists the codes beside short columns and counts them for long ones', () => {
    for (const { type, codes: listed } of shown.columnList) {
      expect(listed !== undefined).toBe(type === 'code');
      if (!listed) continue;
      if (listed.list) expect(listed.list).toHaveLength(listed.count);
      else expect(listed.count).toBeGreaterThan(12);
    }
  });

  // 工廠, 農舍 and 攤位 came while 0.2 was in use, the last of them after it began.
  it('counts the codes that files of the version may hold', () => {
    const late = ['0.2', '0.3'].includes(shown.version);
    expect(Object.fromEntries(shown.codeTables.map(({ id, count }) => [id, count]))).toEqual({
      building_type: late ? 11 : 9,
      contact: 4,
      deal_status: 4,
      deposit_type: 5,
      gender_restriction: 5,
      property_type: late ? 10 : 9,
      sub_region: 369,
      top_region: 23,
    });
  });

  it('knows all versions, newest first', () => {
    expect(shown.versions).toEqual(['0.3', '0.2', '0.1', '0.0']);
  });
});

describe('what versions have and lack', () => {
  it.each([
    ['0.0', false],
    ['0.1', true],
    ['0.2', true],
    ['0.3', true],
  ])('刊登者編碼 in %s: %s', (version, expected) => {
    expect(headers(version).includes('刊登者編碼')).toBe(expected);
  });

  it('0.0 has no column of the de-duplicated files', () => {
    const own = [
      '重複物件數',
      '最大物件編號',
      '最大刊登者編碼',
      '房屋曾出租過',
      '約略地點範圍',
      '常見刊登者編碼',
    ];
    for (const header of own) expect(headers('0.0')).not.toContain(header);
    expect(prop('0.0').columnList.every((c) => !c.dedupKey)).toBe(true);
    expect(prop('0.0').columnList.flatMap((c) => c.definitions.flatMap((d) => d.variants))).not.toContain(
      'deduplicated',
    );
  });

  it.each([
    ['0.0', false],
    ['0.1', false],
    ['0.2', true],
    ['0.3', true],
  ])('約略地點_x in %s: %s', (version, expected) => {
    expect(headers(version).includes('約略地點_x')).toBe(expected);
  });

  it.each([
    ['0.0', false],
    ['0.1', false],
    ['0.2', true],
    ['0.3', true],
  ])('factories and farm houses have codes in %s: %s', (version, expected) => {
    expect(codes(version, 'building_type')?.count).toBe(expected ? 11 : 9);
    expect(column(version, '建築類型')?.codes).toMatchObject({
      table: 'building_type',
      count: expected ? 11 : 9,
    });
    const labels = column(version, '建築類型')?.codes?.list?.map(([, label]) => label);
    expect(labels?.includes('工廠')).toBe(expected);
    expect(labels?.includes('農舍')).toBe(expected);
  });

  it('物件最後更新時間 is defined anew for the de-duplicated files of 0.3', () => {
    expect(column('0.2', '物件最後更新時間')?.definitions.map((d) => d.variants)).toEqual([['raw']]);
    expect(column('0.3', '物件最後更新時間')?.definitions.map((d) => [d.variants, d.since])).toEqual([
      [['raw'], '0.0'],
      [['deduplicated'], '0.3'],
    ]);
  });

  it('columns carry the incidents of their version, worst first', () => {
    const marks = (version: string, header: string) => column(version, header)?.marks.map((m) => m.id);
    expect(marks('0.3', '提供家具_床？')).toEqual(['furniture-columns-2026']);
    expect(marks('0.2', '提供家具_床？')).toEqual(['furniture-columns-twice-2018']);
    expect(marks('0.3', '附近有_學校？')).toEqual(['nearby-columns-empty-2021']);
    expect(marks('0.0', '附近有_學校？')).toEqual([]);
    expect(marks('0.3', '出租所費天數')).toEqual(['restart-2026-08', 'letting-signal-2026', 'trial-2025']);
    expect(marks('0.1', '刊登者編碼')).toEqual(['letting-columns-2018-07']);
    expect(marks('0.2', '月租金')).toEqual(['flags-written-as-values-2021']);
    expect(marks('0.3', '月租金')).toEqual([]);
  });

  it.each([
    ['0.0', ['beta-2018-05', 'floor-99-2018']],
    ['0.1', ['letting-columns-2018-07', 'floor-99-2018']],
    [
      '0.3',
      [
        'restart-2026-08',
        'furniture-columns-2026',
        'letting-signal-2026',
        'trial-2025',
        'listing-url-empty-2025',
        'parking-left-out-2025',
        'outage-2024',
        '2023-01',
        '2023-00',
        'nearby-columns-empty-2021',
        'listing-url-interface-2021',
      ],
    ],
  ])('incidents of %s are those of its releases', (version, expected) => {
    expect(prop(version).incidents.map((i) => i.id)).toEqual(expected);
  });

  it('incidents tell the periods of this version alone, those that inherit among them', () => {
    const periods = (version: string, id: string) =>
      prop(version).incidents.find((i) => i.id === id)?.periods;
    expect(periods('0.2', '2023-00')).toBe('2023年3月到4月');
    expect(periods('0.3', '2023-00')).toBe('2023年第1季到第2季、2023年');
    expect(periods('0.1', 'letting-columns-2018-07')).toBe('2018年7月');
    // The record names the month alone.
    expect(periods('0.2', 'letting-columns-2018-07')).toBeUndefined();
    // It touches every period since, and says so.
    expect(prop('0.3').incidents.find((i) => i.id === 'nearby-columns-empty-2021')).toMatchObject({
      periods: '',
      from: '2021-11',
    });
    const versions = recorded.versions.map((v) => v.version);
    for (const incident of recorded.incidents) {
      const own = versions.flatMap((version) => periodsOfIncident(recorded, incident, version));
      expect(own.sort()).toEqual(periodsOfIncident(recorded, incident).sort());
    }
  });

  it('a period that was published as a beta is named in words', () => {
    const shown = (version: string) =>
      renderToStaticMarkup(
        createElement(VersionFacts, { data: toVersionFactsProp(recorded, versionOf(version)) }),
      );
    expect(shown('0.0')).toContain('<dd>2018年5月的檔案以測試版發布，除此之外沒有紀錄。</dd>');
    expect(shown('0.3')).not.toContain('測試版');
  });

  it('townships are counted, not listed', () => {
    expect(column('0.3', '鄉鎮市區')?.codes).toEqual({ table: 'sub_region', title: '鄉鎮市區', count: 369 });
  });

  it.each([
    ['0.0', '2018年5月到6月', ['2018-05']],
    ['0.1', '2018年7月', ['2018-07']],
    [
      '0.3',
      '2024年1月到3月、2024年9月到10月、2025年10月到11月、2026年3月到4月、2026年8月、2023年第1季到2024年第1季、2023年',
      [],
    ],
  ])('%s was used for %s', (version, text, beta) => {
    expect(toVersionFactsProp(recorded, versionOf(version))).toMatchObject({
      periods: { text },
      betaPeriods: beta,
    });
  });
});

describe('the example of a row', () => {
  it.each(recorded.versions)(
    'of $version has every column of every variant, and values of its notation',
    (version) => {
      const { example, variants } = prop(version.version);
      variants.forEach((variant, i) => {
        const columns = columnsOf(recorded, version, variant);
        const shown = example?.filter(({ values }) => values[i] !== null) ?? [];
        expect(shown.map(({ header }) => header).sort()).toEqual(columns.map(({ header }) => header).sort());
        for (const column of columns) {
          const value = shown.find(({ header }) => header === column.header)?.values[i] ?? '';
          expect(
            checkOf(recorded, column, version)(value),
            `${variant} ${column.header}: ${value}`,
          ).toBeNull();
        }
      });
    },
  );

  it.each([
    ['0.0', '物件首次發現時間', ['2019-09-23 06:12:45 UTC+08:00']],
    ['0.0', '可炊？', ['1']],
    ['0.2', '可炊？', ['T', 'T']],
    ['0.3', '押金月數', ['2.0', '2']],
    ['0.3', '重複物件數', [null, '1']],
    ['0.2', '約略地點_x', ['25.0397269', null]],
  ])('in %s: %s', (version, header, values) => {
    expect(prop(version).example?.find((e) => e.header === header)?.values).toEqual(values);
  });

  it('is left out where a column has none', () => {
    const [column] = recorded.columns;
    if (!column) throw new Error('no columns');
    const more = {
      ...recorded,
      columns: [...recorded.columns, { ...column, header: '新的欄位', since: '0.3' }],
    };
    expect(toVersionProp(more, versionOf('0.3')).example).toBeUndefined();
  });
});

describe('missing and special values', () => {
  const [rent, floor, county] = ['月租金', '所在樓層', '縣市'].map((header) => {
    const found = recorded.columns.find((c) => c.header === header);
    if (!found) throw new Error(header);
    const { special: _special, missing: _missing, neverMissing: _never, ...plain } = found;
    return plain;
  });
  const of = (...columns: (Column | undefined)[]) =>
    toSpecialValues({ ...recorded, columns: columns.filter((c) => c !== undefined) }, versionOf('0.3'));

  it('stand together where they are alike, and say what is inferred', () => {
    const special = [
      { value: '0', meaning: '沒有。' },
      { value: '65535', meaning: '不明。', certainty: 'inferred' as const },
      { value: '8', meaning: '依產生檔案的程式推斷，攤位。', certainty: 'inferred' as const },
    ];
    expect(
      of(
        { ...(rent as Column), special, missing: '頁面沒有寫。' },
        { ...(floor as Column), special, missing: '頁面沒有寫。' },
        { ...(county as Column), neverMissing: true },
      ),
    ).toEqual([
      {
        columns: [
          { header: '月租金', anchor: columnAnchor(rent as Column) },
          { header: '所在樓層', anchor: columnAnchor(floor as Column) },
        ],
        missing: '頁面沒有寫。',
        special: [
          { value: '0', meaning: '沒有。' },
          { value: '65535', meaning: '不明（依產生檔案的程式推斷）。' },
          { value: '8', meaning: '依產生檔案的程式推斷，攤位。' },
        ],
      },
      {
        columns: [{ header: '縣市', anchor: columnAnchor(county as Column) }],
        missing: '不會有缺值。',
        special: [],
      },
    ]);
  });

  it('leave out a column of which nothing is recorded', () => {
    expect(of(rent)).toEqual([]);
  });
});

describe('dwellingFilterWords', () => {
  const [documented, , newest] = recorded.dataset.dwellingFilters as [
    DwellingFilter,
    DwellingFilter,
    DwellingFilter,
  ];

  it('says each condition in a sentence', () => {
    expect(dwellingFilterWords(documented)).toEqual([
      '建築類型是公寓、透天或電梯大樓。',
      '物件類型是整層住家、獨立套房、分租套房或雅房。',
      '建物樓高不超過90層。',
      '所在樓層不超過90樓。',
      '所在樓層不超過建物樓高加2，為頂樓加蓋留餘地。',
      '坪數低於500坪。',
      '每坪租金不超過15,000元。',
    ]);
  });

  it('tells limits that are excluded, and leaves out what the program of 0.3 does not ask', () => {
    expect(dwellingFilterWords(newest)).toEqual([
      '建築類型是公寓、透天或電梯大樓。',
      '物件類型是整層住家、獨立套房、分租套房、雅房或車位。',
      '建物樓高低於90層。',
      '所在樓層低於90樓。',
      '坪數低於500坪。',
      '每坪租金低於15,000元。',
    ]);
  });

  it('needs no “or” for a single type', () => {
    const [buildings] = dwellingFilterWords({ ...documented, buildingTypes: ['公寓'] });
    expect(buildings).toBe('建築類型是公寓。');
  });
});

describe('toOverviewProp', () => {
  const overview = toOverviewProp(recorded);
  const life = (header: string) => overview.columns.find((c) => c.header === header)?.life;

  it('has the facts of every version, newest first', () => {
    expect(overview.versions.map((v) => v.version)).toEqual(['0.3', '0.2', '0.1', '0.0']);
    expect(overview.versions[3]).toEqual(toVersionFactsProp(recorded, versionOf('0.0')));
  });

  it('has a line for every header, grouped', () => {
    const listed = overview.columns.map((c) => c.header);
    expect(new Set(listed)).toEqual(new Set(recorded.columns.map((c) => c.header)));
    expect(new Set(listed).size).toBe(listed.length);
    const groups = overview.columns.map((c) => c.group);
    expect(groups.filter((g, i) => g !== groups[i - 1])).toEqual([
      'transaction',
      'price',
      'building',
      'environment',
    ]);
  });

  it.each([
    ['月租金', 'rbbb'],
    ['物件編號', 'rrrr'],
    ['重複物件數', '-ddd'],
    ['刊登者編碼', '-rrr'],
    ['約略地點_x', '--rr'],
    ['約略地點範圍', '--d-'],
    ['最大刊登者編碼', '-dd-'],
    ['常見刊登者編碼', '---d'],
    ['物件最後更新時間', 'rrrb'],
  ])('%s lives %s from 0.0 to 0.3', (header, expected) => {
    expect(life(header)).toBe(expected);
  });

  it('agrees with the columns of each version', () => {
    recorded.versions.forEach(({ version }, index) => {
      const alive = overview.columns.filter((c) => c.life[index] !== '-').map((c) => c.header);
      expect(new Set(alive)).toEqual(new Set(headers(version)));
    });
  });

  it('leads to the newest version that has the column', () => {
    for (const { header, anchor, newest } of overview.columns) {
      expect(column(newest, header)?.anchor).toBe(anchor);
      for (const later of recorded.versions.filter((v) => v.version > newest)) {
        expect(headers(later.version)).not.toContain(header);
      }
    }
    expect(overview.columns.find((c) => c.header === '約略地點範圍')?.newest).toBe('0.2');
  });
});
