import type { DataSet } from './types';

/** A change that was known when a set was published: `「物件網址」缺值從2.1%變成100.0%：理由`. */
export function acceptedWords({ alarm, change, reason }: NonNullable<DataSet['accepted']>[number]): string {
  const [, column] = /^[a-z]+:(.+)$/.exec(alarm) ?? [];
  return `${column === undefined ? '' : `「${column}」`}${change}：${reason}`;
}
