import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import type { Catalogue } from 'rental-data';
import type { ContentNode, PropValue } from '../../src/lib/content/rules/types';
import { BlockError } from '../markdown/blocks';
import { listAttributes, type Attribute, type Node } from '../markdown/nodes';
import { toElement } from './element';
import { ContentError } from './errors';
import { ADMONITION_TITLE, toHast, type FootnoteLabels, type Source } from './markdown';
import { flattenChildren, h, isPhrasing, plainText, type Child } from './tree';
import { NotStatic, staticValue } from './values';

export interface ParseContext extends FootnoteLabels {
  catalogue: Catalogue;
  /** file → address of its page, for links that name files */
  addresses: ReadonlyMap<string, string>;
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

const classes = ({ properties }: Node): string[] => {
  const names = properties?.['className'];
  return Array.isArray(names) ? names.map(String) : [];
};

/** What MDX takes out of a paragraph: elements that stand alone in a line. */
const isAlone = ({ children = [] }: Node) =>
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

  private fail(node: Node, reason: string): never {
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

  children({ children = [] }: Node): Child[] {
    return withoutGaps(flattenChildren(children.map((child) => this.node(child))));
  }

  private node(node: Node): Child[] {
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

  private element(node: Node): Child[] {
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

  private math(node: Node, display: boolean): ContentNode {
    const tex = toString(node).trim();
    return h('math', { display, tex }, tex);
  }

  private code(node: Node): ContentNode {
    const language = classes(node)
      .find((c) => c.startsWith('language-'))
      ?.slice('language-'.length);
    return h('code', { language }, toString(node));
  }

  private admonition(node: Node): Child[] {
    const [first, ...rest] = node.children?.filter((c) => c.type !== 'text' || c.value?.trim()) ?? [];
    const labelled = first?.tagName === ADMONITION_TITLE;
    const content = this.children({
      type: 'root',
      children: labelled ? rest : (node.children ?? []),
    });
    const title = labelled ? plainText(h('p', {}, this.children(first))) : undefined;
    return this.block(node, 'Notice', { ...node.properties, ...(title && { title }) }, content);
  }

  private block(node: Node, name: string, attributes: Record<string, unknown>, children: Child[]): Child[] {
    try {
      return toElement(name, attributes, children, this.context.catalogue);
    } catch (error) {
      if (error instanceof BlockError) this.fail(node, error.message);
      throw error;
    }
  }

  private attribute(node: Node, { type, name = '', value }: Attribute): [string, unknown] {
    if (type !== 'mdxJsxAttribute') {
      this.fail(node, `<${node.name}>用了{...}展開屬性，建置時讀不出來。修正：把每個屬性寫出來。`);
    }
    if (value === null || value === undefined) return [name, true];
    if (typeof value === 'string') return [name, value];
    const expression = value.data?.estree?.body[0]?.expression;
    try {
      if (expression) return [name, staticValue(expression)];
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error;
    }
    this.fail(
      node,
      `<${node.name}>的${name}要執行程式才知道。修正：直接寫出值，例如${name}="…"或${name}={['…']}。`,
    );
  }

  private jsx(node: Node): Child[] {
    const { name } = node;
    if (!name) return this.children(node);
    const attributes = Object.fromEntries(listAttributes(node).map((a) => this.attribute(node, a)));
    if (name === 'admonition') return this.block(node, 'Notice', attributes, this.children(node));
    if (!/^[a-z][a-z\d-]*$/.test(name)) return this.block(node, name, attributes, this.children(node));
    return [h(name, this.props(attributes), this.children(node))];
  }

  private expression(node: Node): Child[] {
    const { body = [] } = node.data?.estree ?? {};
    if (body.length === 0) return [];
    try {
      const value = body[0]?.expression && staticValue(body[0].expression);
      if (typeof value === 'string' || typeof value === 'number') return [String(value)];
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error;
    }
    this.fail(node, '大括號裡的程式要執行才知道內容。修正：直接寫出文字；要寫大括號，前面加反斜線。');
  }
}

/** The tree of a file as its page shows it, without comments and imports. @throws ContentError with file, line and fix */
export const parseContent = (source: Source, context: ParseContext): ContentNode =>
  h('root', {}, new Converter(source, context).children(toHast(source, context)));
