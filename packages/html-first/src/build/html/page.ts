/** A finished page. It is parsed once, and steps change it by position, so that everything else stays as Docusaurus wrote it. */
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap, type Token } from 'parse5';

import { FRAME_PART } from '../../browser/constants';
import { findCut, type Cut } from './cut';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];
type Place = Token.ElementLocation;

export interface Part {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  start: number;
  end: number;
  contentStart: number;
  contentEnd: number;
  attributePlaces: Readonly<Record<string, Token.Location>>;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for elements and quoted attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character);

export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}>`;

/** An element for `appendOwnToHead`, with Docusaurus' mark of what belongs to one page. */
export const ownTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  tag(name, { 'data-rh': 'true', ...attributes });

const ASKED_NAMES = ['html', 'head', 'main', 'script', 'h1'];
const ASKED_ATTRIBUTES = [FRAME_PART, 'data-layout', 'data-error-status', 'data-error-message', 'data-keep'];

/** Do the steps need this element of the body? Keeping all elements would take many times the memory of the page's text. */
const isAsked = ({ tagName, attrs }: Element): boolean =>
  ASKED_NAMES.includes(tagName) || attrs.some(({ name }) => ASKED_ATTRIBUTES.includes(name));

function toPart({ tagName, attrs, childNodes }: Element, place: Place): Part {
  const text = childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
  return {
    name: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    text,
    start: place.startOffset,
    end: place.endOffset,
    contentStart: place.startTag?.endOffset ?? place.startOffset,
    contentEnd: place.endTag?.startOffset ?? place.endOffset,
    attributePlaces: place.attrs ?? {},
  };
}

interface Change {
  start: number;
  end: number;
  markup: string;
}

/** Reads the content of `<main>` while a page is parsed, with the positions of its elements. @returns changes it later */
export type ReadMain = (main: Element, text: string) => (page: Page) => void;

export class Page {
  readonly #changes: Change[] = [];
  #ownHead = '';

  private constructor(
    readonly text: string,
    /** the elements of the head, and those of the body that the steps ask for, in their order */
    readonly parts: readonly Part[],
    /** where the content of each `<main>` can be cut in two */
    readonly cuts: readonly Cut[],
    /** what the site wants changed in each `<main>` */
    private readonly mains: readonly ((page: Page) => void)[],
  ) {}

  /** @param readMain see {@link ReadMain} */
  static parse(text: string, readMain?: ReadMain): Page {
    const parts: Part[] = [];
    const cuts: Cut[] = [];
    const mains: ((page: Page) => void)[] = [];
    const visit = (node: Node, inHead: boolean): void => {
      if (tree.isElementNode(node)) {
        const place = node.sourceCodeLocation;
        // The parser adds elements that the text omits; they have no start tag.
        if (place?.startTag && (inHead || isAsked(node))) parts.push(toPart(node, place));
        if (node.tagName === 'main') {
          cuts.push(findCut(node));
          if (readMain) mains.push(readMain(node, text));
        }
      }
      if (!('childNodes' in node)) return;
      const below = inHead || node.nodeName === 'head';
      for (const child of node.childNodes) visit(child, below);
    };
    visit(parse(text, { sourceCodeLocationInfo: true }), false);
    return new Page(text, parts, cuts, mains);
  }

  all(name: string): Part[] {
    return this.parts.filter((part) => part.name === name);
  }

  /** @throws Error when there is none, or more than one */
  only(name: string): Part {
    const [part, ...others] = this.all(name);
    if (!part || others.length > 0) {
      throw new Error(
        `A page must have exactly one <${name}>, and this one has ${part ? others.length + 1 : 0}. Fix: look at its layout; the HTML template and minifier have to keep <${name}>.`,
      );
    }
    return part;
  }

  get title(): string {
    return this.parts.find(({ name }) => name === 'title')?.text ?? '';
  }

  /** Content of a `<meta name>`; an empty text where there is none. */
  meta(name: string): string {
    const found = this.all('meta').find(({ attributes }) => attributes.get('name') === name);
    return found?.attributes.get('content') ?? '';
  }

  /** Inserts markup at a position, after earlier insertions at the same position. */
  insert(at: number, markup: string): void {
    this.replace(at, at, markup);
  }

  replace(start: number, end: number, markup: string): void {
    this.#changes.push({ start, end, markup });
  }

  remove({ start, end }: Part): void {
    this.replace(start, end, '');
  }

  /** @throws Error when the element has no such attribute */
  setAttribute(part: Part, name: string, value: string): void {
    const place = part.attributePlaces[name];
    if (!place) throw new Error(`<${part.name}> has no ${name}.`);
    this.replace(place.startOffset, place.endOffset, `${name}="${escaped(value)}"`);
  }

  quoteAttributes({ attributes, attributePlaces }: Part): void {
    for (const [name, { startOffset, endOffset }] of Object.entries(attributePlaces)) {
      if (/["']$/.test(this.text.slice(startOffset, endOffset))) continue;
      this.replace(startOffset, endOffset, `${name}="${escaped(attributes.get(name) ?? '')}"`);
    }
  }

  appendToHead(markup: string): void {
    this.insert(this.only('head').contentEnd, markup);
  }

  /** Appends what belongs to this page alone: payloads have it, and a route change takes it away. @param markup elements made by `ownTag` */
  appendOwnToHead(markup: string): void {
    this.#ownHead += markup;
    this.appendToHead(markup);
  }

  /** The elements of the head that change with the page: those that Docusaurus marks, without those that were taken away, and those that the build added. */
  get ownHead(): string {
    const marked = this.parts.filter(({ name, attributes }) => attributes.has('data-rh') && name !== 'html');
    return marked.map(({ start, end }) => this.slice(start, end)).join('') + this.#ownHead;
  }

  /** Changes the content as was found out when the page was parsed, see {@link ReadMain}. */
  finishMains(): void {
    for (const change of this.mains) change(this);
  }

  /** A copy with the changes so far; later changes affect only one of the two. */
  copy(): Page {
    const page = new Page(this.text, this.parts, this.cuts, this.mains);
    page.#ownHead = this.#ownHead;
    page.#changes.push(...this.#changes);
    return page;
  }

  /** The page from one position to another, with the changes between them. */
  slice(start: number, end: number): string {
    const changes = this.#changes
      .filter((change) => change.start >= start && change.end <= end)
      .sort((a, b) => a.start - b.start);
    let from = start;
    let text = '';
    let last = start;
    for (const change of changes) {
      // Replaced or removed already; what is only inserted before it stays.
      const isInsertion = change.start === change.end;
      if (change.start < from && !(isInsertion && change.start === last)) continue;
      text += this.text.slice(from, Math.max(from, change.start)) + change.markup;
      from = Math.max(from, change.end);
      last = change.start;
    }
    return text + this.text.slice(from, end);
  }

  toString(): string {
    return this.slice(0, this.text.length);
  }
}
