import { translate } from '@docusaurus/Translate';
import type { LifeSpan } from './life';

/** A span of dataset versions in words. */
export function spanWords({ kind, first, last }: LifeSpan): string {
  switch (kind) {
    case 'all':
      return translate({
        id: 'lifeline.all',
        message: '每個版本都有',
        description: 'Life of a column: every dataset version has it',
      });
    case 'from':
      return translate(
        {
          id: 'lifeline.from',
          message: '版本{first}起',
          description: 'Life of a column: from that dataset version on',
        },
        { first },
      );
    case 'one':
      return translate(
        {
          id: 'lifeline.one',
          message: '只有版本{first}',
          description: 'Life of a column: only that dataset version has it',
        },
        { first },
      );
    case 'range':
      return translate(
        {
          id: 'lifeline.range',
          message: '版本{first}到{last}',
          description: 'Life of a column: from one dataset version to another',
        },
        { first, last },
      );
  }
}
