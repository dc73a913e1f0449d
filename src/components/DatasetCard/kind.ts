import { translate } from '@docusaurus/Translate';
import { GRANULARITY_SHORT } from '@site/src/domain/words';
import type { Granularity } from '@site/src/domain/period';

/** What kind of data a period is: 年資料, 季資料, 月資料. */
export const kindOf = (granularity: Granularity): string =>
  translate(
    {
      id: 'release.kind',
      message: '{granularity}資料',
      description: 'Kind of data; {granularity} is one character: year, quarter or month',
    },
    { granularity: GRANULARITY_SHORT[granularity] },
  );
