import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { flattenChildren, h, isPhrasing, plainText, type Child } from '../tree';
import type { ContentNode, PropValue } from '../types';
import { BlockError, ContentError } from './errors';
import { listAttributes, type Attribute, type MarkdownNode } from './nodes';
import { ADMONITION_TITLE, toHast, type FootnoteLabels, type Source } from './source';
import { attributeValue, staticValue } from './values';

export interface ParseContext extends FootnoteLabels {
  /** file → address of its page, for links that name files */
  addresses: ReadonlyMap<string, string>;
  /**
   * What a component of the site is in the tree. `:::note[label]` is one called `admonition`, with `type` and, where it has a label, `title`.
   *
   * @throws BlockError that says what is wrong and how to mend it
   */
  block: (name: string, attributes: Record<string, unknown>, children: Child[]) => Child[];
}

/** Names as React takes them: `ariaDescribedBy` → `aria-describedby`, `dataFootnoteRef` → `data-footnote-ref`. */
function propName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
  return name === 'class' ? 'className' : name;
}

function propValue(value: unknown): PropValue | undefined {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

const classes = ({ properties }: MarkdownNode): string[] => {
  const names = properties?.['className'];
  return Array.isArray(names) ? names.map(String) : [];
};

/** What MDX takes out of a paragraph: elements that stand alone in a line. */
const isAlone = ({ children = [] }: MarkdownNode) =>
  children.some((c) => c.type.startsWith('mdx')) &&
  children.every((c) => c.type.startsWith('mdx') || (c.type === 'text' && !c.value?.trim()));

function withoutGaps(children: Child[]): Child[] {
  const ends = (child: Child | undefined) =>
    child === undefined || (typeof child !== 'string' && !isPhrasing(child));
  return children.filter((child, i) => {
    const gap = typeof child === 'string' && child.trim() === '';
    return !(gap && (ends(children[i - 1]) || ends(children[i + 1])));
  });
}

class Converter {
  constructor(
    private readonly source: Source,
    private readonly context: ParseContext,
  ) {}

  private fail(node: MarkdownNode, reason: string): never {
    throw new ContentError(this.source.file, node.position?.start.line ?? 1, reason);
  }

  /** The address as it is below the base path; anchors of the same page and other sites stay. */
  private address(url: string): string {
    if (url.startsWith('pathname://')) return url.slice('pathname://'.length);
    if (/^([a-z][a-z\d+.-]*:|#|\/|$)/i.test(url)) return url;
    const [, file = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
    const named = file.startsWith('@site/')
      ? file.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(this.source.file), decodeURI(file));
    const found = this.context.addresses.get(named);
    if (found !== undefined) return found + rest;
    const { pathname, search, hash } = new URL(url, `https://site${this.source.path}`);
    return pathname + search + hash;
  }

  children({ children = [] }: MarkdownNode): Child[] {
    return withoutGaps(flattenChildren(children.map((child) => this.node(child))));
  }

  private node(node: MarkdownNode): Child[] {
    switch (node.type) {
      case 'text':
        return [node.value ?? ''];
      case 'element':
        return this.element(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.jsx(node);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.expression(node);
      default:
        return [];
    }
  }

  private props(properties: Record<string, unknown>): Record<string, PropValue | undefined> {
    const props = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [propName(name), propValue(value)]),
    );
    if (typeof props['href'] === 'string') props['href'] = this.address(props['href']);
    return props;
  }

  private element(node: MarkdownNode): Child[] {
    const tag = node.tagName ?? '';
    const only = node.children?.length === 1 ? node.children[0] : undefined;
    if (tag === 'pre' && only && classes(only).includes('math-display')) return [this.math(only, true)];
    if (tag === 'code' && classes(node).includes('math-inline')) return [this.math(node, false)];
    if (tag === 'code') return [this.code(node)];
    if (tag === 'admonition') return this.admonition(node);
    // MDX makes no paragraph of components that stand alone.
    if (tag === 'p' && isAlone(node)) return this.children(node);
    const children = tag === 'pre' ? node.children?.map((c) => this.node(c)) : this.children(node);
    return [h(tag, this.props(node.properties ?? {}), children)];
  }

  private math(node: MarkdownNode, display: boolean): ContentNode {
    const tex = toString(node).trim();
    return h('math', { display, tex }, tex);
  }

  private code(node: MarkdownNode): ContentNode {
    const language = classes(node)
      .find((c) => c.startsWith('language-'))
      ?.slice('language-'.length);
    return h('code', { language }, toString(node));
  }

  private admonition(node: MarkdownNode): Child[] {
    const [first, ...rest] = node.children?.filter((c) => c.type !== 'text' || c.value?.trim()) ?? [];
    const labelled = first?.tagName === ADMONITION_TITLE;
    const content = this.children({
      type: 'root',
      children: labelled ? rest : (node.children ?? []),
    });
    const title = labelled ? plainText(h('p', {}, this.children(first))) : undefined;
    return this.block(node, 'admonition', { ...node.properties, ...(title && { title }) }, content);
  }

  private block(
    node: MarkdownNode,
    name: string,
    attributes: Record<string, unknown>,
    children: Child[],
  ): Child[] {
    try {
      return this.context.block(name, attributes, children);
    } catch (error) {
      if (error instanceof BlockError) this.fail(node, error.message);
      throw error;
    }
  }

  private attribute(node: MarkdownNode, attribute: Attribute): [string, unknown] {
    const { type, name = '' } = attribute;
    if (type !== 'mdxJsxAttribute') {
      this.fail(node, `<${node.name}>用了{...}展開屬性，建置時讀不出來。修正：把每個屬性寫出來。`);
    }
    const value = attributeValue(attribute);
    if (value !== undefined) return [name, value];
    this.fail(
      node,
      `<${node.name}>的${name}要執行程式才知道。修正：直接寫出值，例如${name}="…"或${name}={['…']}。`,
    );
  }

  private jsx(node: MarkdownNode): Child[] {
    const { name } = node;
    if (!name) return this.children(node);
    const attributes = Object.fromEntries(listAttributes(node).map((a) => this.attribute(node, a)));
    if (name === 'admonition' || !/^[a-z][a-z\d-]*$/.test(name))
      return this.block(node, name, attributes, this.children(node));
    return [h(name, this.props(attributes), this.children(node))];
  }

  private expression(node: MarkdownNode): Child[] {
    const program = node.data?.estree;
    if (!program?.body.length) return [];
    const value = staticValue(program);
    if (typeof value === 'string' || typeof value === 'number') return [String(value)];
    this.fail(node, '大括號裡的程式要執行才知道內容。修正：直接寫出文字；要寫大括號，前面加反斜線。');
  }
}

/** The tree of a file as its page shows it, without comments and imports. @throws ContentError with file, line and fix */
export const parseContent = (source: Source, context: ParseContext): ContentNode =>
  h('root', {}, new Converter(source, context).children(toHast(source, context)));
