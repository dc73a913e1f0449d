import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkSafe } from './safe';
import { hasHidden } from 'rental-data/helpers';
import { readCases } from '../../tests/support/cases';

const { refused } = readCases<{ refused: (readonly [what: string, text: string])[] }>('unsafe-texts');

/** What the build says of a text, with its line; null where it has nothing against it. */
function fault(text: string, mdx = true): string | null {
  const processor = unified().use(remarkParse);
  if (mdx) processor.use(remarkMdx);
  const file = new VFile({ path: 'blog/post/x.mdx', value: text });
  try {
    processor.use(remarkSafe).runSync(processor.parse(file), file);
    return null;
  } catch (error) {
    return String(error);
  }
}

describe('remark-safe', () => {
  it.each(refused)('refuses %s, and names file, line and fix', (_name, text) => {
    expect(fault(`一\n\n${text}`)).toMatch(/^blog\/post\/x\.mdx:3:[\s\S]*修正：|^3:[\s\S]*修正：/);
  });

  it('refuses raw HTML where Markdown takes it', () => {
    expect(fault('一\n\n<img src=x onerror=x()>', false)).toContain('內文不能用HTML標籤');
    expect(fault('一\n\n<!-- truncate -->', false)).toBeNull();
  });

  it('lets through what texts need', () => {
    const text = [
      '[一](https://example.org/)、[二](/download/#2026-04)、[三](mailto:a@example.org)、[四](./x.mdx)、[五](#六)',
      '`javascript:alert(1)`與`<script>`只是文字',
      '<Notice kind="info">七</Notice>',
      '![八](https://example.org/x.png)',
    ].join('\n\n');
    expect(fault(text)).toBeNull();
  });
});

it('hidden signs are told from line breaks and from signs of other scripts', () => {
  expect(['\u0000', '\u0085', '\u202e', '\u2066', '\ud800', '\ufeff', '\u2028'].map(hasHidden)).not.toContain(
    false,
  );
  expect(hasHidden('一\r\n二\t三 é 😀 👨\u200d👩')).toBe(false);
});
