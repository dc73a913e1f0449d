import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const strip = createRequire(import.meta.url)('../../../plugins/bundler/stripDescriptions.cjs') as (
  source: string,
) => string;

describe('stripDescriptions', () => {
  it('takes the note for translators out of a call', () => {
    expect(strip("translate({ id: 'a', message: '資料', description: 'Title' })")).toBe(
      "translate({ id: 'a', message: '資料',})",
    );
    const several = "{\n  id: 'a',\n  message: 'It\\'s, {n}',\n  description:\n    \"A 'note', {n}\",\n}";
    expect(strip(several)).not.toContain('note');
    expect(strip(several)).toContain("'It\\'s, {n}',");
  });

  it('takes it out of an element', () => {
    expect(strip('<Translate id="a" description="Title" values={{ n: 1 }}>{\'{n}\'}</Translate>')).toBe(
      '<Translate id="a" values={{ n: 1 }}>{\'{n}\'}</Translate>',
    );
  });

  it('leaves every other description alone', () => {
    for (const source of [
      '<Layout title="a" description="b" />',
      "const page = { title: 'a', description: 'b' };",
      'translate({ message: text, description: note })',
    ]) {
      expect(strip(source)).toBe(source);
    }
  });
});
