import type { CodePageProp } from '@site/plugins/pages/client';
import { dateWords } from '@site/src/domain/text/format';

/** Since when a code is in use, e.g. 2018年8月31日（版本0.2起）. */
export function sinceWords({ day, version }: CodePageProp['since'][number]): string {
  if (version === undefined) return dateWords(day);
  return `${dateWords(day)}（版本${version}起）`;
}
