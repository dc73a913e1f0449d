/** Runs the code of the recipes on a file of the published shape, filled with sample values. */
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { HyperFormula } from 'hyperformula';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/domain/comparison/compare';
import { takeMonthlyCsv } from '../../../src/domain/snippets/batch';
import { readerOf } from '../../../src/domain/usability/reader';
import { dwellingWords } from '../../../src/domain/verdict/lead';
import { recorded } from '../catalogue/real-catalogue';
import { setOf } from '../citation/sample';
import { stringify } from './csv';
import { PYTHON } from './python';
import { answers, executed, inFolder, output } from './run';
import { sampleOf } from './sample';

const PAGE = readFileSync('src/pages/recipes/taipei-studio-rent.mdx', 'utf8');
/** The pieces of code of a language on the page. */
const codeOf = (language: string): string[] =>
  [...PAGE.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );

const sample = sampleOf(setOf('2024-03', 'deduplicated'));
const inside = sample.source.inside ?? '';
const [head = [], ...body]: string[][] = parse(strFromU8(unzipSync(sample.zip)[inside] ?? new Uint8Array()), {
  bom: true,
});
const at = (header: string): number => head.indexOf(header);

const labelled = (table: string, label: string): number =>
  Number(recorded.codeTables.find(({ id }) => id === table)?.codes.find((c) => c.label === label)?.code);
const TAIPEI = labelled('top_region', '臺北市');
const STUDIO = labelled('property_type', '獨立套房');

/** The sample with Taipei's studios among others; their rents differ, and some are missing. */
const rows = body.map((cells, row) =>
  cells.map((cell, column) => {
    if (column === at('縣市')) return String(row % 3 === 2 ? cell : TAIPEI);
    if (column === at('物件類型'))
      return String(row % 2 === 0 ? STUDIO : labelled('property_type', '分租套房'));
    if (column === at('月租金')) return row % 10 === 4 ? '-' : String(9000 + 137 * row);
    return cell;
  }),
);
const picked = rows.filter(
  (cells) => cells[at('縣市')] === String(TAIPEI) && cells[at('物件類型')] === String(STUDIO),
);
const rents = picked
  .map((cells) => Number(cells[at('月租金')]))
  .filter((rent) => !Number.isNaN(rent))
  .sort((a, b) => a - b);
const half = rents.length / 2;
const median = rents.length % 2 ? rents[Math.floor(half)] : ((rents[half - 1] ?? 0) + (rents[half] ?? 0)) / 2;

const withFile = <T>(work: (folder: string) => Promise<T>): Promise<T> =>
  inFolder((folder) => {
    mkdirSync(path.join(folder, path.dirname(inside)), { recursive: true });
    writeFileSync(path.join(folder, inside), stringify([head, ...rows]));
    return work(folder);
  });

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

  it.runIf(PYTHON)(executed('pandas', PYTHON !== undefined), async () => {
    const printed = await withFile((folder) =>
      output(folder, PYTHON as string, '-W', 'error', '-c', codeOf('python').join('\n')),
    );
    expect(printed.trim().split(' ').map(Number)).toEqual([median, picked.length]);
  });

  const R = answers('Rscript', '-e', 'library(readr)');
  it.runIf(R)(executed('R與readr', R), async () => {
    const printed = await withFile((folder) =>
      output(folder, 'Rscript', '-e', `options(warn = 2)\n${codeOf('r').join('\n')}`),
    );
    expect(printed.trim().split(' ').map(Number)).toEqual([median, picked.length]);
  });

  it('DuckDB，實際執行', async () => {
    const result = await withFile(async (folder) => {
      const connection = await (await DuckDBInstance.create(':memory:')).connect();
      try {
        const sql = codeOf('sql')
          .join('\n')
          .replace(`'${inside}'`, `'${path.join(folder, inside)}'`);
        return (await connection.runAndReadAll(sql)).getRowObjectsJson();
      } finally {
        connection.closeSync();
      }
    });
    expect(result.map((row) => [row['月租金中位數'], Number(row['列數'])])).toEqual([
      [median, picked.length],
    ]);
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
    const results = codeOf('text').map((formula) => {
      const written = formula.trim().replace(/資料\[([^\]]+)\]/g, (_, header: string) => column(header));
      return engine.calculateFormula(written, engine.getSheetId('data') ?? 0);
    });
    expect(results).toEqual([median, picked.length]);
    engine.destroy();
  });
});

describe('只下載月資料', () => {
  const list = recorded.releases.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => ({ ...f, r, s }))));
  const patternOf = (variant?: 'raw' | 'deduplicated') =>
    new RegExp(/grep -E '(.*)'/.exec(takeMonthlyCsv('https://example.org/urls.txt', variant))?.[1] ?? '^$');

  it.each([undefined, 'raw', 'deduplicated'] as const)('takes the CSV of every month, of %s', (variant) => {
    const taken = list.filter(({ url }) => patternOf(variant).test(url)).map(({ url }) => url);
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
  const versionsOf = (granularity: string, year: number) => [
    ...new Set(
      recorded.releases.filter((r) => r.granularity === granularity && r.year === year).map((r) => r.version),
    ),
  ];
  expect([versionsOf('annual', 2019), versionsOf('annual', 2023)]).toEqual([['0.2'], ['0.3']]);
  expect([versionsOf('monthly', 2019), versionsOf('monthly', 2023)]).toEqual([['0.2'], ['0.2']]);
  const mergeOf = (version: string) => recorded.versions.find((v) => v.version === version)?.merge;
  expect([mergeOf('0.2'), mergeOf('0.3')]).toEqual(['newest', 'most-frequent']);
  const flawed = recorded.releases
    .filter((r) => r.granularity === 'monthly' && [2019, 2023].includes(r.year))
    .map(({ period }) => period)
    .filter((period) => readerOf(recorded).rows(period, 'raw').state !== 'complete');
  expect(flawed).toEqual(['2019-03', '2023-03', '2023-04', '2023-10']);
  expect(page).toContain('2019年3月、2023年3月、4月與10月的列數有缺漏');
  const { rows, columns } = compare(recorded, '2019-05', '2023-05', 'deduplicated');
  expect(rows.verdict).toBe('comparable');
  expect(columns.list.find(({ header }) => header === '月租金')?.verdict).toBe('comparable');
});
