/** Markdown and MDX to trees, as the pages show them. Pure: text in, tree out. */
import path from 'node:path';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { ContentNode, PropValue, TocEntry } from '../../src/domain/content/types';
import { BlockError, type BlockRenderer } from './blocks';
import { ContentError } from './errors';
import { texWords } from './tex';
import { childrenOf, h, isPhrasing, plainText, type Child } from './tree';
import { NotStatic, staticValue, type Expression } from './values';

/** A file of the site's content. */
export interface Source {
  /** path from the site's folder, e.g. blog/post/x.mdx; its ending chooses the format */
  file: string;
  /** with its front matter, so that lines are those of the file */
  text: string;
  /** address of its page below the base path */
  path: string;
}

export interface ParseContext {
  blocks: BlockRenderer;
  /** file → address of its page, for links that name files */
  addresses: ReadonlyMap<string, string>;
  /** heading of the footnotes for screen readers */
  footnoteLabel: string;
  footnoteBackLabel: string;
}

export interface Parsed {
  body: ContentNode;
  excerpt: ContentNode | null;
  toc: TocEntry[];
  text: string;
  /** its tree depends on the catalogue too */
  usesBlocks: boolean;
}

interface Attribute {
  type: string;
  name: string;
  value?: null | string | { data?: { estree?: Program } };
}
interface Program {
  body: { type: string; expression?: Expression }[];
  comments?: { value: string }[];
}
/** What is read of a node of mdast and hast. */
interface Node {
  type: string;
  value?: string;
  name?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: Attribute[] | Record<string, string>;
  children?: Node[];
  data?: {
    estree?: Program;
    directiveLabel?: boolean;
    hName?: string;
    hProperties?: Record<string, unknown>;
    id?: string;
  };
  position?: { start: { line: number; offset: number }; end: { offset: number } };
}

/** Nodes of MDX, kept as they are between Markdown and HTML. */
const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

/** Names of `:::name`, those of Docusaurus. */
const ADMONITIONS = new Set('secondary info success danger note tip warning important caution'.split(' '));
const ADMONITION_TITLE = 'admonition-title';

/** The comment of an expression that holds nothing else. */
function commentOf({ data }: Node): string | undefined {
  const { body, comments } = data?.estree ?? {};
  return body?.length === 0 && comments?.length === 1 ? comments[0]?.value.trim() : undefined;
}

/** The id in a comment at the end of a heading, as Docusaurus reads it: `#id`, up to the first space. */
function commentId(heading: Node): string | undefined {
  const last = heading.children?.at(-1);
  const comment =
    last?.type === 'mdxTextExpression'
      ? commentOf(last)
      : last?.type === 'html'
        ? /^<!--([\s\S]*)-->$/.exec(last.value ?? '')?.[1]?.trim()
        : undefined;
  const first = comment?.split(' ')[0];
  if (!first?.startsWith('#') || first.length < 2) return undefined;
  heading.children?.pop();
  const before = heading.children?.at(-1);
  if (before?.type === 'text') before.value = before.value?.trimEnd() ?? '';
  return first.slice(1);
}

/** The id in `{#id}` at the end of a heading; only plain Markdown can still hold one. */
function classicId(heading: Node, text: string): string | undefined {
  const { id } = parseMarkdownHeadingId(text, 'classic');
  const last = heading.children?.at(-1);
  if (!id || last?.type !== 'text') return undefined;
  last.value = parseMarkdownHeadingId(last.value ?? '', 'classic').text;
  return id;
}

/** Gives every heading the id that it has on the page, see @docusaurus/mdx-loader, remark/headings. */
function headingIds() {
  return (tree: unknown) => {
    const slugger = createSlugger();
    visit(tree as never, 'heading', (heading: Node) => {
      const shown = heading.children?.filter((c) => c.type !== 'html') ?? [];
      const text = toString(shown.length > 0 ? shown : heading);
      const id = commentId(heading) ?? classicId(heading, text) ?? slugger.slug(text);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    });
  };
}

/** `:::note` becomes an admonition; a colon that only looks like a directive becomes text again. */
function directives() {
  return (tree: unknown, file: VFile) => {
    visit(tree as never, (node: Node) => {
      const { start, end } = node.position ?? {};
      if (node.type === 'textDirective') {
        node.value = String(file).slice(start?.offset, end?.offset);
        node.type = 'text';
        delete node.children;
      } else if (node.type === 'containerDirective' && ADMONITIONS.has(node.name ?? '')) {
        const title = (node.attributes as Record<string, string> | undefined)?.['title'];
        node.data = { hName: 'admonition', hProperties: { type: node.name, ...(title ? { title } : {}) } };
        const label = node.children?.[0];
        if (label?.data?.directiveLabel) label.data = { hName: ADMONITION_TITLE };
      } else if (node.type === 'containerDirective' || node.type === 'leafDirective') {
        file.fail(
          `不認得「${node.name}」。修正：提醒寫成:::${[...ADMONITIONS].join('、:::')}之一；不是提醒的冒號，前面加反斜線。`,
          node as never,
        );
      }
    });
  };
}

type Labels = Pick<ParseContext, 'footnoteLabel' | 'footnoteBackLabel'>;

function mdxProcessor({ footnoteLabel, footnoteBackLabel }: Labels) {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMath)
    .use(directives)
    .use(headingIds)
    .use(remarkRehype, {
      passThrough: [...MDX_NODES],
      allowDangerousHtml: false,
      footnoteLabel,
      footnoteBackLabel,
    });
}

