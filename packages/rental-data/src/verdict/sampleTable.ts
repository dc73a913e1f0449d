/** Made-up rows of a set as a table, with the columns first that people ask for. */
import { listCodes } from '../catalogue/holds';
import type { Catalogue, DataSet } from '../catalogue/types';
import { sampleRows } from '../usability/sampleRows';
import { judgeColumns, type JudgedColumn } from './cautions';

/** After the number of a row. */
const FIRST = ['月租金', '縣市', '鄉鎮市區', '物件類型', '坪數', '房數', '建築類型'];

/** The places of the columns: the first of the file, those that people ask for, then the others as the file has them. */
function orderColumns(columns: readonly JudgedColumn[]): number[] {
  const asked = FIRST.map((header) => columns.findIndex(({ column }) => column.header === header));
  return [...new Set([0, ...asked.filter((at) => at > 0), ...columns.keys()])];
}

/** @returns the meaning of each code beside it; that of a district without the county, which stands in the cell before */
export function sampleTable(catalogue: Catalogue, set: DataSet) {
  const columns = judgeColumns(catalogue, set);
  const order = orderColumns(columns);
  const codes = columns.map(
    ({ column }) =>
      new Map(listCodes(catalogue, set, column).map(({ code, label }) => [String(code), label])),
  );
  return {
    columns: order.flatMap((at) => columns[at] ?? []),
    rows: sampleRows(catalogue, set).map((row) =>
      order.flatMap((at) => {
        const { column, value } = row[at] ?? {};
        if (!column || value === undefined) return [];
        const label = codes[at]?.get(value);
        const meaning = column.header === '鄉鎮市區' ? label?.replace(/^..[縣市](?=.)/, '') : label;
        return [{ value, meaning }];
      }),
    ),
  };
}
