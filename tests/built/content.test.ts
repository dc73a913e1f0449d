import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ContentDocument, ContentNode } from 'content-database';
import { all, listHrefs, one, pageAt } from '../support/builtDom';
import { builtPages, type Element } from '../support/builtPages';

const FOLDER = 'build/_nuxt/content';

type Stored = Pick<ContentDocument, 'collection' | 'path' | 'slug' | 'version' | 'facts' | 'body'>;

const stored = readdirSync(FOLDER).flatMap(
  (name) => (JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as { documents: Stored[] }).documents,
);

/** Formulas are drawn, and programs are cut into coloured pieces: neither is text that pages print as it stands. */
const SILENT = new Set(['math', 'annotation', 'script', 'style']);

const listTexts = (node: ContentNode | string): string[] => {
  if (typeof node === 'string') return [node];
  if (SILENT.has(node.tag) || String(node.props['className'] ?? '').includes('katex')) return [];
  return node.children.flatMap(listTexts);
};

/** White space is left to the formatter and the style sheet. */
const packed = (text: string) => text.replace(/[\s\u200b]+/g, '');

/** Ids of elements and targets of links, by page: a link to an anchor does not say that the anchor exists. */
const reached = new Map<string, Set<string>>();

const printed = new Map(
  builtPages().map(({ file, document }) => {
    const parts: string[] = [];
    const names = new Set<string>();
    reached.set(`/${file.replace(/index\.html$/, '')}`, names);
    const visit = (node: {
      nodeName: string;
      value?: string;
      childNodes?: unknown[];
      attrs?: Element['attrs'];
    }) => {
      if (node.nodeName === '#text') parts.push(node.value ?? '');
      // Drawings say in a name what they show.
      for (const { name, value } of node.attrs ?? []) {
        if (name === 'aria-label') parts.push(value);
        if (name === 'id') names.add(`id ${value}`);
        if (name === 'href') names.add(`href ${value}`);
      }
      for (const child of node.childNodes ?? []) visit(child as Element);
    };
    visit(document);
    return [`/${file.replace(/index\.html$/, '')}`, packed(parts.join(''))];
  }),
);

it('stores documents of the docs and of the blog', () => {
  expect(stored.length).toBeGreaterThan(20);
});

const listElements = (node: ContentNode | string): ContentNode[] =>
  typeof node === 'string' ? [] : [node, ...node.children.flatMap(listElements)];

/** What a component leaves on its page: anchors, addresses of links, and words of its writer. */
function listTraces({ tag, props }: ContentNode, version: string): { reached?: string[]; words?: string[] } {
  switch (tag) {
    case 'ColumnTable':
      return {
        reached: stored
          .filter(
            (d) => d.collection === 'columns' && d.version === version && d.facts['group'] === props['group'],
          )
          .map((column) => `id ${column.slug}`),
      };
    case 'IncidentNote':
      return { reached: [`href /data-quality/#${String(props['id'])}`] };
    case 'Flow':
    case 'SeriesChart':
      return { words: [String(props['title']), String(props['desc'])] };
    default:
      return {};
  }
}

const pages = stored.filter((document) => !document.path.includes('#'));

it.each(pages.map((document) => [document.path, document] as const))(
  'the content database says of %s only what its page says',
  (address, { body }) => {
    const page = printed.get(address.endsWith('/') ? address : `${address}/`) ?? '';
    const foreign = body.children
      .flatMap(listTexts)
      // What stands in a list in one of them may stand in rows in the other.
      .flatMap((text) => text.split(/[、\s]/))
      .filter((text) => !page.includes(packed(text)));
    expect(foreign).toEqual([]);
  },
);

it('finds what components leave on their pages', () => {
  const traced = pages.flatMap(({ path: address, version, body }) =>
    listElements(body).map((element) => ({ address, element, ...listTraces(element, version) })),
  );
  // A component without a trace here would pass whatever its page shows.
  expect([...new Set(traced.filter((t) => t.reached ?? t.words).map((t) => t.element.tag))].sort()).toEqual([
    'ColumnTable',
    'Flow',
    'IncidentNote',
    'SeriesChart',
  ]);
  for (const { address, element, reached: names = [], words = [] } of traced) {
    const page = printed.get(address) ?? '';
    const missing = [
      ...names.filter((name) => !reached.get(address)?.has(name)),
      ...words.filter((text) => !page.includes(packed(text))),
    ];
    expect(missing, `${address} <${element.tag}>`).toEqual([]);
  }
});

const written = stored.filter(({ collection }) => collection === 'posts' || collection === 'docs');
const readAll = (node: ContentNode | string): string =>
  typeof node === 'string' ? node : node.children.map(readAll).join('');

it.each(written.map((document) => [document.path, document] as const))(
  '%s has the text, formulas, tasks and contents of its source',
  (address, { collection, body }) => {
    const page = pageAt(address);
    const nodes = body.children.flatMap(listElements);
    const prose = one(page, '.markdown');
    const tex = all(prose, '.katex annotation').map(({ textContent }) => packed(textContent));
    const math = nodes.filter(({ tag }) => tag === 'math').map(({ props }) => packed(String(props['tex'])));
    expect(tex).toEqual(math);
    const boxes = all(prose, 'input[type="checkbox"]').map((box) => box.hasAttribute('checked'));
    const tasks = nodes.filter(({ tag }) => tag === 'input').map(({ props }) => props['checked'] === true);
    expect(boxes).toEqual(tasks);

    const ids = all(prose, 'h2[id], h3[id]').map(({ id }) => id);
    const listed = listHrefs(all(page, '.toc-link')).map((href) => decodeURIComponent(href.slice(1)));
    expect(listed).toEqual(ids.filter((id) => id !== 'footnote-label'));

    const source = packed(body.children.map(readAll).join(''));
    // Components write paragraphs of their own in the documents of versions.
    const own = [...prose.children].filter(
      ({ localName }) => localName === 'h2' || (collection === 'posts' && localName === 'p'),
    );
    const foreign = own
      .filter((block) => block.id !== 'footnote-label' && all(block, '.katex, sup').length === 0)
      .filter(({ textContent }) => !source.includes(packed(textContent)));
    expect(own.length).toBeGreaterThan(0);
    expect(foreign.map(({ textContent }) => textContent)).toEqual([]);
  },
);
