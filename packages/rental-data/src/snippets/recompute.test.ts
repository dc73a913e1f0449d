/** A column that an incident spoiled is worked out anew: every tool gets the same from a file with missing fees, of made rows. */
import { median } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { listRecomputations, listSourceColumns } from '../code/recompute';
import { listSets } from '../catalogue/sets';
import { writeSnippets } from '.';
import { snippetSource } from './source';
import { firstAndSome } from '../../tests/support/full';
import { SITE, findRecordedSet } from '../../tests/support/citationSample';
import { catalogue } from '../../tests/support/realCatalogue';
import { HAS_CHDB, inClickHouse } from '../../tests/support/snippets/chdb';
import { inDuckDb } from '../../tests/support/snippets/duckdb';
import { inPython, PYTHON } from '../../tests/support/snippets/python';
import { HAS_R, inR } from '../../tests/support/snippets/r';
import { executed, lastJson, withSample } from '../../tests/support/snippets/run';
import { makeSample, type Sample } from '../../tests/support/snippets/sample';
import { readCells, makeTable, toZip } from '../../tests/support/tables';

const HEADER = '每坪租金（含管理費與停車費）';
const MONTHS = ['2026-03', '2026-04', '2026-08'];
const SETS = MONTHS.flatMap((period) => [
  findRecordedSet(period, 'raw'),
  findRecordedSet(period, 'deduplicated'),
]);
const WHY = '有些每坪租金沒有加上管理費與停車費，所以重算；缺值的費用當作0。';

interface Case extends Sample {
  /** what the column has to hold, sorted; of rows without rent or floor area nothing */
  values: number[];
  /** by the code of the county */
  medians: number[];
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

function makeCase(set: (typeof SETS)[number]): Case {
  const { version, variant, period } = set;
  const made = makeTable({ version, variant, period, rows: 60 });
  const gaps: Record<string, (index: number) => boolean> = {
    月管理費: (index) => index % 3 === 1,
    // Of one file nothing is known of parking: a column without a value.
    月停車費: (index) => period === '2026-04' || index % 4 === 1,
    坪數: (index) => index % 10 === 5,
    月租金: (index) => index % 10 === 7,
  };
  const fields = made.fields.map((row, index) =>
    row.map((text, place) => (gaps[made.header[place] ?? '']?.(index) ? '-' : text)),
  );
  const table = { ...made, fields };
  const numbers = (header: string) =>
    readCells(table, header).map((text) => (text === '-' ? undefined : Number(text)));
  const [rent, fee, parking, area] = ['月租金', '月管理費', '月停車費', '坪數'].map(numbers);
  const rows = readCells(table, '縣市').flatMap((county, index) => {
    const [base, divisor] = [rent?.[index], area?.[index]];
    if (base === undefined || divisor === undefined) return [];
    return [{ county, value: (base + (fee?.[index] ?? 0) + (parking?.[index] ?? 0)) / divisor }];
  });
  const counties = new Set(rows.map(({ county }) => county));
  return {
    ...makeSample(set),
    zip: toZip(table).bytes,
    values: sorted(rows.map(({ value }) => value)),
    medians: sorted(
      [...counties].map((one) =>
        Number(median(rows.flatMap(({ county, value }) => (county === one ? value : [])))),
      ),
    ),
  };
}
const CASES = firstAndSome(SETS, 1, ({ period, variant }) => `${period} ${variant}`).map(makeCase);

describe.runIf(PYTHON)(executed('pandas', PYTHON !== undefined), () => {
  const PROBE = `\nimport json\nprint(json.dumps(sorted(df["${HEADER}"].dropna())))`;
  it.each(CASES)('$title', async (one) => {
    const printed = await withSample(one, (folder, snippet) => inPython(folder, snippet('pandas') + PROBE));
    expect(lastJson(printed)).toEqual(one.values);
  });
});

describe.runIf(HAS_R)(executed('R與readr', HAS_R), () => {
  const PROBE = `\ncat("\\n[", paste(format(sort(df[["${HEADER}"]]), digits = 17, trim = TRUE), collapse = ","), "]", sep = "")`;
  it.each(CASES)('$title', async (one) => {
    const printed = await withSample(one, (folder, snippet) => inR(folder, snippet('R') + PROBE));
    expect(lastJson(printed)).toEqual(one.values);
  });
});

describe(executed('DuckDB', true), () => {
  it.each(CASES)('$title', async (one) => {
    await withSample(one, async (folder, snippet) => {
      const rows = await inDuckDb(async (connection) => {
        await connection.run(snippet('DuckDB'));
        const asked = `SELECT "${HEADER}" FROM listings WHERE "${HEADER}" IS NOT NULL ORDER BY 1`;
        return (await connection.runAndReadAll(asked)).getRowsJson();
      }, folder);
      expect(rows.flat()).toEqual(one.values);
    });
  });
});

describe.runIf(HAS_CHDB)(executed('ClickHouse local', HAS_CHDB), () => {
  it.each(CASES)('$title', async (one) => {
    await withSample(one, async (folder, snippet) => {
      const [rows = []] = await inClickHouse(folder, snippet('ClickHouse local'));
      const medians = rows.flatMap((row) => (!row[0] || row[4] === null ? [] : Number(row[4])));
      // Half of a sum and a half of each differ in the last place.
      const rounded = (values: readonly number[]) => sorted(values).map((value) => value.toPrecision(12));
      expect(rounded(medians)).toEqual(rounded(one.medians));
    });
  });
});

describe('the rule', () => {
  it('holds in the files of the incident alone, and says why in the code of each tool that works on the column', () => {
    for (const set of listSets(catalogue)) {
      const source = snippetSource(catalogue, set, SITE);
      const telling = (source ? writeSnippets(source) : []).flatMap(({ tool, code }) =>
        code.includes(WHY) ? tool : [],
      );
      expect(telling, `${set.period} ${set.variant}`).toEqual(
        MONTHS.includes(set.period) ? ['pandas', 'DuckDB', 'R', 'ClickHouse local'] : [],
      );
    }
  });

  it('reads columns that the files have, and does what the incident advises', () => {
    const found = listRecomputations(catalogue, MONTHS);
    expect(found.map(({ periods }) => periods)).toEqual([MONTHS]);
    const headers = new Set(catalogue.columns.map(({ header }) => header));
    const advice = catalogue.incidents.find(({ id }) => id === 'rent-per-ping-2026')?.advice;
    for (const { rule } of found) {
      for (const header of [rule.header, ...listSourceColumns(rule)]) expect([...headers]).toContain(header);
      const { base, added, divisor } = rule;
      expect(advice).toContain(`（${[base, ...added].join('＋')}）÷${divisor}，缺值的費用當作0`);
    }
  });
});
