/**
 * Keeps dates, numbers with what they count and the ends of headings in one line, and divides long headings between words.
 * Writers and components write plain text; these places are marked in the finished page (page.ts).
 */
import { defaultTreeAdapter as tree, type DefaultTreeAdapterMap } from 'parse5';
import { dividesOf, endingOf, pausesOf, unbrokenWords } from '../../src/lib/text/lines';

type Element = DefaultTreeAdapterMap['element'];

/** Positions in the text of the page. */
type Span = [start: number, end: number];

/** Code and drawings have their own rules, `num` is whole already, and React expects its islands as it wrote them. */
const LEFT_ALONE = [
  'script',
  'style',
  'pre',
  'code',
  'svg',
  'math',
  'template',
  'noscript',
  'textarea',
  'select',
];
const isLeftAlone = ({ tagName, attrs }: Element): boolean =>
  LEFT_ALONE.includes(tagName) ||
  attrs.some(
    ({ name, value }) =>
      name === 'data-island' || (name === 'class' && /(?:^| )(?:katex|num)(?: |$)/.test(value)),
  );

/** Joins spans that touch or overlap. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

export interface Lines {
  /** words that no line may divide */
  unbroken: Span[];
  /** where headings may be divided on phones: between words */
  divides: number[];
  /** where headings may be divided everywhere: after a pause, which WebKit does not see by itself where `keep-all` is set */
  pauses: number[];
}

/**
 * How lines may be divided below an element.
 * @param text the page, in which the parser recorded the positions
 * @param inHeading is the element part of a heading?
 */
export function linesOf(element: Element, text: string, inHeading = false): Lines {
  const lines: Lines = { unbroken: [], divides: [], pauses: [] };
  if (isLeftAlone(element)) return lines;
  const isHeading = inHeading || /^h[1-4]$/.test(element.tagName);
  for (const node of element.childNodes) {
    if (tree.isElementNode(node)) {
      const below = linesOf(node, text, isHeading);
      lines.unbroken.push(...below.unbroken);
      lines.divides.push(...below.divides);
      lines.pauses.push(...below.pauses);
    }
    const place = node.sourceCodeLocation;
    if (!tree.isTextNode(node) || !place) continue;
    const { startOffset: start, endOffset: end } = place;
    const written = text.slice(start, end);
    const words = unbrokenWords(written).map(([from, to]): Span => [start + from, start + to]);
    const ending = isHeading ? endingOf(written) : null;
    const unbroken = joined(ending === null ? words : [...words, [start + ending, end]]);
    lines.unbroken.push(...unbroken);
    if (!isHeading) continue;
    const outside = (at: number) => !unbroken.some(([from, to]) => from < at && at < to);
    const added = (places: readonly number[]) => places.map((at) => start + at).filter(outside);
    lines.divides.push(...added(dividesOf(written)));
    lines.pauses.push(...added(pausesOf(written)));
  }
  return lines;
}
