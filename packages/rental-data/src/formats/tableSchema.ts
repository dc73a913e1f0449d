/** Table Schema v2 (datapackage.org) of the CSV files of one variant in one dataset version. */
import { listColumns } from '../catalogue/columns';
import { narrowColumn } from '../catalogue/holds';
import { listSets } from '../catalogue/sets';
import { LIST_SEPARATOR, type Variant } from '../catalogue/values';
import type { Catalogue, DataSet, Column, DatasetVersion } from '../catalogue/types';
import { booleanNotation, codesIn, findLastDay, timePattern } from '../catalogue/notation';
import { englishColumn, englishColumnText } from '../english/records';
import { columnText } from '../words/column';
import { columnChangeText } from './changeText';

export type TableSchema = ReturnType<typeof toTableSchema>;

function toField(
  catalogue: Catalogue,
  version: DatasetVersion,
  column: Column,
  variant: Variant,
  /** of the version and variant */
  sets: readonly DataSet[],
) {
  const { header, type, codeTable } = column;
  const base = {
    name: header,
    description:
      columnText(sets.length > 0 ? narrowColumn(catalogue, sets, column) : column) +
      columnChangeText(catalogue, column, variant, sets),
    // Not of the standard, which leaves room for more.
    translations: {
      en: { title: englishColumn(catalogue, column).name, description: englishColumnText(catalogue, column) },
    },
  };
  switch (type) {
    case 'integer':
    case 'number':
    case 'string':
      return { ...base, type };
    case 'list':
      return { ...base, type, delimiter: LIST_SEPARATOR, itemType: 'string' };
    case 'bounding box':
      // Written as text in round brackets, which no type of Table Schema is.
      return { ...base, type: 'string' };
    case 'datetime':
      return { ...base, type, format: timePattern(version) };
    case 'boolean': {
      const { values } = booleanNotation(version.booleans.csv);
      return {
        ...base,
        type,
        trueValues: values ? [values.true] : undefined,
        falseValues: values ? [values.false] : undefined,
      };
    }
    case 'code': {
      const table = catalogue.codeTables.find((t) => t.id === codeTable);
      const codes = table ? codesIn(table, findLastDay(catalogue, version)) : [];
      const categories = codes.map(({ code, label, official }) => ({ value: code, label, official }));
      return { ...base, type: 'integer', categories: categories.length > 0 ? categories : undefined };
    }
  }
}

export function toTableSchema(catalogue: Catalogue, version: DatasetVersion, variant: Variant) {
  const sets = listSets(catalogue).filter(
    (set) => set.version === version.version && set.variant === variant,
  );
  return {
    $schema: 'https://datapackage.org/profiles/2.0/tableschema.json',
    fields: listColumns(catalogue, version, variant).map((c) =>
      toField(catalogue, version, c, variant, sets),
    ),
    missingValues: version.missing ? [{ value: version.missing.csv, label: '缺值' }] : undefined,
  };
}
