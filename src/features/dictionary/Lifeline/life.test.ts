import { describe, expect, it } from 'vitest';
import { lifeSpan, lifeStates, variantSpans } from './life';

const VERSIONS = ['0.0', '0.1', '0.2', '0.3'];

describe('lifeStates', () => {
  it('reads one state per version', () => {
    expect(lifeStates('-rdb')).toEqual(['none', 'raw', 'deduplicated', 'both']);
  });

  it('refuses a letter it does not know', () => {
    expect(() => lifeStates('rx')).toThrow(/「x」/);
  });
});

describe('lifeSpan', () => {
  it.each([
    ['0.0', undefined, 'all'],
    ['0.2', undefined, 'from'],
    ['0.3', undefined, 'from'],
    ['0.1', '0.2', 'range'],
    ['0.2', '0.2', 'one'],
    ['0.1', '0.3', 'from'],
  ] as const)('since %s, until %s: %s', (since, until, kind) => {
    expect(lifeSpan(VERSIONS, since, until).kind).toBe(kind);
  });

  it('names the first and the last version', () => {
    expect(lifeSpan(VERSIONS, '0.1', '0.2')).toEqual({ kind: 'range', first: '0.1', last: '0.2' });
    expect(lifeSpan(VERSIONS, '0.2')).toEqual({ kind: 'from', first: '0.2', last: '0.3' });
  });
});

describe('variantSpans', () => {
  const spans = (letters: string) =>
    variantSpans(letters, VERSIONS).map(({ variants, span }) => [variants.join(), span.kind, span.first]);

  it('joins variants that share theirs', () => {
    expect(spans('--bb')).toEqual([['raw,deduplicated', 'from', '0.2']]);
    expect(spans('rbbb')).toEqual([
      ['raw', 'all', '0.0'],
      ['deduplicated', 'from', '0.1'],
    ]);
  });

  it('leaves out a variant that never had the column', () => {
    expect(spans('--d-')).toEqual([['deduplicated', 'one', '0.2']]);
    expect(spans('rr--')).toEqual([['raw', 'range', '0.0']]);
  });
});
