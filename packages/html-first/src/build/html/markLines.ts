import { defaultTreeAdapter as tree, type DefaultTreeAdapterMap } from 'parse5';
import {
  findPauses,
  findUnbroken,
  headingBreaks,
  type HeadingWords,
  type Span,
  type UnbrokenWords,
} from '../../lines';
import { escaped, type Page, type ReadMain } from './page';

type Element = DefaultTreeAdapterMap['element'];

/** Code, drawings and what is quoted from files have their own rules, and React expects its islands as it wrote them. */
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
      name === 'data-island' ||
      (name === 'translate' && value === 'no') ||
      (name === 'class' && /(?:^| )katex(?: |$)/.test(value)),
  );

/** With at most so many characters, a text fits into one line wherever it stands, even beside others. */
const SHORT = 8;
/** A paragraph and the summary of a fold have a line for themselves. */
const SHORT_PARAGRAPH = 12;
/** A title has at least so much room on a desk, where nothing stands beside it. */
const DESK = 14;
/** Cells of tables are as narrow as their words allow. */
const CELLS = ['td', 'th'];

const isMarked = ({ attrs }: Element): boolean =>
  attrs.some(({ name, value }) => name === 'class' && /(?:^| )num(?: |$)/.test(value));

/** Joins spans that overlap. Between two that touch a line may end. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

type Rules = ReturnType<typeof headingBreaks> & { findWords: ReturnType<typeof findUnbroken> };

interface Lines {
  unbroken: Span[];
  /** the elements that hold one such word and nothing else, or too little to need a mark of their own: where their classes stand, or belong, and what they are */
  whole: { place: Span; classes: string }[];
  /** where headings may be divided on phones: between words */
  divides: number[];
  /** those of them in clauses that are longer than a title's line on a desk */
  far: number[];
  /** where headings may be divided everywhere: after a pause, which WebKit does not see by itself where `keep-all` is set */
  pauses: number[];
  /** what React writes between texts to find them again, which nobody needs in a page that stays HTML */
  separators: Span[];
}

function findClasses({ attrs, tagName, sourceCodeLocation: place }: Element): Lines['whole'] {
  if (!place?.startTag) return [];
  const old = place.attrs?.['class'];
  const after = place.startOffset + 1 + tagName.length;
  const classes = attrs.find(({ name }) => name === 'class')?.value ?? '';
  return [{ place: old ? [old.startOffset, old.endOffset] : [after, after], classes }];
}

/** The texts directly in an element, those that only comments separate as one: where their pieces stand. */
function textRuns({ childNodes }: Element): Span[][] {
  const runs: Span[][] = [[]];
  for (const node of childNodes) {
    const place = node.sourceCodeLocation;
    if (tree.isElementNode(node)) runs.push([]);
    else if (tree.isTextNode(node) && place) runs.at(-1)?.push([place.startOffset, place.endOffset]);
  }
  return runs.filter(({ length }) => length > 0);
}

/** Where a character of a run stands in the page; where the run ends for one behind it. */
function positionIn(pieces: readonly Span[], index: number): number {
  let left = index;
  let last = 0;
  for (const [start, end] of pieces) {
    if (left < end - start) return start + left;
    left -= end - start;
    last = end;
  }
  return last;
}

const noLines = (): Lines => ({ unbroken: [], whole: [], divides: [], far: [], pauses: [], separators: [] });

/** Notes how lines may be divided below an element. @param text the page, in which the parser recorded positions @param lines to which they are added @param inHeading is it part of a heading? */
function addLines(element: Element, text: string, rules: Rules, lines: Lines, inHeading = false): void {
  if (isLeftAlone(element)) return;
  const isHeading = inHeading || /^h[1-4]$/.test(element.tagName);
  const hasMark = isMarked(element);
  // What is kept in one line already needs none of this.
  const below = hasMark ? { ...noLines(), separators: lines.separators } : lines;
  for (const node of element.childNodes) {
    const place = node.sourceCodeLocation;
    if (tree.isElementNode(node)) addLines(node, text, rules, below, isHeading);
    else if (tree.isCommentNode(node) && place) lines.separators.push([place.startOffset, place.endOffset]);
  }
  if (hasMark) return;
  const runs = textRuns(element);
  const isLeaf = !element.childNodes.some((node) => tree.isElementNode(node));
  // What the style sheet writes before a label's value may be divided.
  const isLabelled = element.attrs.some(({ name }) => name === 'data-label');
  for (const pieces of runs) {
    const written = pieces.map(([start, end]) => text.slice(start, end)).join('');
    const at = (index: number): number => positionIn(pieces, index);
    const spanAt = ([from, to]: Span): Span => [at(from), at(to - 1) + 1];
    const words = rules.findWords(written).map(spanAt);
    const ending = isHeading ? rules.findEnding(written) : null;
    const unbroken = joined(ending === null ? words : [...words, spanAt([ending, written.length])]);
    const [word] = unbroken;
    const isWhole = word && word[0] === at(0) && word[1] === spanAt([0, written.length])[1];
    const most = CELLS.includes(element.tagName)
      ? 0
      : ['p', 'summary'].includes(element.tagName)
        ? SHORT_PARAGRAPH
        : SHORT;
    if (isLeaf && (isWhole || (word && written.length <= most)) && !isLabelled)
      lines.whole.push(...findClasses(element));
    else lines.unbroken.push(...unbroken);
    if (!isHeading) continue;
    const outside = (place: number) => !unbroken.some(([from, to]) => from < place && place < to);
    const added = (indices: readonly number[]) => indices.map(at).filter(outside);
    lines.divides.push(...added(rules.findClauseBreaks(written)));
    lines.far.push(...added(rules.findClauseBreaks(written, DESK)));
    lines.pauses.push(...added(findPauses(written)));
  }
}

/** Writes into a page what was noted of it. */
function mark(page: Page, { unbroken, whole, divides, far, pauses, separators }: Lines): void {
  for (const [start, end] of separators) page.replace(start, end, '');
  for (const at of divides)
    page.insert(at, far.includes(at) ? '<span class="word far"></span>' : '<span class=word></span>');
  for (const at of pauses) page.insert(at, '<wbr>');
  for (const { place, classes } of whole) {
    const attribute = classes === '' ? 'class=num' : `class="${escaped(classes)} num"`;
    const [start, end] = place;
    page.replace(start, end, start === end ? ` ${attribute}` : attribute);
  }
  for (const [start, end] of unbroken)
    page.replace(
      start,
      end,
      `<span class=num>${page.text.slice(start, end).replaceAll(/<!--.*?-->/gs, '')}</span>`,
    );
}

/**
 * Marks where lines of Chinese may end, so that a style sheet can keep dates, numbers with what they count and the ends of headings in
 * one line (`num`), and divide long headings between words: at `word` on phones, at `word far` everywhere. Texts that React wrote in
 * pieces become one. @param words of the site @returns for the option `readMain`
 */
export function markLines(words: HeadingWords & UnbrokenWords): ReadMain {
  const rules = { findWords: findUnbroken(words), ...headingBreaks(words) };
  return (main, text) => {
    const lines = noLines();
    addLines(main, text, rules, lines);
    return (page) => mark(page, lines);
  };
}
