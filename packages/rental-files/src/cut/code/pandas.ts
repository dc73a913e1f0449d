import { literal } from 'rental-data';
import { column, condition, numbers, readFiles, row } from 'rental-data/code/pandas';
import { FIGURES, type Plan } from './types';

function values({ measure = '', kind, yes }: Plan): string {
  if (kind === 'number') return numbers(measure);
  // Rows are counted by a column that has a value in each.
  if (kind === 'rows') return 'pd.Series(1, index=df.index)';
  return `${column(measure)}.isin(${row(yes)}).where(${column(measure)}.notna()).astype(float)`;
}

/** Code for pandas, 1.5 or later. All columns are read as text, so that codes stay as they are. */
export function pandas(plan: Plan): string {
  const { by, kind, filters, missing, isNumeric } = plan;
  const keys = by.map((header) => `${column(header)}.fillna(${literal(missing)})`);
  const grouped = keys.length > 0 ? `[${keys.join(', ')}]` : 'lambda row: "全部"';
  const figures: [string, string][] = [[FIGURES.rows, 'by.size()']];
  if (kind !== 'rows') figures.push([FIGURES.missing, 'by.size() - by.count()']);
  if (kind === 'number')
    for (const [name, share] of FIGURES.quartiles) figures.push([name, `by.quantile(${String(share)})`]);
  if (kind === 'yes') figures.push([FIGURES.yes, 'by.sum()'], [FIGURES.share, 'by.mean()']);
  const order = by.some(isNumeric)
    ? '\ntable = table.sort_index(key=lambda codes: pd.to_numeric(codes, errors="coerce"))'
    : '';
  return `import pandas as pd

${readFiles(plan.files, missing, plan.needed, plan.period)}
df = df.reset_index(drop=True)
${filters.map((filter) => `df = df[${condition(filter, plan)}]\n`).join('')}
values = ${values(plan)}
by = values.groupby(${grouped})
table = pd.DataFrame({
${figures.map(([name, figure]) => `    ${literal(name)}: ${figure},\n`).join('')}})${order}
print(table.to_string())`;
}
