import { describe, expect, it } from 'vitest';
import { lifeStates, variantSpans } from './life';

const VERSIONS = ['0.0', '0.1', '0.2', '0.3'];

describe('lifeStates', () => {
  it('reads one state per version', () => {
    expect(lifeStates('-rdb')).toEqual(['none', 'raw', 'deduplicated', 'both']);
  });

  it('refuses a letter it does not know', () => {
    expect(() => lifeStates('rx')).toThrow(/「x」/);
  });
});

describe('variantSpans', () => {
  const spans = (letters: string) =>
    variantSpans(letters, VERSIONS).map(({ variants, words }) => [variants.join(), words]);

  it.each([
    ['rrrr', '每個版本都有'],
    ['--rr', '版本0.2起'],
    ['-rr-', '版本0.1到0.2'],
    ['--r-', '只有版本0.2'],
  ])('says of %s %s', (letters, words) => {
    expect(spans(letters)).toEqual([['raw', words]]);
  });

  it('joins variants that share theirs', () => {
    expect(spans('--bb')).toEqual([['raw,deduplicated', '版本0.2起']]);
    expect(spans('rbbb')).toEqual([
      ['raw', '每個版本都有'],
      ['deduplicated', '版本0.1起'],
    ]);
  });

  it('leaves out a variant that never had the column', () => {
    expect(spans('--d-')).toEqual([['deduplicated', '只有版本0.2']]);
    expect(spans('rr--')).toEqual([['raw', '版本0.0到0.1']]);
  });
});
