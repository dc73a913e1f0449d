/** A change of meaning in words. Pure. */
import type { MeaningChange } from '../catalogue/types';
import { periodWords, spanListWords } from '../period';
import { INFERRED } from '.';

/** What words need of a change; reasons and differences carry it. */
export interface ChangeFacts extends Pick<MeaningChange, 'periods' | 'before' | 'after' | 'certainty'> {
  since?: string | undefined;
}

/** By which rule files are made, after what names them. */
export const SIDE_WORDS = { before: '照之前的規則', after: '照之後的規則', mixed: '兩種規則都有' } as const;

const bare = (sentence: string): string => sentence.replace(/。$/, '');

/** From where on, e.g. 2021年11月起, 版本0.3起, or which periods alone, e.g. 2026年3月、8月. */
export function changeSince({ since, periods = [] }: Pick<ChangeFacts, 'since' | 'periods'>): string {
  if (since === undefined) return spanListWords(periods);
  return since.includes('-') ? `${periodWords(since)}起` : `版本${since}起`;
}

/** A change as one sentence without its full stop: since when, what it was before, what it is since. */
export function meaningChangeWords({ before, after, certainty, ...when }: ChangeFacts): string {
  const what =
    before === undefined ? `：${bare(after)}` : `改變。之前：${bare(before)}。之後：${bare(after)}`;
  return `${changeSince(when)}${what}${certainty === 'inferred' ? `（${INFERRED}）` : ''}`;
}
