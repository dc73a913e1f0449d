import type { LifeSpan } from './life';

/** A span of dataset versions in words. */
export function spanWords({ kind, first, last }: LifeSpan): string {
  switch (kind) {
    case 'all':
      return '每個版本都有';
    case 'from':
      return `版本${first}起`;
    case 'one':
      return `只有版本${first}`;
    case 'range':
      return `版本${first}到${last}`;
  }
}
