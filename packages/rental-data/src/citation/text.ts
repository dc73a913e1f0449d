import type { Reference } from './types';

/** What narrows it and the caveats, in one line without full stop, for formats that have no place for each; may be empty. */
export const formatRemark = ({ details = [], caveats }: Reference): string =>
  [...details, ...(caveats ? [caveats] : [])].join('；');

export const formatNote = (reference: Reference): string => {
  const remark = formatRemark(reference);
  return `授權：${reference.licence}。${remark ? `${remark}。` : ''}`;
};

/** Text in one line: the formats of citations have no escape for line breaks and control characters. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