function markdownProcessor({ footnoteLabel, footnoteBackLabel }: Labels) {
  return unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMath)
    .use(directives)
    .use(headingIds)
    .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel, footnoteBackLabel })
    .use(rehypeRaw);
}

/** Blanks the front matter out, so that every line and column stays where it is. */
const withoutFrontMatter = (text: string) =>
  text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, (matter) =>
    matter.replace(/[^\r\n]/g, ' '),
  );

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

/** Is the node the marker of the excerpt's end? */
const isTruncate = (node: Node) =>
  (node.type === 'mdxFlowExpression' && commentOf(node) === 'truncate') ||
  (node.type === 'comment' && node.value?.trim() === 'truncate');

/** What MDX takes out of a paragraph: elements that stand alone in a line. */
const standsAlone = ({ children = [] }: Node) =>
  children.some((c) => c.type.startsWith('mdx')) &&
  children.every((c) => c.type.startsWith('mdx') || (c.type === 'text' && !c.value?.trim()));

/** Leaves out the line breaks between blocks, which nobody sees. */
function withoutGaps(children: Child[]): Child[] {
  const ends = (child: Child | undefined) =>
    child === undefined || (typeof child !== 'string' && !isPhrasing(child));
  return children.filter((child, i) => {
    const gap = typeof child === 'string' && child.trim() === '';
    return !(gap && (ends(children[i - 1]) || ends(children[i + 1])));
  });
}

/** Makes a file's tree. One instance for each file. */
class Converter {
  readonly toc: TocEntry[] = [];
  usesBlocks = false;
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
    return withoutGaps(childrenOf(children.map((child) => this.node(child))));
  }

  /** What the nodes of a root show. */
  root(nodes: Node[]): ContentNode {
    return h('root', {}, this.children({ type: 'root', children: nodes }));
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
    // Bold text and code hold their spaces; a paragraph of nothing but components is none.
    if (tag === 'p' && standsAlone(node)) return this.children(node);
    const { toc } = this;
    const element = h(
      tag,
      this.props(node.properties ?? {}),
      tag === 'pre' ? node.children?.map((c) => this.node(c)) : this.children(node),
    );
    const { id } = element.props;
    // The heading of the footnotes is added by the machine; the page's table of contents has none either.
    if ((tag === 'h2' || tag === 'h3') && typeof id === 'string' && id !== 'footnote-label') {
      toc.push({ id, text: plainText(element), depth: Number(tag[1]) });
    }
    return [element];
  }

  private math(node: Node, display: boolean): ContentNode {
    const tex = toString(node).trim();
    return h('math', { display, tex }, texWords(tex));
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
    return this.block(node, 'admonition', { ...node.properties, ...(title ? { title } : {}) }, content);
  }

  private block(node: Node, name: string, attributes: Record<string, unknown>, children: Child[]): Child[] {
    this.usesBlocks = true;
    try {
      return this.context.blocks.render(name, attributes, children);
    } catch (error) {
      if (error instanceof BlockError) this.fail(node, error.message);
      throw error;
    }
  }

  private attribute(node: Node, { type, name, value }: Attribute): [string, unknown] {
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
    const attributes = Object.fromEntries(
      ((node.attributes ?? []) as Attribute[]).map((a) => this.attribute(node, a)),
    );
    if (this.context.blocks.has(name)) return this.block(node, name, attributes, this.children(node));
    if (!/^[a-z][a-z\d-]*$/.test(name)) {
      this.fail(
        node,
        `不認得的元件<${name}>。修正：改用plugins/remark-blocks列出的元件；新元件要加進去，也加進plugins/content-db/blocks.ts。`,
      );
    }
    return [h(name, this.props(attributes), this.children(node))];
  }

  private expression(node: Node): Child[] {
    const { body = [] } = node.data?.estree ?? {};
    // Comments, and nothing at all.
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

/** Errors of the Markdown parser have a reason and a place. */
function isMessage(error: unknown): error is Error & { reason: string; line?: number } {
  return error instanceof Error && typeof (error as { reason?: unknown }).reason === 'string';
}

function toHast({ file, text }: Source, context: ParseContext): Node {
  const isMdx = file.endsWith('.mdx');
  const processor = isMdx ? mdxProcessor(context) : markdownProcessor(context);
  const input = new VFile({ path: file, value: withoutFrontMatter(text) });
  try {
    return processor.runSync(processor.parse(input), input) as unknown as Node;
  } catch (error) {
    if (!isMessage(error)) throw error;
    const fix = error.reason.includes('修正：')
      ? ''
      : '修正：檢查這裡的標籤、大括號與引號是否成對；文字裡的<與{前面加反斜線。';
    // A tag that is never closed is reported at the end of the file; its own place stands in the reason.
    const line = error.line ?? Number(/\((\d+):\d+/.exec(error.reason)?.[1] ?? 1);
    throw new ContentError(file, line, error.reason + fix);
  }
}

/**
 * The tree of a Markdown or MDX file as its page shows it.
 * Of a component stands what a reader sees; comments and imports stand nowhere.
 * @throws ContentError with file, line and fix for an unclosed tag, an unknown component, a wrong attribute …
 */
export function parseContent(source: Source, context: ParseContext): Parsed {
  const { children = [] } = toHast(source, context);
  const end = children.findIndex(isTruncate);
  const excerpt = end < 0 ? null : new Converter(source, context).root(children.slice(0, end));
  const converter = new Converter(source, context);
  const body = converter.root(children);
  return {
    body,
    excerpt,
    toc: converter.toc,
    text: plainText(body),
    usesBlocks: converter.usesBlocks,
  };
}
