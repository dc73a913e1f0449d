import { describe, expect, it } from 'vitest';
import { differences } from '../../../src/components/VersionCompare/compare';

const BOTH = { variants: ['raw' as const, 'deduplicated' as const], columns: { raw: 73, deduplicated: 75 } };

describe('differences', () => {
  it('has an entry for every variant, also where nothing changed', () => {
    const change = {
      added: [{ variant: 'deduplicated' as const, headers: ['常見刊登者編碼'] }],
      removed: [{ variant: 'deduplicated' as const, headers: ['最大刊登者編碼'] }],
    };
    expect(differences(change, BOTH, BOTH)).toEqual([
      { variant: 'raw', added: [], removed: [] },
      { variant: 'deduplicated', added: ['常見刊登者編碼'], removed: ['最大刊登者編碼'] },
    ]);
  });

  it('counts the columns of a variant that the newer version is the first to publish', () => {
    expect(differences({ added: [], removed: [] }, { variants: ['raw'] }, BOTH)).toEqual([
      { variant: 'raw', added: [], removed: [] },
      { variant: 'deduplicated', first: 75, added: [], removed: [] },
    ]);
  });
});
