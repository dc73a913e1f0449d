/** ZIPs of a dataset version that was never published, made of its columns in a catalogue: CSV of both variants, and raw JSON. */
import { loadCatalogue } from '../../plugins/catalogue/load';
import {
  type Catalogue,
  codesIn,
  type Column,
  listColumns,
  toDayRange,
  LIST_SEPARATOR,
  type Variant,
  VARIANTS,
} from 'rental-data';
import { type MadeTable, makeTable, toZip } from 'rental-data/testing/tables';
import { makeMeta } from 'rental-files/testing/meta';

const ROWS = { raw: 60, deduplicated: 40 };
const MISSING = '-';
const LABELS = ['近捷運', '可短租', '有陽台'];

/** A value of a column that no published file has. */
function makeValue(
  { codeTables }: Catalogue,
  { type, codeTable, header }: Column,
  row: number,
  period: string,
): string {
  if (row % 7 === 6) return MISSING;
  switch (type) {
    case 'boolean':
      return row % 2 === 0 ? 'T' : 'F';
    case 'code': {
      const table = codeTables.find(({ id }) => id === codeTable);
      const codes = table ? codesIn(table, toDayRange(period).end) : [];
      return String(codes[row % codes.length]?.code ?? MISSING);
    }
    case 'integer':
      return String(row);
    case 'number':
      return `${String(row)}.5`;
    case 'datetime':
      return `${toDayRange(period).start} 00:00:00 CST`;
    case 'list':
      return LABELS.slice(0, 1 + (row % LABELS.length)).join(LIST_SEPARATOR);
    case 'string':
    case 'bounding box':
      return header.endsWith('編碼') ? row.toString(16).padStart(16, '0') : '文字';
  }
}

function makeVersionTable(
  catalogue: Catalogue,
  columns: readonly Column[],
  version: string,
  variant: Variant,
  period: string,
): MadeTable {
  const base = makeTable({ version: '0.3', variant, period, rows: ROWS[variant] });
  const fields = base.fields.map((values, row) =>
    columns.map((column) => {
      const place = base.header.indexOf(column.header);
      if (column.state === 'deprecated') return MISSING;
      return place < 0 ? makeValue(catalogue, column, row, period) : (values[place] ?? MISSING);
    }),
  );
  // Dwellings may agree in every column that their mark is made of, since a file tells their places apart no more.
  const key = columns.flatMap(({ dedupKey }, index) => (dedupKey ? [index] : []));
  const [first, second] = fields;
  for (const index of key) if (first && second) second[index] = first[index] ?? MISSING;
  return { ...base, version, columns: [...columns], header: columns.map(({ header }) => header), fields };
}

/** @param dir a folder whose catalogue has the version */
export async function versionZips(
  dir: string,
  version: string,
  period: string,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  const catalogue = await loadCatalogue(dir);
  const entry = catalogue.versions.find((known) => known.version === version);
  if (!entry) throw new Error(`no version ${version}`);
  return VARIANTS.flatMap((variant) => {
    const columns = listColumns(catalogue, entry, variant);
    const table = makeVersionTable(catalogue, columns, version, variant, period);
    const states = new Map(columns.map(({ header, state }) => [header, state]));
    const meta = makeMeta(table, (header) => states.get(header) ?? '');
    const added = catalogue.codeTables.filter(
      ({ id }) =>
        columns.some((column) => column.codeTable === id) &&
        columns.every((column) => column.codeTable !== id || column.since === version),
    );
    const extra = {
      '_meta.json': JSON.stringify(meta),
      ...Object.fromEntries(
        added.map(({ title, codes }) => [
          `tw-rental-data/編碼表/編碼表.${title}.csv`,
          ['編碼,代表,發行日期', ...codes.map((c) => `${String(c.code)},${c.label},${c.since}`)].join('\n'),
        ]),
      ),
    };
    return [toZip(table, 'csv', extra), ...(variant === 'raw' ? [toZip(table, 'json', extra)] : [])];
  });
}
