/** Runs the code of the recipes on a file of the published shape, filled with sample values. */
import { parse } from 'csv-parse/sync';
import { median } from 'd3-array';
import { strFromU8, unzipSync } from 'fflate';
import { HyperFormula } from 'hyperformula';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compare, type DataSet, dwellingWords, getReader, takeMonthlyCsv } from 'rental-data';
import { findRecordedSet } from 'rental-data/testing/citationSample';
import { isByClickHouse } from 'rental-data/testing/published';
import { recorded } from 'rental-data/testing/realCatalogue';
import { inFolder } from 'rental-data/testing/snippets/run';
import { makeSample } from 'rental-data/testing/snippets/sample';
import { clickHouseCsv, pythonCsv } from 'rental-data/testing/writers';
import { readRecipe, testWith } from '@site/tests/support/recipe';

/** The CSV of a sample, and a folder that holds other rows in its place. */
function table(set: DataSet) {
  const { zip, source } = makeSample(set);
  const inside = source.inside ?? '';
  const write = isByClickHouse(set.version, set.variant, set.period) ? clickHouseCsv : pythonCsv;
  const [head = [], ...body]: string[][] = parse(strFromU8(unzipSync(zip)[inside] ?? new Uint8Array()), {
    bom: true,
  });
  return {
    inside,
    head,
    body,
    at: (header: string): number => head.indexOf(header),
    withRows: <T>(rows: readonly string[][], work: (folder: string) => Promise<T>): Promise<T> =>
      inFolder((folder) => {
        mkdirSync(path.join(folder, path.dirname(inside)), { recursive: true });
        writeFileSync(path.join(folder, inside), write(head, rows));
        return work(folder);
      }),
  };
}

const { text: PAGE, readCode } = readRecipe('taipei-studio-rent');
const { inside, head, body, at, withRows } = table(findRecordedSet('2024-03', 'deduplicated'));

const labelled = (table: string, label: string): number =>
  Number(recorded.codeTables.find(({ id }) => id === table)?.codes.find((c) => c.label === label)?.code);
const TAIPEI = labelled('top_region', '臺北市');
const STUDIO = labelled('property_type', '獨立套房');

/** The sample with Taipei's studios among others; their rents differ, and some are missing. */
const rows = body.map((cells, row) =>
  cells.map((cell, column) => {
    // A missing code is no code: tools must not count such rows.
    if (column === at('縣市')) return row % 15 === 7 ? '-' : String(row % 3 === 2 ? cell : TAIPEI);
    if (column === at('物件類型'))
      return row % 15 === 12 ? '-' : String(row % 2 === 0 ? STUDIO : labelled('property_type', '分租套房'));
    if (column === at('月租金')) return row % 10 === 4 ? '-' : String(9000 + 137 * row);
    return cell;
  }),
);
const picked = rows.filter(
  (cells) => cells[at('縣市')] === String(TAIPEI) && cells[at('物件類型')] === String(STUDIO),
);
const rents = picked.map((cells) => Number(cells[at('月租金')])).filter((rent) => !Number.isNaN(rent));
const middle = median(rents);

const withFile = (work: (folder: string) => Promise<void>): Promise<void> => withRows(rows, work);

describe('臺北市獨立套房的月租金中位數', () => {
  it('names the codes and the file of the catalogue', () => {
    const [dwellings = ''] = dwellingWords(recorded).split('，');
    expect(PAGE).toContain(`臺北市的代碼是\`${String(TAIPEI)}\``);
    expect(PAGE).toContain(`獨立套房的代碼是\`${String(STUDIO)}\``);
    expect(PAGE).toContain(`資料檔是\`${inside}\``);
    expect(PAGE).toContain(`消除重複住宅只含${dwellings}裡的刊登`);
    expect(rents.length).toBeGreaterThan(5);
    expect(picked.length).toBeGreaterThan(rents.length);
  });

  testWith.pandas(withFile, async (run) => {
    const printed = await run(readCode('python').join('\n'));
    expect(printed.trim().split(' ').map(Number)).toEqual([middle, picked.length]);
  });

  testWith.r(withFile, async (run) => {
    const printed = await run(readCode('r').join('\n'));
    expect(printed.trim().split(' ').map(Number)).toEqual([middle, picked.length]);
  });

  testWith.duckDb(withFile, async (run) => {
    const [found] = await run(readCode('sql').join('\n'));
    expect(found?.map(Number)).toEqual([middle, picked.length]);
  });

  it('the formulas for Excel, worked out by a spreadsheet engine', () => {
    // The import turns missing values into empty cells and numbers into numbers.
    const table = rows.map((cells) =>
      cells.map((cell) => (cell === '-' ? null : /^\d+$/.test(cell) ? Number(cell) : cell)),
    );
    const engine = HyperFormula.buildFromSheets({ data: [head, ...table] }, { licenseKey: 'gpl-v3' });
    const column = (header: string): string => {
      const { sheet = 0 } = { sheet: engine.getSheetId('data') };
      const name = (row: number) =>
        engine.simpleCellAddressToString({ sheet, row, col: at(header) }, sheet) ?? '';
      return `data!$${name(1).replace(/\d+/, '$$$&')}:$${name(rows.length).replace(/\d+/, '$$$&')}`;
    };
    const results = readCode('text').map((formula) => {
      const written = formula.trim().replace(/資料\[([^\]]+)\]/g, (_, header: string) => column(header));
      return engine.calculateFormula(written, engine.getSheetId('data') ?? 0);
    });
    expect(results).toEqual([middle, picked.length]);
    engine.destroy();
  });
});

