/** The programs of each tool read files of every dataset version as one table, and all of them as the same. */
import { findCsv, listSets, zipName } from '../catalogue/sets';
import type { Catalogue, DataSet } from '../catalogue/types';
import { type Kind, classifyColumn, plainName } from '../code/many';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { firstAndSome } from '../../tests/support/full';
import { recorded } from '../../tests/support/realCatalogue';
import { HAS_CHDB, inClickHouse } from '../../tests/support/snippets/chdb';
import { inDuckDb } from '../../tests/support/snippets/duckdb';
import { inPython, PYTHON } from '../../tests/support/snippets/python';
import { HAS_R, inR } from '../../tests/support/snippets/r';
import { answers, executed, inFolder, output } from '../../tests/support/snippets/run';
import { makeTable, toCsv, toZip } from '../../tests/support/tables';
import { listPrograms, toManyFiles } from './programs';
import { defaultChoice, listCounties, type Choice } from './query';
import { headerIn, select } from './select';

const HAS_CURL = answers('curl', '--version') && answers('unzip', '-v') && answers('bash', '--version');

type Cell = string | number | boolean | null;
const MISSING = '<missing>';

/** A cell that a tool printed, as what it means. */
function meaning(text: unknown, kind: Kind): Cell {
  if (text === null || text === undefined || text === MISSING) return null;
  const written = String(text);
  if (kind === 'yes-no') return ['true', '1'].includes(written.toLowerCase());
  return kind === 'integer' || kind === 'number' ? Number(written) : written;
}

const makeSetTable = ({ version, variant, period }: DataSet, rows = 12) =>
  makeTable({ version, variant, period, rows, isFull: true, seed: Number(period.replace(/\D/g, '')) });

interface Case {
  title: string;
  kinds: Kind[];
  sets: DataSet[];
  findCode: (tool: string) => string;
  /** as JSON, in the order of their texts */
  readRows: () => string[];
}

const SPOILT = '每坪租金（含管理費與停車費）';
const SPOILT_MONTHS = ['2026-03', '2026-04', '2026-08'];

/** What a row has to say of rent per ping in the months in which files do not. */
function rentPerPing(cells: ReadonlyMap<string, string>): Cell {
  const [rent, area] = ['月租金', '坪數'].map((header) => cells.get(header) ?? '-') as [string, string];
  const [fee, parking] = ['月管理費', '月停車費'].map((header) =>
    Number(cells.get(header)?.replace(/^-$/, '0')),
  );
  return rent === '-' || area === '-' ? null : (Number(rent) + Number(fee) + Number(parking)) / Number(area);
}

const csvName = ({ period, variant }: DataSet): string => `${plainName(period, variant)}.csv`;
const savedAs = (set: DataSet): string => {
  const file = findCsv(set);
  return file ? zipName(file) : '';
};

