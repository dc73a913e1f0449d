import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { ContentError } from './errors';
import { findComment, type MarkdownNode } from './nodes';

export interface Source {
  /** path from the site's folder, e.g. docs/index.mdx; its ending, .md or .mdx, chooses the format */
  file: string;
  /** with its front matter, so that lines are those of the file */
  text: string;
  /** address of its page below the site's base path, with a slash at its end */
  path: string;
}

/** What stands above the footnotes, and what each link back to the text is called. */
export interface FootnoteLabels {
  footnoteLabel: string;
  footnoteBackLabel: string;
}

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const ADMONITIONS = new Set('secondary info success danger note tip warning important caution'.split(' '));
export const ADMONITION_TITLE = 'admonition-title';

/** The id in a comment at the end of a heading, as Docusaurus reads it: `#id`, up to the first space. */
function commentId(heading: MarkdownNode): string | undefined {
  const last = heading.children?.at(-1);
  const comment =
    last?.type === 'mdxTextExpression'
      ? findComment(last)
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
function classicId(heading: MarkdownNode, text: string): string | undefined {
  const { id } = parseMarkdownHeadingId(text, 'classic');
  const last = heading.children?.at(-1);
  if (!id || last?.type !== 'text') return undefined;
  last.value = parseMarkdownHeadingId(last.value ?? '', 'classic').text;
  return id;
}

/** Gives every heading the id that it has on the page, see @docusaurus/mdx-loader, remark/headings. */
function headingIds() {
  return (tree: MarkdownNode) => {
    const slugger = createSlugger();
    visit(tree, 'heading', (heading: MarkdownNode) => {
      const shown = heading.children?.filter((c) => c.type !== 'html') ?? [];
      const text = toString(shown.length > 0 ? shown : heading);
      const id = commentId(heading) ?? classicId(heading, text) ?? slugger.slug(text);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    });
  };
}

/** `:::note` becomes an admonition; a colon that only looks like a directive becomes text again. */
function directives() {
  return (tree: MarkdownNode, file: VFile) => {
    visit(tree, (node) => {
      const { start, end } = node.position ?? {};
      if (node.type === 'textDirective') {
        node.value = String(file).slice(start?.offset, end?.offset);
        node.type = 'text';
        delete node.children;
      } else if (node.type === 'containerDirective' && ADMONITIONS.has(node.name ?? '')) {
        const title = Array.isArray(node.attributes) ? undefined : node.attributes?.['title'];
        node.data = { hName: 'admonition', hProperties: { type: node.name, ...(title && { title }) } };
        const label = node.children?.[0];
        if (label?.data?.directiveLabel) label.data = { hName: ADMONITION_TITLE };
      } else if (node.type === 'containerDirective' || node.type === 'leafDirective') {
        file.fail(
          `不認得「${node.name}」。修正：提醒寫成:::${[...ADMONITIONS].join('、:::')}之一；不是提醒的冒號，前面加反斜線。`,
          node,
        );
      }
    });
  };
}

/** Reads MDX, or Markdown, whose HTML is left out: remarkSafe refuses all but comments. */
const makeParser = (file: string) =>
  unified()
    .use(remarkParse)
    .use(file.endsWith('.mdx') ? [remarkMdx] : [])
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkMath);

/** Blanks the front matter out, so that every line and column stays where it is. */
const withoutFrontMatter = (text: string) =>
  text.replace(/^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?=\r?\n|$)/, (matter) =>
    matter.replace(/[^\r\n]/g, ' '),
  );

function isMessage(error: unknown): error is Error & { reason: string; line?: number } {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** Turns what the parser says into an error with file, line and fix. */
function asContentError<T>(file: string, read: () => T): T {
  try {
    return read();
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

const toInput = ({ file, text }: Source) => new VFile({ path: file, value: withoutFrontMatter(text) });

/** The Markdown of a file as its writer wrote it. @throws ContentError with file, line and fix */
export const toMdast = (source: Source): MarkdownNode =>
  asContentError(source.file, () => makeParser(source.file).parse(toInput(source)) as MarkdownNode);

/** The HTML of a file, components as they are written. @throws ContentError with file, line and fix */
export function toHast(source: Source, { footnoteLabel, footnoteBackLabel }: FootnoteLabels): MarkdownNode {
  const processor = makeParser(source.file)
    .use(directives)
    .use(headingIds)
    .use(remarkRehype, { passThrough: [...MDX_NODES], footnoteLabel, footnoteBackLabel });
  const input = toInput(source);
  return asContentError(source.file, () => processor.runSync(processor.parse(input), input) as MarkdownNode);
}
