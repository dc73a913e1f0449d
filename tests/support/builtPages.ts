/** The pages of build/ as a browser's parser reads them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  defaultTreeAdapter,
  parse,
  Parser,
  serialize,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

const BUILD = path.resolve('build');

interface BuiltPage {
  /** below build/ */
  file: string;
  document: Document;
  /** what the parser had to mend, by the specification's names */
  errors: string[];
}

const pages = new Map<string, BuiltPage>();

/** With a listener the parser notes where every node stands as well, which takes as long as all else; errors ask for it. */
function parseHearing(html: string, notesPlaces: boolean): Omit<BuiltPage, 'file'> {
  const errors: string[] = [];
  const parser = new Parser<DefaultTreeAdapterMap>({
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => errors.push(`${code} at ${startLine}:${startCol}`),
  });
  parser.options.sourceCodeLocationInfo = notesPlaces;
  parser.tokenizer.write(html, true);
  return { document: parser.document, errors };
}

/** A file of build/, as it is read where scripts are off. It is parsed once for all tests of a process. */
function readPage(file: string): BuiltPage {
  const known = pages.get(file);
  if (known) return known;
  const html = readFileSync(path.join(BUILD, file), 'utf8');
  const read = parseHearing(html, false);
  const page = { file, ...(read.errors.length === 0 ? read : parseHearing(html, true)) };
  pages.set(file, page);
  return page;
}

let everyPage: readonly BuiltPage[] | undefined;

/**
 * Every page. All tests of a process share them.
 * @throws when there is no built site
 */
export const builtPages = (): readonly BuiltPage[] => (everyPage ??= readPages());

function readPages(): BuiltPage[] {
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw new Error('build/裡沒有網站。請先執行npm run build。');
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map(readPage);
}

/** A page's HTML, as it is read where scripts are off. */
export const parsedPage = (html: string): Document => parse(html, { scriptingEnabled: false });

/** The page that build/ answers with at this path. All tests of a process share it. */
export const builtPage = (pathname: string): Document =>
  readPage(pathname === '/404/' ? '404.html' : path.join(pathname, 'index.html').replace(/^\//, '')).document;

/** The page written out in full: quotes, end tags and all that the minifier may leave out. */
export const wholeText = ({ document }: BuiltPage): string => serialize(document);

export const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node);

/** All elements below a node in their order. Templates are none. A list: generators within each other took seconds. */
export function elementsIn(parent: ParentNode): Element[] {
  const found: Element[] = [];
  const visit = ({ childNodes }: ParentNode): void => {
    for (const node of childNodes) {
      if (!isElement(node)) continue;
      found.push(node);
      visit(node);
    }
  };
  visit(parent);
  return found;
}

/** The text of an element and of all below it. */
export const textIn = (element: Element): string =>
  element.childNodes
    .map((node) =>
      isElement(node) ? textIn(node) : node.nodeName === '#text' && 'value' in node ? node.value : '',
    )
    .join('');

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** Does build/ answer at this path? With a slash at the end there has to be a page. */
export function isPublished(pathname: string): boolean {
  const file = path.join(BUILD, decodeURI(pathname), pathname.endsWith('/') ? 'index.html' : '');
  return existsSync(file) && statSync(file).isFile();
}
