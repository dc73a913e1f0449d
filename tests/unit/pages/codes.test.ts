import { describe, expect, it } from 'vitest';
import { toCodeIndexPages, toCodePages } from '../../../plugins/pages/data/codes';
import { byCounty, COUNTIES, TOWNSHIPS } from '../../../src/domain/catalogue/counties';
import { catalogue, recorded } from '../catalogue/real-catalogue';

const pages = toCodePages(catalogue);
const page = (id: string, of = pages) => {
  const found = of[`/codes/${id}/`];
  if (!found) throw new Error(`no page of ${id}`);
  return found;
};

describe('the page of a code table', () => {
  it.each(catalogue.codeTables.map((t) => [t.id, t] as const))('%s holds each code once', (id, table) => {
    const { codes, groups = [], count, since, columns, title } = page(id);
    const shown = [
      ...groups.flatMap((county) =>
        county.codes.map(([code, label, place = 0]) => [code, county.title + label, since[place]]),
      ),
      ...codes.map(([code, label, place = 0]) => [code, label, since[place]]),
    ];
    const known = table.codes.map((c) => [c.code, c.label, c.since]);
    const sorted = (list: unknown[][]) => list.map((row) => row.join()).sort();
    expect(sorted(shown)).toEqual(sorted(known));
    expect(count).toBe(known.length);
    expect(title).toBe(table.title);
    const users = catalogue.columns.filter((c) => c.codeTable === id).map((c) => c.header);
    expect(columns.map((c) => c.header)).toEqual([...new Set(users)]);
  });

  it('tells since when, whatever the dataset version of that time', () => {
    const { since, codes } = page('building_type', toCodePages(recorded));
    expect(since).toEqual(['2018-05-31', '2018-08-31']);
    expect(codes.filter(([, , place]) => place === 1).map(([, label]) => label)).toEqual(['工廠', '農舍']);
    expect(page('property_type', toCodePages(recorded)).since).toEqual(['2018-05-31', '2018-09-03']);
    expect(page('contact').since).toHaveLength(1);
  });

  it('says what is to be known of single codes, and what follows from the program says so', () => {
    const notes = (id: string) => page(id, toCodePages(recorded)).notes;
    expect(notes('property_type')).toEqual([
      {
        code: 8,
        meaning: expect.stringMatching(/^攤位，.*ZIP附的編碼表沒有.*依產生檔案的程式推斷/u) as string,
      },
    ]);
    expect(notes('building_type')).toEqual([
      {
        code: 4,
        meaning: expect.stringMatching(/工商業大樓.*依產生檔案的程式推斷，辦公商業大樓/u) as string,
      },
    ]);
    expect(notes(TOWNSHIPS).map(({ code, meaning }) => [code, meaning])).toEqual([
      [929, '屏東縣霧臺鄉，也寫成霧台鄉。'],
      [1304, '新竹縣峨眉鄉，591寫成峨嵋鄉。'],
    ]);
    // 不明 is said of every table, and every code that is named is one of the table.
    for (const { id, codes } of recorded.codeTables) {
      const own = codes.map(({ code }) => code).filter((code) => code !== recorded.dataset.unknownCode);
      expect(own).toEqual(expect.arrayContaining(notes(id).map(({ code }) => code)));
    }
    expect(notes('contact')).toEqual([]);
  });

  it('is listed with its number of codes', () => {
    const index = toCodeIndexPages(catalogue)['/codes/'];
    expect(index?.tables.map((t) => [t.id, t.count])).toEqual(
      catalogue.codeTables.map((t) => [t.id, t.codes.length]),
    );
    expect(index?.unknownCode).toBe(65535);
  });
});

describe('townships', () => {
  const { groups = [], codes } = page(TOWNSHIPS, toCodePages(recorded));

  it('are 368 in the 22 counties, and nothing but the unknown is left', () => {
    expect(groups).toHaveLength(22);
    expect(groups.reduce((sum, county) => sum + county.codes.length, 0)).toBe(368);
    expect(codes).toEqual([[65535, '不明']]);
  });

  it('stand under the code of their county', () => {
    const counties = recorded.codeTables.find((t) => t.id === COUNTIES)?.codes ?? [];
    for (const { title, code } of groups) {
      expect(counties).toContainEqual(expect.objectContaining({ label: title, code }));
    }
    expect(groups.find((c) => c.title === '南投縣')?.codes[0]).toEqual([0, '中寮鄉']);
  });

  it('of a county that the catalogue does not know are left over', () => {
    const { rest, groups: none } = byCounty({ codeTables: [] }, [{ label: '南投縣中寮鄉' }]);
    expect(rest).toEqual([{ label: '南投縣中寮鄉' }]);
    expect(none).toEqual([]);
  });
});
