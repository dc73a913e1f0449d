import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ContentNode } from '../../src/domain/content/types';
import { builtPages, type Element } from '../support/builtPages';

const FOLDER = 'build/_nuxt/content';

interface Stored {
  path: string;
  body: { children: (ContentNode | string)[] };
}

const stored = readdirSync(FOLDER).flatMap(
  (name) => (JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as { documents: Stored[] }).documents,
);

/** Formulas are drawn, and programs are cut into coloured pieces: neither is text that pages print as it stands. */
const SILENT = new Set(['math', 'annotation', 'script', 'style']);

const textsOf = (node: ContentNode | string): string[] => {
  if (typeof node === 'string') return [node];
  if (SILENT.has(node.tag) || String(node.props['className'] ?? '').includes('katex')) return [];
  return node.children.flatMap(textsOf);
};

/** White space is left to the formatter and the style sheet. */
const packed = (text: string) => text.replace(/[\s\u200b]+/g, '');

const printed = new Map(
  builtPages().map(({ file, document }) => {
    const parts: string[] = [];
    const visit = (node: {
      nodeName: string;
      value?: string;
      childNodes?: unknown[];
      attrs?: Element['attrs'];
    }) => {
      if (node.nodeName === '#text') parts.push(node.value ?? '');
      // Drawings say in a name what they show.
      for (const { name, value } of node.attrs ?? []) if (name === 'aria-label') parts.push(value);
      for (const child of node.childNodes ?? []) visit(child as Element);
    };
    visit(document);
    return [`/${file.replace(/index\.html$/, '')}`, packed(parts.join(''))];
  }),
);

it('stores documents of the docs and of the blog', () => {
  expect(stored.length).toBeGreaterThan(20);
});

const pages = stored.filter((document) => !document.path.includes('#'));

it.each(pages.map((document) => [document.path, document] as const))(
  'the content database says of %s only what its page says',
  (address, { body }) => {
    const page = printed.get(address.endsWith('/') ? address : `${address}/`) ?? '';
    const foreign = body.children
      .flatMap(textsOf)
      // What stands in a list in one of them may stand in rows in the other.
      .flatMap((text) => text.split(/[、\s]/))
      .filter((text) => !page.includes(packed(text)));
    expect(foreign).toEqual([]);
  },
);
