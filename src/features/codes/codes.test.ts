import { describe, expect, it } from 'vitest';
import { byCounty, type Catalogue, COUNTIES, dateWords, formatCount, TOWNSHIPS } from 'rental-data';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';
import { listFirstDays, listNotes } from 'rental-data/dictionary';
import { renderPages } from '@site/tests/support/renderPage';

const isOfCodes = (path: string) => path.startsWith('/codes/');
const pages = await renderPages(catalogue, isOfCodes);

const findTable = ({ codeTables }: Catalogue, id: string) => {
  const found = codeTables.find((table) => table.id === id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
};

/** The rows of a page's tables: code, county and label, and the first day where one is shown. */
const readRows = (html: string): string[][] =>
  html.split('<section ').flatMap((section) => {
    const county = /class="t20">([^<]*)/.exec(section)?.[1]?.replace('不分縣市', '') ?? '';
    return [...section.matchAll(/<tr role="row" id="code-(\d+)">(.*?)<\/tr>/g)].map(
      ([, code = '', row = '']) => {
        const [label = '', ...day] = [...row.matchAll(/<td role="cell">(.*?)<\/td>/g)].map(
          ([, text = '']) => text,
        );
        return [code, county + label, ...day];
      },
    );
  });

describe('the page of a code table', () => {
  it.each(catalogue.codeTables.map((t) => [t.id, t] as const))('%s holds each code once', (id, table) => {
    const html = pages.get(`/codes/${id}/`) ?? '';
    const dated = listFirstDays(table).length > 1;
    // The dense list of townships has no room for their official codes.
    const isOfficial = id === 'top_region';
    const known = table.codes.map((c) => [
      String(c.code),
      c.label,
      ...(isOfficial ? [c.official ?? ''] : []),
      ...(dated ? [dateWords(c.since)] : []),
    ]);
    const sorted = (list: string[][]) => list.map((row) => row.join()).sort();
    expect(sorted(readRows(html))).toEqual(sorted(known));
    expect(html).toContain(`共有${formatCount(known.length)}個代碼`);
    expect(html).toContain(`${table.title}的編碼`);
    for (const format of ['csv', 'json'])
      expect(html).toContain(`data/codes/${id}.${format}" download="${id}.${format}"`);
    const users = catalogue.columns.filter((c) => c.codeTable === id).map((c) => c.header);
    const links = [...html.matchAll(/<a href="\/about-data-set\/#[^"]+">([^<]+)<\/a>/g)];
    expect(links.map(([, header]) => header)).toEqual([...new Set(users)]);
  });

  it('tells since when, whatever the dataset version of that time', async () => {
    expect(listFirstDays(findTable(recorded, 'building_type'))).toEqual(['2018-05-31', '2018-08-31']);
    const html = (await renderPages(recorded, isOfCodes)).get('/codes/building_type/') ?? '';
    const added = readRows(html).filter(([, , day]) => day === dateWords('2018-08-31'));
    expect(added.map(([, label]) => label)).toEqual(['工廠', '農舍']);
    expect(listFirstDays(findTable(recorded, 'property_type'))).toEqual(['2018-05-31', '2018-09-03']);
    expect(listFirstDays(findTable(catalogue, 'contact'))).toHaveLength(1);
  });

  it('says what is to be known of single codes, and what follows from the program', () => {
    const notes = (id: string) => listNotes(recorded, findTable(recorded, id));
    expect(notes('property_type')).toEqual([
      {
        code: 8,
        meaning: expect.stringMatching(/^攤位；ZIP附的編碼表沒有.*2018年9月起才有/u) as string,
        certainty: 'inferred',
      },
    ]);
    expect(notes('building_type')).toEqual([
      {
        code: 4,
        meaning: expect.stringMatching(/工商業大樓；辦公商業大樓/u) as string,
        certainty: 'inferred',
      },
    ]);
    expect(notes(TOWNSHIPS).map(({ code, meaning }) => [code, meaning])).toEqual([
      [929, '屏東縣霧臺鄉，也寫成霧台鄉。'],
      [1304, '新竹縣峨眉鄉，591寫成峨嵋鄉。'],
    ]);
    expect(notes('contact')).toEqual([]);
  });

  it('is listed with its name and its number of codes', () => {
    const index = pages.get('/codes/') ?? '';
    const rows = [...index.matchAll(/href="\/codes\/(\w+)\/">([^<]*)<.*?<td[^>]*>(?:<[^>]+>)*([\d,]+)/g)];
    expect(rows.map(([, ...row]) => row)).toEqual(
      catalogue.codeTables.map((t) => [t.id, t.title, formatCount(t.codes.length)]),
    );
    expect(index).toContain('65535代表不明');
  });
});

describe('townships', () => {
  const { groups, rest } = byCounty(recorded, findTable(recorded, TOWNSHIPS).codes);

  it('are 368 in the 22 counties, and nothing but the unknown is left', () => {
    expect(groups).toHaveLength(22);
    expect(groups.reduce((sum, county) => sum + county.codes.length, 0)).toBe(368);
    expect(rest.map(({ code, label }) => [code, label])).toEqual([[65535, '不明']]);
  });

  it('stand under the code of their county', () => {
    const counties = findTable(recorded, COUNTIES).codes;
    for (const { title, code } of groups) {
      expect(counties).toContainEqual(expect.objectContaining({ label: title, code }));
    }
    expect(groups.find((c) => c.title === '南投縣')?.codes[0]).toMatchObject({ code: 0, label: '中寮鄉' });
  });
});
