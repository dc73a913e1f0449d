import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postcss from 'postcss';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onlyWoff2, usedKatex } from './postcss';

describe('usedKatex', () => {
  const file = path.join('node_modules', 'katex', 'dist', 'katex.min.css');
  const made = (formula: string) => {
    const site = mkdtempSync(path.join(tmpdir(), 'formulas-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    for (const folder of ['blog', 'docs', 'versioned_docs', 'src/pages'])
      mkdirSync(path.join(site, folder), { recursive: true });
    writeFileSync(path.join(site, 'blog', 'post.mdx'), `Text $${formula}$ text.`);
    return postcss([usedKatex(site)]).process(readFileSync(file, 'utf8'), { from: path.resolve(file) }).css;
  };

  it('keeps the rules and fonts of what is written', () => {
    const css = made('\\vec{\\mathcal{A}}_1');
    for (const kept of [
      '.msupsub',
      '.mathcal',
      '.accent-body:not(.accent-full)',
      'KaTeX_Caligraphic',
      '.vlist-t',
    ])
      expect(css).toContain(kept);
  });

  it('leaves out those of what nobody wrote', () => {
    const css = made('A_1');
    for (const left of [
      '.mathcal',
      'KaTeX_Caligraphic',
      'KaTeX_AMS',
      '.accent',
      '.katex svg',
      'img',
      'body',
      '-ms-',
    ])
      expect(css).not.toContain(left);
    expect(css.length).toBeLessThan(readFileSync(file, 'utf8').length / 2);
  });

  it('keeps the weights and slopes of a font that a rule asks for', () => {
    expect(made('\\textbf{a}')).toContain('KaTeX_Main-Bold.woff2');
    const css = made('A_1');
    expect(css).toContain('KaTeX_Main-Regular.woff2');
    expect(css).toContain('KaTeX_Math-Italic.woff2');
    for (const left of ['KaTeX_Main-Bold', 'KaTeX_Main-Italic', 'KaTeX_Math-BoldItalic'])
      expect(css).not.toContain(left);
  });
});

describe('onlyWoff2', () => {
  const made = (css: string) => postcss([onlyWoff2]).process(css, { from: undefined }).css;
  it('takes the older formats of a font away', () => {
    const face = (src: string) => `@font-face{font-family:X;src:${src}}`;
    expect(
      made(face('url(a.woff2) format("woff2"),url(a.woff) format("woff"),url(a.ttf) format("truetype")')),
    ).toBe(face('url(a.woff2) format("woff2")'));
    expect(made(face("url('b.woff2')format('woff2'), url('b.woff')format('woff')"))).toBe(
      face("url('b.woff2')format('woff2')"),
    );
  });

  it('leaves a font alone that has no other', () => {
    const css = '@font-face{src:url(c.woff) format("woff"),url(c.ttf) format("truetype")}';
    expect(made(css)).toBe(css);
  });
});
