import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../tests/support/cases';
import { docusaurusIds } from '../../tests/support/docusaurusIds';
import { find, letters } from '../../tests/support/nodes';
import { h, plainText, tidy } from '../tree';
import type { ContentNode, PropValue } from '../types';
import { BlockError, ContentError } from './errors';
import { listLinks } from './links';
import { parseContent, type ParseContext } from './parse';

const CASES = readCases<{
  trees: Record<string, { text: string; tree: (ContentNode | string)[] }>;
  mistakes: (readonly [line: string, message: string])[];
}>('texts');

const context: ParseContext = {
  block: (name, attributes, children) => {
    if (name === 'Wrong') throw new BlockError('不認得<Wrong>。修正：刪掉。');
    return name === 'Count' ? ['182,287'] : [h(name, attributes as Record<string, PropValue>, children)];
  },
  addresses: new Map([
    ['docs/index.mdx', '/about/0.3/'],
    ['blog/post/other.mdx', '/blog/post/other/'],
  ]),
  footnoteLabel: '註腳',
  footnoteBackLabel: '回到內文',
};
const parse = (text: string, file = 'blog/post/x.mdx') =>
  parseContent({ file, text, path: '/blog/post/x/' }, context);
const parseBody = (text: string, file?: string) => parse(text, file).children;
const listHeadings = (text: string, file?: string) =>
  find(parse(text, file), 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((heading) => [
    heading.props['id'],
    plainText(heading),
  ]);

describe('headings', () => {
  it('take the id of their comment, else that of Docusaurus', () => {
    expect(
      listHeadings('## 標題 {/* #own */}\n\n## 編碼表\n\n### 常見問題（FAQ）\n\n## 編碼表\n\n#### 小'),
    ).toEqual([
      ['own', '標題'],
      ['編碼表', '編碼表'],
      ['常見問題faq', '常見問題（FAQ）'],
      ['編碼表-1', '編碼表'],
      ['小', '小'],
    ]);
  });

  it('have the ids of Docusaurus in odd cases', async () => {
    const odd =
      '## A `code` {/* #x y */}\n\n## [連結](/a/) 與**粗體**\n\n## {/* 註解 */}\n\n## <Count />列\n\n# A\n\n# a\n\n## 選舉 Election 2020\n\n## x {/* #a */ /* #b */}';
    expect(listHeadings(odd).map(([id]) => id)).toEqual(await docusaurusIds(odd));
  });
});

describe('Markdown', () => {
  it.each(Object.entries(CASES.trees))('%s', (_, { text, tree }) => {
    expect(parseBody(text)).toEqual(tree);
  });

  it('makes tables with the alignment of their cells', () => {
    const cells = find(parse('| 月 | 列 |\n|---|---:|\n| 1 | 2 |'), 'td', 'th');
    expect(cells.map((c) => [c.tag, c.props['align'], c.children])).toEqual([
      ['th', undefined, ['月']],
      ['th', 'right', ['列']],
      ['td', undefined, ['1']],
      ['td', 'right', ['2']],
    ]);
  });

  it('makes links and pictures below the base path', () => {
    const hrefs = (text: string, file?: string) => find(parse(text, file), 'a').map((a) => a.props['href']);
    expect(
      hrefs(
        '[a](/download/) [b](#x) [c](https://example.org/) [d](./other.mdx#y) [e](../../docs/index.mdx) [f](@site/docs/index.mdx) [g](../z/) [h](pathname:///img/a.svg) <a href="../z/">i</a>',
      ),
    ).toEqual([
      '/download/',
      '#x',
      'https://example.org/',
      '/blog/post/other/#y',
      '/about/0.3/',
      '/about/0.3/',
      '/blog/post/z/',
      '/img/a.svg',
      '/blog/post/z/',
    ]);
  });

  it('has footnotes at its end, under their heading', () => {
    const body = parse('## 一\n\n捨去[^a]。\n\n[^a]: 說明');
    expect(plainText(body)).toBe('一捨去。註腳說明');
    expect(find(body, 'li').map((li) => li.props['id'])).toEqual(['user-content-fn-a']);
  });

  it('reads .md files, without their comments', () => {
    const text =
      '---\ntitle: x\n---\n\n第一段{x}\n\n<!-- truncate -->\n\n## 標題 <!-- #own -->\n\n## 舊式 {#old}';
    expect(parseBody(text, 'blog/post/x.md')[0]).toEqual({ tag: 'p', props: {}, children: ['第一段{x}'] });
    expect(listHeadings(text, 'blog/post/x.md')).toEqual([
      ['own', '標題'],
      ['old', '舊式'],
    ]);
    expect(parse(text, 'blog/post/x.md').children).toHaveLength(3);
  });
});

describe('a mistake is told with file, line and fix', () => {
  it.each(CASES.mistakes)('%s', (line, message) => {
    const broken = () => parse(`---\ntitle: x\n---\n\n第一段\n\n${line}\n`);
    expect(broken).toThrow(ContentError);
    expect(broken).toThrow(/^blog\/post\/x\.mdx:\d+ {2}.*修正：/s);
    expect(broken).toThrow(message);
    try {
      broken();
    } catch (error) {
      // An unfinished brace is only found out where the text ends.
      if (line !== '{未完') expect((error as ContentError).line).toBe(7);
      expect((error as ContentError).file).toBe('blog/post/x.mdx');
    }
  });
});

it('links to the own site are listed with their lines, those of components too', () => {
  const text =
    '---\ntitle: "[a](/matter/)"\n---\n[a](/b/)\n`[c](/code/)` <A to={`/d/`} />\n\n[e](https://e.org/) <A to={f} /> ![g](/h.png)\n\n[i]: #j';
  expect(listLinks({ file: 'x.mdx', text, path: '/x/' })).toEqual([
    { line: 4, url: '/b/' },
    { line: 5, url: '/d/' },
    { line: 9, url: '#j' },
  ]);
});

describe('plain text', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^[\u4e00-\u4e20，。a-zA-Z0-9]{1,8}$/),
    fc.constantFrom('**粗**', '`code`', '[連結](/a/)', '$x_1$', '<Count />', '\n', ' '),
  );
  const line = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => `文${parts.join('')}`);
  const block = fc.oneof(
    line,
    line.map((l) => `## ${l.replaceAll('\n', ' ')}`),
    fc
      .array(line, { minLength: 1, maxLength: 3 })
      .map((ls) => ls.map((l) => `- ${l.replaceAll('\n', ' ')}`).join('\n')),
    line.map((l) => `> ${l.replaceAll('\n', ' ')}`),
    fc.constant('| a | b |\n|---|---|\n| 一 | 二 |'),
    fc.constant('<Note id="1" />'),
  );

  it('is what the tree says, for whatever is written', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
        const body = parse(blocks.join('\n\n'));
        const text = plainText(body);
        expect(text.replace(/\s/g, '')).toBe(letters(body).replace(/\s/g, ''));
        expect(tidy(text)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it('parts words that stand in different blocks and joins Chinese ones', () => {
    expect(plainText(parse('one\n\ntwo**three**\n三\n四 five'))).toBe('one twothree 三四 five');
  });
});
