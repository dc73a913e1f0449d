import { literal } from '../../snippets/quote';
import type { Filter } from '#rental-files/cut/filters';
import { PERIOD_HEADER } from '#rental-files/cut/store';
import { FIGURES, type Plan } from './types';

const list = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;
const column = (header: string): string => `df[${literal(header)}]`;
const numbers = (header: string): string => `pd.to_numeric(${column(header)}, errors="coerce")`;

function condition(filter: Filter, { missing, isTime }: Plan): string {
  const own = column(filter.column);
  if ('isMissing' in filter) return `${own}.${filter.isMissing ? 'isna' : 'notna'}()`;
  if ('oneOf' in filter) {
    const present = filter.oneOf.filter((text) => text !== missing);
    return `${own}.isin(${list(present)})${present.length < filter.oneOf.length ? ` | ${own}.isna()` : ''}`;
  }
  const { from, to } = filter;
  const days = isTime(filter.column);
  const value = days ? `${own}.str[:10]` : numbers(filter.column);
  const bound = (end: number | string) => (days ? literal(String(end)) : String(Number(end)));
  if (from !== undefined && to !== undefined) return `${value}.between(${bound(from)}, ${bound(to)})`;
  if (from !== undefined) return `${value} >= ${bound(from)}`;
  return to === undefined ? `${own}.notna()` : `${value} <= ${bound(to)}`;
}

function reading({ files, only, missing, needed }: Plan): string {
  const read = (path: string) => `pd.read_csv(
    ${path},
    dtype=str,
    keep_default_na=False,
    na_values=${literal(missing)},
    usecols=${list(needed)},
)`;
  if (only) return `df = ${read(literal(only.path))}`;
  const entries = files.map(({ path, period }) => `    ${literal(period)}: ${literal(path)},\n`).join('');
  return `files = {\n${entries}}
df = pd.concat(
    ${read('path').replaceAll('\n', '\n    ')}.assign(**{${literal(PERIOD_HEADER)}: period})
    for period, path in files.items()
)`;
}

function values({ of = '', kind, yes }: Plan): string {
  if (kind === 'number') return numbers(of);
  // Rows are counted by a column that has a value in each.
  if (kind === 'rows') return 'pd.Series(1, index=df.index)';
  return `${column(of)}.isin(${list(yes)}).where(${column(of)}.notna()).astype(float)`;
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

${reading(plan)}
df = df.reset_index(drop=True)
${filters.map((filter) => `df = df[${condition(filter, plan)}]\n`).join('')}
values = ${values(plan)}
by = values.groupby(${grouped})
table = pd.DataFrame({
${figures.map(([name, figure]) => `    ${literal(name)}: ${figure},\n`).join('')}})${order}
print(table.to_string())`;
}
