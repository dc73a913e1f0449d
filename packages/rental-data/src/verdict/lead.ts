import type { Catalogue, DataSet } from '../catalogue/types';
import { countyWords } from '../catalogue/counties';
import { findVersion } from '../catalogue/sets';
import { granularity, periodWords } from '../period';
import { getReader } from '../usability/reader';
import { dateSpanWords, joinWords } from '../words/format';
import { MERGE_NAME } from '../words';

/** A building type that people take for a dwelling and that the rule of the variant leaves out all the same. */
const LEFT_OUT = '華廈';

/** The building types that the de-duplicated variant keeps, and the one that surprises: 公寓、透天與電梯大樓，不含華廈. */
export function dwellingWords({ dataset: { dwellingFilters } }: Pick<Catalogue, 'dataset'>): string {
  // Documents and programs of every version agree on the building types.
  const types = [...new Set(dwellingFilters.flatMap(({ buildingTypes }) => buildingTypes))];
  const listed = joinWords(types);
  return types.includes(LEFT_OUT) ? listed : `${listed}，不含${LEFT_OUT}`;
}

/** What one row is, as a title. */
export const rowTitle = ({ variant }: Pick<DataSet, 'variant'>): string =>
  variant === 'raw' ? '一列是一則刊登' : '一列是一戶住宅';

/** How its rows came about, below that title. The older merge rule kept different letting states apart (post clickhouse-local-aggregation). */
export function rowMeaning(catalogue: Catalogue, set: DataSet): string {
  const { covers, period } = set;
  const when = covers.whole ? periodWords(period) : dateSpanWords(covers.from, covers.to);
  const where = covers.counties ? `，只有${countyWords(covers.counties)}涵蓋全部日子` : '';
  // Listings of other periods may be in a set that is to be avoided.
  const isOwn = getReader(catalogue).rows(period, set.variant).state !== 'avoid';
  const read = isOwn ? `爬蟲在${when}讀到` : '';
  const base =
    set.variant === 'raw'
      ? `${read && `由${read}${where}。`}同一戶住宅可能有好幾則，也有店面等不是住宅的。`
      : `${read && `${read}的`}刊登，比對欄位都相同的合併成一列。只含${dwellingWords(catalogue)}。`;
  const { merge } = findVersion(catalogue, set.version);
  const rule =
    granularity(set.period) === 'monthly' || !merge
      ? ''
      : `同一則刊登跨月只留一列，各欄${MERGE_NAME[merge]}${merge === 'newest' && set.variant === 'deduplicated' ? '；有些各月出租狀態不同的沒有合併' : ''}。`;
  return base + rule;
}