const sorted = (rows: readonly Cell[][]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/** Nothing is left out for what happened to it, but for one incident: the programs have to read it all the same. */
const cutCatalogue = (sets: readonly DataSet[], incident?: string): Catalogue => ({
  ...recorded,
  incidents: recorded.incidents.filter(({ id }) => id === incident),
  releases: recorded.releases.flatMap((release) => {
    const own = release.sets.filter((set) => sets.includes(set));
    return own.length > 0 ? [{ ...release, sets: own }] : [];
  }),
});

/** A catalogue of few sets, of which all are taken. */
function makeCase(
  title: string,
  wanted: Partial<Choice>,
  kept: (set: DataSet) => boolean,
  incident?: string,
): Case {
  const sets = listSets(recorded).filter(kept);
  const catalogue = cutCatalogue(sets, incident);
  const choice = { ...defaultChoice(catalogue), from: 2018, to: 2026, usable: false, ...wanted };
  const selection = select(catalogue, choice);
  expect(selection.included.map(({ set }) => set)).toEqual(sets);
  const { columns } = toManyFiles(catalogue, selection);
  const kinds: Kind[] = ['text', ...columns.map(classifyColumn)];
  const readRows = () =>
    sets.flatMap((set) => {
      const made = makeSetTable(set);
      const places = columns.map(({ header }) => made.header.indexOf(headerIn(catalogue, set, header) ?? ''));
      const isSpoilt = (header?: string) =>
        incident !== undefined && header === SPOILT && SPOILT_MONTHS.includes(set.period);
      return made.fields.map((fields): Cell[] => {
        const cells = new Map(made.header.map((header, place) => [header, fields[place] ?? '-']));
        return [
          set.period,
          ...places.map((place, index) => {
            const text = fields[place];
            if (isSpoilt(columns[index]?.header)) return rentPerPing(cells);
            if (text === undefined || text === '-') return null;
            const kind = kinds[index + 1] ?? 'text';
            return kind === 'yes-no'
              ? ['T', '1'].includes(text)
              : meaning(kind === 'time' ? text.slice(0, 19) : text, kind);
          }),
        ];
      });
    });
  const codes = new Map(
    listPrograms(catalogue, selection, 'https://example.org/pick/').map((one) => [one.tool, one.code]),
  );
  return {
    title,
    kinds,
    sets,
    readRows: () => sorted(readRows()),
    findCode: (tool) => codes.get(tool) ?? '',
  };
}

const lastOfVersion = (variant: string) => {
  const monthly = listSets(recorded).filter((set) => set.variant === variant && /^\d{4}-/.test(set.period));
  return new Set(new Map(monthly.map((set) => [set.version, set])).values());
};
const MONTHS = { raw: lastOfVersion('raw'), deduplicated: lastOfVersion('deduplicated') };

const CASES = [
  makeCase(
    'some columns of raw months',
    { columns: ['物件編號', '物件首次發現時間', '縣市', '約略地點_x', '月租金', '提供家具_床？'] },
    (set) => MONTHS.raw.has(set),
  ),
  makeCase('all columns of raw months', {}, (set) => MONTHS.raw.has(set)),
  makeCase('all columns of de-duplicated months', { variant: 'deduplicated' }, (set) =>
    MONTHS.deduplicated.has(set),
  ),
  makeCase(
    'a column that one version renamed',
    { variant: 'deduplicated', columns: ['月租金', '常見刊登者編碼'] },
    (set) => MONTHS.deduplicated.has(set),
  ),
  makeCase(
    'a quarter that has columns twice beside one that has not',
    { granularity: 'quarterly', columns: ['物件編號', '月租金', '提供家具_床？', '提供家具_天然瓦斯？'] },
    ({ period, variant }) => variant === 'raw' && ['2019Q1', '2019Q3', '2022Q2'].includes(period),
  ),
  ...(['raw', 'deduplicated'] as const).flatMap((variant) =>
    [[SPOILT], []].map((columns) =>
      makeCase(
        `rent per ping of ${variant} months in which the files mix two formulas, beside one in which they do not, with ${columns.length > 0 ? 'it alone' : 'all columns'}`,
        { variant, columns },
        (set) => set.variant === variant && [...SPOILT_MONTHS, '2024-03'].includes(set.period),
        'rent-per-ping-2026',
      ),
    ),
  ),
];

const formatTable = ({ kinds }: Case, rows: readonly unknown[][]): string[] =>
  sorted(rows.map((row) => row.map((cell, index) => meaning(cell, kinds[index] ?? 'text'))));

const parsePrinted = (text: string): unknown[][] =>
  Papa.parse<string[]>((text.split('TABLE')[1] ?? '').trim()).data.slice(1);

/** A program that reads the files of a folder, and the rows that it has then. */
interface Tool {
  tool: string;
  title: string;
  isThere: boolean;
  /** Does it read a ZIP as the button saves it? The others need the files that the curl program leaves. */
  unpacks: boolean;
  read: (folder: string, code: string) => Promise<unknown[][]>;
}

const PANDAS_PROBE = `
times = df.select_dtypes("datetime").columns
df[times] = df[times].astype("string")
print("TABLE" + df.to_csv(index=False, na_rep="${MISSING}"))`;
const R_PROBE = `
df[] <- lapply(df, function(x) if (inherits(x, "POSIXct")) format(x, "%Y-%m-%d %H:%M:%S") else x)
cat("TABLE", format_csv(df, na = "${MISSING}"), sep = "")`;

const TOOLS: Tool[] = [
  {
    tool: 'pandas',
    title: executed('pandas', PYTHON !== undefined),
    isThere: PYTHON !== undefined,
    unpacks: true,
    read: async (folder, code) => parsePrinted(await inPython(folder, code + PANDAS_PROBE)),
  },
  {
    tool: 'R',
    title: executed('R與readr', HAS_R),
    isThere: HAS_R,
    unpacks: true,
    read: async (folder, code) => parsePrinted(await inR(folder, code + R_PROBE)),
  },
  {
    tool: 'DuckDB',
    title: executed('DuckDB', true),
    isThere: true,
    unpacks: false,
    read: (folder, code) =>
      inDuckDb(async (connection) => {
        await connection.run(code.replace("'points.geojson'", `'${folder}/points.geojson'`));
        return (await connection.runAndReadAll('SELECT * FROM listings')).getRowsJson();
      }, folder),
  },
  {
    tool: 'ClickHouse local',
    title: executed('ClickHouse local', HAS_CHDB),
    isThere: HAS_CHDB,
    unpacks: false,
    read: async (folder, code) => (await inClickHouse(folder, `${code}SELECT * FROM listings`))[0] ?? [],
  },
];

for (const { tool, title, isThere, unpacks, read } of TOOLS)
  describe.runIf(isThere)(title, () => {
    // A quick run has it read two of the choices, others than another tool.
    it.each(firstAndSome(CASES, 1, ({ title }) => `${tool} ${title}`))('reads $title', async (one) => {
      await inFolder(async (folder) => {
        for (const [index, set] of one.sets.entries()) {
          const made = makeSetTable(set);
          // Somebody who pressed the buttons has one file that lies there unpacked all the same.
          if (unpacks && index !== 1) writeFileSync(path.join(folder, savedAs(set)), toZip(made).bytes);
          else writeFileSync(path.join(folder, csvName(set)), toCsv(made));
        }
        expect(formatTable(one, await read(folder, one.findCode(tool)))).toEqual(one.readRows());
      });
    });
  });

interface Point {
  type: string;
  coordinates: number[];
}

/** Rows of two counties in three months, of which each listing is kept once, as points. */
describe('what is done with the rows after they were read', () => {
  const LISTING = '物件編號';
  const sets = [...MONTHS.raw].slice(-3);
  const catalogue = cutCatalogue(sets);
  const counties = ['臺北市', '新北市', '高雄市'];
  const codes = ['17', '11', '25'];
  /** Every other listing stands in all months. */
  const made = sets.map((set) => {
    const table = makeSetTable(set, 60);
    const [id, county] = [LISTING, '縣市'].map((header) => table.header.indexOf(header)) as [number, number];
    const fields = table.fields.map((row, index) =>
      row.map((text, place) => {
        if (place === county) return codes[index % 4] ?? '16';
        return place === id && index % 2 === 0 ? String(99_000_000 + index) : text;
      }),
    );
    return { set, table: { ...table, fields } };
  });
  const selection = select(catalogue, {
    ...defaultChoice(catalogue),
    from: 2018,
    to: 2026,
    usable: false,
    columns: ['月租金'],
    counties,
    once: true,
    geojson: true,
  });
  const kept = new Map<string, { rent: number; place: number[] | undefined }>();
  for (const { table } of made)
    for (const row of table.fields) {
      const cell = (header: string): string => row[table.header.indexOf(header)] ?? '-';
      if (!codes.includes(cell('縣市'))) continue;
      const place = [cell('約略地點_y'), cell('約略地點_x')];
      kept.set(cell(LISTING), {
        rent: Number(cell('月租金')),
        place: place.includes('-') ? undefined : place.map(Number),
      });
    }
  const written = listPrograms(catalogue, selection, 'https://example.org/pick/');
  const findCode = (tool: string): string => written.find((one) => one.tool === tool)?.code ?? '';

  for (const { tool, title, isThere, read } of TOOLS)
    it.runIf(isThere)(title, async () => {
      const { type, features } = await inFolder(async (folder) => {
        for (const { set, table } of made) writeFileSync(path.join(folder, csvName(set)), toCsv(table));
        await read(folder, findCode(tool));
        return JSON.parse(readFileSync(path.join(folder, 'points.geojson'), 'utf8')) as {
          type: string;
          features: { type: string; geometry: Point; properties: Record<string, unknown> }[];
        };
      });
      expect(type).toBe('FeatureCollection');
      const found = features.map((one) => {
        expect([one.type, one.geometry.type]).toEqual(['Feature', 'Point']);
        const { [LISTING]: id, 月租金: rent, 期別: period } = one.properties;
        expect(sets.map((set) => set.period)).toContain(period);
        return [String(id), { rent: Number(rent), place: one.geometry.coordinates }] as const;
      });
      const wanted = [...kept].filter(([, { place }]) => place !== undefined);
      expect(wanted.length).toBeGreaterThan(10);
      expect(wanted.length).toBeLessThan(kept.size);
      expect(found.sort()).toEqual(wanted.sort());
    });

  it('says of de-duplicated files that listings cannot be told apart, and keeps their rows', () => {
    const choice = { ...selection.choice, variant: 'deduplicated' as const };
    const merged = select(recorded, { ...choice, from: 2024, to: 2024 });
    for (const { tool, code } of listPrograms(recorded, merged, 'https://example.org/pick/')) {
      if (tool === '位址清單' || tool === 'curl') continue;
      expect(code).toContain('消除重複住宅沒有每則刊登的編號');
      expect(code).not.toMatch(/drop_duplicates|duplicated\(|QUALIFY|LIMIT 1 BY/);
    }
  });

  it('is told of where it is done: the files that curl fetches hold every county', () => {
    expect(findCode('R')).toMatch(/只留臺北市、新北市、高雄市的列[^]*只留最後一期[^]*points\.geojson/);
    expect(findCode('curl')).not.toMatch(/只留|points\.geojson/);
  });

  it('offers the six municipalities first, and the islands of Fujian last', () => {
    const offered = listCounties(catalogue).map(({ label }) => label);
    expect(offered).toHaveLength(22);
    expect(offered.slice(0, 7)).toEqual([
      '臺北市',
      '高雄市',
      '新北市',
      '臺中市',
      '臺南市',
      '桃園市',
      '宜蘭縣',
    ]);
    expect(offered.slice(-2)).toEqual(['連江縣', '金門縣']);
  });
});

/** A server of files that gives the rest of one where asked, and notes which range each request asked for. */
async function serveFiles(files: ReadonlyMap<string, Uint8Array>) {
  const ranges: (string | undefined)[] = [];
  const server = createServer(({ url = '', headers: { range } }, response) => {
    const zip = files.get(url);
    const size = zip?.length ?? 0;
    ranges.push(range);
    const start = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    const isPast = start > 0 && start >= size;
    const part = `bytes ${isPast ? '*' : `${String(start)}-${String(size - 1)}`}/${String(size)}`;
    const status = isPast ? 416 : start > 0 ? 206 : 200;
    response.writeHead(zip ? status : 404, start > 0 ? { 'content-range': part } : {});
    response.end(isPast ? '' : zip?.subarray(start));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    ranges,
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

describe.runIf(HAS_CURL)(executed('curl', HAS_CURL), () => {
  it('takes each file under its plain name, goes on where it was cut off, and leaves alone what is there', async () => {
    const [one] = CASES;
    const files = (one?.sets ?? []).map((set) => ({
      savedAs: savedAs(set),
      plain: plainName(set.period, set.variant),
      zip: toZip(makeSetTable(set)).bytes,
      csv: toCsv(makeSetTable(set)),
      url: new URL(findCsv(set)?.url ?? ''),
    }));
    const [cut, whole] = files;
    const last = files.at(-1);
    if (!one || !cut || !whole || !last) throw new Error('no sets');
    const { ranges, origin, close } = await serveFiles(
      new Map(files.map(({ url, zip }) => [url.pathname, zip])),
    );
    const code = one.findCode('curl').replaceAll(cut.url.origin, origin);
    try {
      await inFolder(async (folder) => {
        const at = (name: string): string => path.join(folder, name);
        writeFileSync(at(`${cut.plain}.zip`), cut.zip.subarray(0, 100));
        writeFileSync(at(`${whole.plain}.zip`), whole.zip);
        await output(folder, 'bash', '-c', code);
        const asked = ['bytes=100-', ...files.slice(2).map(() => undefined)];
        expect(ranges).toEqual(asked);
        for (const { plain, csv } of files) expect(readFileSync(at(`${plain}.csv`), 'utf8')).toBe(csv);
        // As the button saves it, instead of what was taken.
        renameSync(at(`${last.plain}.zip`), at(last.savedAs));
        rmSync(at(`${last.plain}.csv`));
        await output(folder, 'bash', '-c', code);
        expect(ranges).toEqual(asked);
        expect(readFileSync(at(`${last.plain}.csv`), 'utf8')).toBe(last.csv);
      });
    } finally {
      await close();
    }
  });

  it('fetches anew what is no ZIP even with its rest: a page of a hotspot, one wrong byte, and too much', async () => {
    const [one] = CASES;
    const [set] = one?.sets ?? [];
    if (!one || !set) throw new Error('no sets');
    const { bytes } = toZip(makeSetTable(set));
    const url = new URL(findCsv(set)?.url ?? '');
    const { origin, close } = await serveFiles(new Map([[url.pathname, bytes]]));
    const [get = ''] = one.findCode('curl').split('\nget ');
    const code = `${get}\nget ${plainName(set.period, set.variant)} '${origin}${url.pathname}' '*.csv'`;
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    try {
      for (const wrong of [Buffer.from('<html>'), flipped, Buffer.concat([Buffer.from('<html>'), bytes])])
        await inFolder(async (folder) => {
          writeFileSync(path.join(folder, `${plainName(set.period, set.variant)}.zip`), wrong);
          await output(folder, 'bash', '-c', code);
          expect(readFileSync(path.join(folder, csvName(set)), 'utf8')).toBe(toCsv(makeSetTable(set)));
        });
      await expect(
        inFolder((folder) => output(folder, 'bash', '-c', code.replace(url.pathname, '/none.zip'))),
      ).rejects.toThrow('404');
    } finally {
      await close();
    }
  });
});
