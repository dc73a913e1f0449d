import { createRequire } from 'node:module';
import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { ContentError } from './errors';
import { parseContent } from './parse';
import { BLOCKS } from '@site/plugins/markdown/blocks';
import { plainText, tidy } from './tree';
import type { ContentNode } from '@site/src/lib/content/rules/types';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { readFixture } from '@site/tests/support/readFixture';
import { docs, find, letters, posts } from '@site/tests/support/realContent';

const WRITTEN = readFixture<{
  uses: Record<string, string>;
  trees: Record<string, { text: string; tree: (ContentNode | string)[] }>;
  mistakes: (readonly [line: string, message: string])[];
}>('written-blocks');

const context = {
  catalogue,
  addresses: new Map([
    ['docs/index.mdx', '/about-data-set/0.3/'],
    ['blog/post/other.mdx', '/blog/post/other/'],
  ]),
  footnoteLabel: '註腳',
  footnoteBackLabel: '回到內文',
};
const parse = (text: string, file = 'blog/post/x.mdx') =>
  parseContent({ file, text, path: '/blog/post/x/' }, context);
const parseBody = (text: string, file?: string) => parse(text, file).children;
const parseText = (text: string) => plainText(parse(text));
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

  /** Ids by Docusaurus' own plugin. */
  async function docusaurusIds(text: string): Promise<string[]> {
    type Plugin = (options: object) => (tree: unknown) => Promise<void>;
    const plugin = (
      createRequire(import.meta.url)('@docusaurus/mdx-loader/lib/remark/headings') as { default: Plugin }
    ).default;
    const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath).parse(text);
    await plugin({ anchorsMaintainCase: false })(tree);
    const ids: string[] = [];
    visit(tree, 'heading', (node) => void ids.push(String((node.data as { id?: string } | undefined)?.id)));
    return ids;
  }

  it('are those of Docusaurus in every file and in odd cases', async () => {
    const odd =
      '## A `code` {/* #x y */}\n\n## [連結](/a/) 與**粗體**\n\n## {/* 註解 */}\n\n## <Rows period="2026-04" variant="raw" />列\n\n# A\n\n# a\n\n## 選舉 Election 2020\n\n## x {/* #a */ /* #b */}';
    for (const text of [odd, ...[...docs, ...posts].map((d) => d.text.replace(/^---[\s\S]*?\n---\n/, ''))]) {
      const ids = listHeadings(text).map(([id]) => id);
      expect(ids).toEqual(expect.arrayContaining(await docusaurusIds(text)));
    }
  });
});

describe('Markdown', () => {
  it.each(Object.entries(WRITTEN.trees))('%s', (_, { text, tree }) => {
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
      '/about-data-set/0.3/',
      '/about-data-set/0.3/',
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

describe('components', () => {
  /** Those that hold the writer's own words. */
  const TOLD = ['Flow', 'More', 'Notice', 'Rows', 'SeriesChart'];

  it('are all tried here', () => {
    expect([...Object.keys(WRITTEN.uses), ...TOLD].sort()).toEqual(Object.keys(BLOCKS).sort());
  });

  it.each(Object.entries(WRITTEN.uses))('%s is an element with the attributes of the writer', (name, use) => {
    const props = Object.fromEntries(
      [...use.matchAll(/ (\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    expect(parseBody(`前\n\n${use}`)[1]).toEqual({ tag: name, props, children: [] });
  });

  it('keep the words that the writer gives them', () => {
    expect(parseText('共<Rows period="2026-04" variant="raw" />列')).toBe('共182,287列');
    const flow = "<Flow title=\"圖\" desc=\"說明\" lanes={[{name: '一', steps: ['甲', '乙']}]} />";
    expect(parseBody(flow)).toMatchObject([{ tag: 'Flow', props: { title: '圖', desc: '說明' } }]);
    expect(parseText(flow)).toBe('圖一甲乙說明');
    const chart = '<SeriesChart series="2021-annual-data-ratio" title="圖" desc="說明" unit="%" />';
    expect(parseText(chart)).toBe('圖說明');
    expect(parseText('<Notice severity="note" title="標題">內文</Notice>')).toBe('標題內文');
    expect(parseBody('<admonition type="tip">內文</admonition>')).toMatchObject([{ tag: 'aside' }]);
  });
});

describe('a mistake stops the build with file, line and fix', () => {
  it.each(WRITTEN.mistakes)('%s', (line, message) => {
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

describe('plain text', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^[\u4e00-\u4e20，。a-zA-Z0-9]{1,8}$/),
    fc.constantFrom(
      '**粗**',
      '`code`',
      '[連結](/a/)',
      '$x_1$',
      '<Rows period="2026-04" variant="raw" />',
      '\n',
      ' ',
    ),
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
    fc.constant('<IncidentNote id="2021-01" />'),
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
    expect(parseText('one\n\ntwo**three**\n三\n四 five')).toBe('one twothree 三四 five');
  });
});
