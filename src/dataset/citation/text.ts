import type { Reference } from './types';

/** Licence and caveats, a sentence each. */
export const noteOf = ({ licence, caveats }: Reference): string =>
  `授權：${licence}。${caveats ? `${caveats}。` : ''}`;

/** Text in one line: the formats of citations have no escape for line breaks and control characters. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
