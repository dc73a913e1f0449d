import { type ContentNode, plainText } from 'content-database';
import { ContentError, parseContent } from 'content-database/markdown';
import { docusaurusIds } from 'content-database/testing/docusaurusIds';
import { find } from 'content-database/testing/nodes';
import { describe, expect, it } from 'vitest';
import { toElement } from './element';
import { BLOCKS } from '@site/plugins/markdown/blocks';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { readFixture } from '@site/tests/support/readFixture';
import { docs, posts } from '@site/tests/support/realContent';

const WRITTEN = readFixture<{
  uses: Record<string, string>;
  trees: Record<string, { text: string; tree: (ContentNode | string)[] }>;
  mistakes: (readonly [line: string, message: string])[];
}>('written-blocks');

const parse = (text: string) =>
  parseContent(
    { file: 'blog/post/x.mdx', text, path: '/blog/post/x/' },
    {
      block: (name, attributes, children) => toElement(name, attributes, children, catalogue),
      addresses: new Map(),
      footnoteLabel: '註腳',
      footnoteBackLabel: '回到內文',
    },
  );
const parseBody = (text: string) => parse(text).children;
const parseText = (text: string) => plainText(parse(text));

it('headings of every file have the ids of Docusaurus', async () => {
  for (const { text } of [...docs, ...posts]) {
    const ids = find(parse(text), 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(({ props }) => props['id']);
    const body = text.replace(/^---[\s\S]*?\n---\n/, '');
    expect(ids).toEqual(expect.arrayContaining(await docusaurusIds(body)));
  }
});

describe('components', () => {
  it.each(Object.entries(WRITTEN.trees))('%s', (_, { text, tree }) => {
    expect(parseBody(text)).toEqual(tree);
  });

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
    expect(broken).toThrow(/^blog\/post\/x\.mdx:7 {2}.*修正：/s);
    expect(broken).toThrow(message);
  });
});
