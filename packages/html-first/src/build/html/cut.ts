/** Cuts the content of a page in two: what is inserted before the first frame after a click, and the rest. Pure. */
import { defaultTreeAdapter as tree, type DefaultTreeAdapterMap } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Text = DefaultTreeAdapterMap['textNode'];

/** Least characters of the beginning, drawings aside and short lines counted for more: it fills a window of 1440 × 900, and more would only delay the first frame. */
const BEGINNING = 1_000;
/** What begins a line of its own, however short it is, and how many characters this counts for. */
const LINES = ['p', 'li', 'h1', 'h2', 'h3', 'h4', 'dt', 'dd', 'tr', 'figcaption', 'summary'];
const LINE = 10;
/** An element that has this much more is opened, and not inserted whole. */
const OPENED = 1_000;
/** Elements to which content can be added later without a change in what they are. */
const CONTAINERS = ['div', 'section', 'article', 'header', 'ol', 'ul', 'li', 'dl', 'dd'];

export interface Cut {
  end: number;
  /** what the elements lack that are open there, from the inside out, as start and end */
  rest: [start: number, end: number][];
}

const listElements = ({ childNodes }: Element): Element[] =>
  childNodes.filter((child) => tree.isElementNode(child));

const isClosedFold = ({ tagName, attrs }: Element): boolean =>
  tagName === 'details' && !attrs.some(({ name }) => name === 'open');

/** The texts that are seen outside of drawings, and the beginnings of lines. */
function* linesIn(element: Element): Generator<Text | typeof LINE> {
  const isClosed = isClosedFold(element);
  for (const child of element.childNodes) {
    if (tree.isTextNode(child) && !isClosed) yield child;
    // Of a menu one line is seen.
    if (!tree.isElementNode(child) || ['svg', 'select'].includes(child.tagName)) continue;
    if (isClosed && child.tagName !== 'summary') continue;
    if (LINES.includes(child.tagName)) yield LINE;
    yield* linesIn(child);
  }
}

function limitIn(main: Element): number {
  let missing = BEGINNING;
  let line = 0;
  for (const part of linesIn(main)) {
    if (part === LINE) line = LINE;
    else if (part.value.trim()) {
      missing -= part.value.trim().length + line;
      line = 0;
      if (missing <= 0) return part.sourceCodeLocation?.startOffset ?? Infinity;
    }
  }
  return Infinity;
}

/** @param main with the positions of its elements @throws Error where the parser kept none */
export function findCut(main: Element): Cut {
  const locateElement = (element: Element) => {
    const place = element.sourceCodeLocation;
    if (!place?.startTag)
      throw new Error(
        `<${element.tagName}> has no place. Fix: html-first/src/build/html/page.ts has to note places when it parses a page.`,
      );
    return {
      from: place.startTag.endOffset,
      to: place.endTag?.startOffset ?? place.endOffset,
      end: place.endOffset,
    };
  };
  const limit = limitIn(main);
  const rest: Cut['rest'] = [];
  let open = main;
  for (;;) {
    const { to } = locateElement(open);
    const last = listElements(open).find((child) => locateElement(child).end > limit);
    if (!last) return { end: to, rest: [[to, to], ...rest] };
    const { from, end } = locateElement(last);
    rest.unshift([end, to]);
    if (!CONTAINERS.includes(last.tagName) || end - limit <= OPENED || from >= limit) return { end, rest };
    open = last;
  }
}