describe('把物件畫在地圖上', () => {
  const map = readRecipe('map');
  const raw = table(findRecordedSet('2024-03', 'raw'));
  /** Listings of Taipei and of elsewhere: latitude in x, longitude in y, some without a position or a rent. */
  const listings = raw.body.map((cells, row) =>
    cells.map((cell, column) => {
      if (column === raw.at('縣市')) return row % 4 === 3 ? '25' : row % 9 === 8 ? '-' : String(TAIPEI);
      const placed = row % 5 !== 2;
      if (column === raw.at('約略地點_x')) return placed ? String(25 + (row % 7) / 100) : '-';
      if (column === raw.at('約略地點_y')) return placed ? String(121.5 + (row % 3) / 100) : '-';
      if (column === raw.at('月租金')) return row % 11 === 4 ? '-' : String(9000 + 100 * row);
      return cell;
    }),
  );
  const withListings = (work: (folder: string) => Promise<void>): Promise<void> =>
    raw.withRows(listings, work);
  const readValue = (cells: string[], header: string): string => cells[raw.at(header)] ?? '';
  const here = listings.filter(
    (cells) => readValue(cells, '縣市') === String(TAIPEI) && readValue(cells, '約略地點_x') !== '-',
  );
  const priced = here.filter((cells) => readValue(cells, '月租金') !== '-');
  const readPosition = (cells: string[]): [lon: number, lat: number] => [
    Number(readValue(cells, '約略地點_y')),
    Number(readValue(cells, '約略地點_x')),
  ];

  it('names the file, the code and the columns of the catalogue', () => {
    expect(map.text).toContain(`臺北市的代碼是\`${String(TAIPEI)}\``);
    expect(map.text).toContain(`資料檔是\`${raw.inside}\``);
    const units = (word: string) =>
      recorded.columns.filter(({ unit }) => unit?.includes(word)).map(({ header }) => header);
    expect(units('緯度')).toEqual(expect.arrayContaining(['約略地點_x', '常見約略地點_x']));
    expect(units('經度')).toEqual(expect.arrayContaining(['約略地點_y', '常見約略地點_y']));
    expect(priced.length).toBeGreaterThan(5);
    expect(here.length).toBeGreaterThan(priced.length);
  });

  testWith.pandas(withListings, async (run, folder) => {
    const printed = await run(map.readCode('python').join('\n'));
    expect(Number(printed)).toBe(priced.length);
    const { features } = JSON.parse(readFileSync(path.join(folder, 'points.geojson'), 'utf8')) as {
      features: { geometry: { coordinates: number[] }; properties: Record<string, number> }[];
    };
    expect(
      features.map(({ geometry, properties }) => [...geometry.coordinates, properties['月租金']]),
    ).toEqual(priced.map((cells) => [...readPosition(cells), Number(readValue(cells, '月租金'))]));
  });

  testWith.r(withListings, async (run, folder) => {
    // Behind the code stands what it drew: east on the axis to the right, north on the one upwards.
    const probe = `cat(range(taipei$lon), range(taipei$lat))`;
    const printed = await run(`${map.readCode('r').join('\n')}\n${probe}`);
    const places = here.map(readPosition);
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(printed.trim().split(/\s+/).map(Number)).toEqual([
      here.length,
      ...range(places.map(([lon]) => lon)),
      ...range(places.map(([, lat]) => lat)),
    ]);
    expect(statSync(path.join(folder, 'map.png')).size).toBeGreaterThan(1000);
  });

  testWith.duckDb(withListings, async (run, folder) => {
    const grid = path.join(folder, 'grid.csv');
    await run(map.readCode('sql').join('\n').replace(`'grid.csv'`, `'${grid}'`));
    const cells: Record<string, string>[] = parse(readFileSync(grid), { columns: true });
    const count = new Map<string, number>();
    for (const listing of here) {
      const place = readPosition(listing).join();
      count.set(place, (count.get(place) ?? 0) + 1);
    }
    const found = cells.map(
      (cell) =>
        [`${String(Number(cell['經度']))},${String(Number(cell['緯度']))}`, Number(cell['列數'])] as const,
    );
    expect(new Map(found)).toEqual(count);
  });
});

