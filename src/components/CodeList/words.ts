import { translate } from '@docusaurus/Translate';
import type { CodePageProp } from '@site/plugins/catalogue/client';
import { dateWords } from '@site/src/domain/format';

/** Since when a code is in use, e.g. 2018年8月31日（版本0.2起）. */
export function sinceWords({ day, version }: CodePageProp['since'][number]): string {
  if (version === undefined) return dateWords(day);
  return translate(
    {
      id: 'codes.sinceVersion',
      message: '{day}（版本{version}起）',
      description: 'First day of a code and the first dataset version after it',
    },
    { day: dateWords(day), version },
  );
}
