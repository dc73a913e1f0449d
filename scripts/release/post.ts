/** A draft of the post that announces a release: its figures stand there, what they mean is for its author to say. */
import path from 'node:path';
import {
  type Catalogue,
  granularity,
  parseMonthNumber,
  MONTHS,
  oneLine,
  periodWords,
  parseQuarter,
  getReader,
  listSets,
  slotInYear,
  type Variant,
  VARIANT_NAME,
  VARIANTS,
  parseYear,
} from 'rental-data';

function makeSlug(period: string): string {
  const year = String(parseYear(period));
  switch (granularity(period)) {
    case 'monthly':
      return `${year}-${MONTHS[parseMonthNumber(period) - 1] ?? ''}-release`;
    case 'quarterly':
      return `${year}-q${String(parseQuarter(period))}-release`;
    case 'annual':
      return `${year}-annual-release`;
  }
}

export const postFile = (period: string): string =>
  path.posix.join('blog', 'post', `${makeSlug(period)}.mdx`);

const formatRows = (period: string, variant: Variant): string =>
  `<Rows period="${period}" variant="${variant}" />`;

/** Periods to compare with: the newest comparable one of the kind, and the newest of the same time of year. */
function others(catalogue: Catalogue, period: string): string[] {
  const complete = listSets(catalogue)
    .filter((set) => granularity(set.period) === granularity(period) && set.period < period)
    .filter((set) => getReader(catalogue).rows(set.period, set.variant).state === 'complete')
    .map((set) => set.period)
    .sort();
  const season = complete.findLast((known) => slotInYear(known) === slotInYear(period));
  return [...new Set([season, complete.at(-1)])].filter((known) => known !== undefined).sort();
}

/** Text as MDX shows it: what people and files say is no markup, no component and no code. */
const asText = (text: string): string => oneLine(text).replace(/[\\`*_{}[\]<>&|~:#$]/g, '\\$&');

/** @param changes against the periods before, one sentence each */
export function postDraft(
  catalogue: Catalogue,
  period: string,
  variants: readonly Variant[],
  changes: readonly string[],
  day: string,
): string {
  const words = periodWords(period);
  const rowWords = variants.map((variant) => `${VARIANT_NAME[variant]}有${formatRows(period, variant)}列`);
  const cell = (wanted: string, variant: Variant): string => {
    const isPublished =
      wanted === period
        ? variants.includes(variant)
        : listSets(catalogue).some((set) => set.period === wanted && set.variant === variant);
    return isPublished ? formatRows(wanted, variant) : '沒有發布';
  };
  const lines = [
    '---',
    `title: 發布${words}的資料`,
    `description: ${words}：列數、和之前比，以及使用前該知道的事。`,
    `date: ${day}`,
    'tags: [定期紀錄]',
    'authors: project',
    'draft: true',
    '---',
    '',
    `${words}的資料發布了。${rowWords.join('，')}。`,
    '',
    '{/* truncate */}',
    '',
    '## 列數',
    '',
    '| 期別 | 原始資料（列） | 消除重複住宅（列） |',
    '| --- | ---: | ---: |',
    ...[...others(catalogue, period), period].map(
      (wanted) => `| ${wanted} | ${VARIANTS.map((variant) => cell(wanted, variant)).join(' | ')} |`,
    ),
    '',
  ];
  if (changes.length > 0)
    lines.push('## 和之前不同的地方', '', ...changes.map((change) => `- ${asText(change)}`), '');
  lines.push(`<DatasetCard period="${period}" />`, '');
  return lines.join('\n');
}
