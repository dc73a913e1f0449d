/** Periods named by today: 去年 is the year before the reader's, though the data may be older; 最新 is the newest month published. */
import { parseGranularity, periodWords } from 'rental-data';
import { fold } from './normalise';
import { overlaps, parsePeriods, type ParsedQuery } from './period';

const WORD = /(前(?=年)|去(?=年)|[上這今本]一?|last |this )(年度?|季|個?月|year|quarter|month)/g;
const AGO: Record<string, number> = { 前: 2, 去: 1, 上: 1, l: 1 };
/** The word stays in the query, because the site has a section of that name. */
const NEWEST = /最新(?!的?[版文]|消息)|最近一[期個]|\b(?:latest|newest)\b(?! version)/;

/** The periods of a query as files that there are, newest first in `published`, with a sentence for each named by today. */
export function resolvePeriods(
  query: string,
  published: readonly string[],
  today: Date,
): ParsedQuery & { notes: string[] } {
  const meant = new Map<string, string>();
  const text = fold(query).replace(WORD, (word, which: string, kind: string) => {
    const months = /年|y/.test(kind) ? 12 : /季|q/.test(kind) ? 3 : 1;
    const day = new Date(today.getFullYear(), today.getMonth() - (AGO[which.charAt(0)] ?? 0) * months);
    const month = day.getMonth() + 1;
    const part = months === 3 ? `Q${Math.ceil(month / 3)}` : `-${String(month).padStart(2, '0')}`;
    const period = `${day.getFullYear()}${months === 12 ? '' : part}`;
    meant.set(period, word);
    // 去年10月 becomes 2025年10月.
    return ` ${period}${months === 12 ? '年' : ' '}`;
  });
  const { periods, rest } = parsePeriods(text);
  const newest = published.filter((period) => parseGranularity(period) === 'monthly').slice(0, 1);
  const notes: string[] = [];
  const files = periods.flatMap((period) => {
    const word = meant.get(period);
    if (!word) return period;
    const isThere = published.includes(period);
    notes.push(
      `「${word}」是${periodWords(period)}${isThere ? '' : '，沒有這一期的檔案；下面是最接近的檔案'}。`,
    );
    const inside = published.filter((p) => overlaps(p, period));
    return isThere ? period : inside.length > 0 ? inside : newest;
  });
  if (files.length === 0 && NEWEST.test(text)) {
    files.push(...newest);
    notes.push(`最新的月資料是${newest.map(periodWords).join('')}。`);
  }
  return { periods: files, rest, notes };
}