describe('只下載月資料', () => {
  const list = recorded.releases.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => ({ ...f, r, s }))));
  const parsePattern = (variant?: 'raw' | 'deduplicated') =>
    new RegExp(/grep -E '(.*)'/.exec(takeMonthlyCsv('https://example.org/urls.txt', variant))?.[1] ?? '^$');

  it.each([undefined, 'raw', 'deduplicated'] as const)('takes the CSV of every month, of %s', (variant) => {
    const taken = list.filter(({ url }) => parsePattern(variant).test(url)).map(({ url }) => url);
    const wanted = list.filter(
      ({ format, r, s }) =>
        format === 'csv' && r.granularity === 'monthly' && (variant === undefined || s.variant === variant),
    );
    expect(taken).toEqual(wanted.map(({ url }) => url));
    expect(taken.length).toBeGreaterThan(70);
  });

  it('names when the variants begin and end as the catalogue has them', () => {
    const page = readFileSync('src/pages/recipes/monthly-files.mdx', 'utf8');
    const months = recorded.releases.filter((r) => r.granularity === 'monthly');
    const without = months
      .filter((r) => !r.sets.some((s) => s.variant === 'deduplicated'))
      .map((r) => r.period);
    expect(without).toEqual(['2018-05', '2018-06', '2021-10']);
    expect(page).toContain('消除重複住宅從2018年7月開始有；2021年10月只有原始資料。');
    expect(
      months
        .filter((r) =>
          r.sets.some((s) =>
            s.files.some((f) => /TW-Rental-Data\.zip$/.test(f.url) && !f.url.includes('%5B')),
          ),
        )
        .map((r) => r.period),
    ).toEqual(['2018-05', '2018-06']);
  });
});

it('比較2019與2023 tells versions, gaps and rules as the catalogue has them', () => {
  const page = readFileSync('src/pages/recipes/2019-and-2023.mdx', 'utf8');
  const listVersions = (granularity: string, year: number) => [
    ...new Set(
      recorded.releases.filter((r) => r.granularity === granularity && r.year === year).map((r) => r.version),
    ),
  ];
  expect([listVersions('annual', 2019), listVersions('annual', 2023)]).toEqual([['0.2'], ['0.3']]);
  expect([listVersions('monthly', 2019), listVersions('monthly', 2023)]).toEqual([['0.2'], ['0.2']]);
  const findMerge = (version: string) => recorded.versions.find((v) => v.version === version)?.merge;
  expect([findMerge('0.2'), findMerge('0.3')]).toEqual(['newest', 'most-frequent']);
  const flawed = recorded.releases
    .filter((r) => r.granularity === 'monthly' && [2019, 2023].includes(r.year))
    .map(({ period }) => period)
    .filter((period) => getReader(recorded).rows(period, 'raw').state !== 'complete');
  expect(flawed).toEqual(['2019-03', '2023-03', '2023-04', '2023-10']);
  expect(page).toContain('2019年3月、2023年4月與10月的列數有缺漏，2023年3月的列數不可比較');
  const { rows, columns } = compare(recorded, '2019-05', '2023-05', 'deduplicated');
  expect(rows.verdict).toBe('comparable');
  const findVerdict = (header: string) => columns.list.find((column) => column.header === header)?.verdict;
  expect(page).toContain('月租金要留意');
  expect(findVerdict('月租金')).toBe('with-care');
  for (const header of ['有身份限制？', '陽台數']) {
    expect(page).toContain(`「${header}」`);
    expect(findVerdict(header)).toBe('not-comparable');
  }
});

describe('a recipe for what a page of the site works out, too, leads to it', () => {
  const DOORS: [page: string, from: RegExp][] = [
    ['/rents/', /中位數/],
    ['/pick/', /GeoJSON/],
  ];
  const recipes = readdirSync('src/pages/recipes').flatMap((file) =>
    file.endsWith('.mdx') ? path.basename(file, '.mdx') : [],
  );

  it.each(recipes)('%s', (name) => {
    // What another recipe is called says nothing of this one.
    const text = readRecipe(name).text.replace(/\[[^\]]*\]\(\/recipes\/[^)]*\)/g, '');
    const missing = DOORS.filter(([page, from]) => from.test(text) && !text.includes(`](${page}`));
    expect(missing.map(([page]) => page)).toEqual([]);
  });
});
