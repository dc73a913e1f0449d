import { compile } from '@mdx-js/mdx';
import remarkMath from 'remark-math';
import { describe, expect, it } from 'vitest';
import { remarkKatexCss } from './components';

async function listImports(markdown: string): Promise<string[]> {
  const code = String(await compile(markdown, { jsx: true, remarkPlugins: [remarkMath, remarkKatexCss] }));
  return code.split('\n').filter((line) => line.startsWith('import '));
}

const STYLES = expect.stringMatching(/^import ["']katex\/dist\/katex\.min\.css["'];?$/) as string;

describe('the styles of formulas', () => {
  it.each([
    ['a formula in a sentence', '租金是$x^2$元。'],
    ['a formula of its own', '$$\nx = \\frac{a}{b}\n$$'],
    ['a formula in a list', '- 一\n- 二 $y$'],
    ['a formula in a footnote', '文字[^1]\n\n[^1]: 說明 $z$'],
    ['a formula inside a block', '<Notice>\n\n$z$\n\n</Notice>'],
    ['many formulas', '$a$ $b$\n\n$$\nc\n$$'],
  ])('come once with %s', async (_what, markdown) => {
    expect(await listImports(markdown)).toEqual([STYLES]);
  });

  it.each([
    ['text', '# 標題\n\n文字'],
    ['nothing', ''],
    ['a price', '每月$15000。'],
    ['code', '`$x$`\n\n```\n$$\nx\n$$\n```'],
  ])('stay away from a page with %s', async (_what, markdown) => {
    expect(await listImports(markdown)).toEqual([]);
  });
});
