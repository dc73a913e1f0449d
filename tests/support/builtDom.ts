/** Pages of build/ that tests can ask with selectors, as they are read where scripts are off. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Window, type Document, type Element } from 'happy-dom';
import { serialize } from 'parse5';
import { builtPage, parsedPage } from './builtPages';

const { DOMParser } = new Window();
const pages = new Map<string, Document>();

/** A page that tests can ask. parse5 reads it first, because happy-dom does not put back what the minifier leaves out. */
export const parseDocument = (html: string): Document =>
  new DOMParser().parseFromString(serialize(parsedPage(html)), 'text/html');

/**
 * The page that build/ answers with at this path.
 * @throws when there is none
 */
export function pageAt(pathname: string): Document {
  const known = pages.get(pathname);
  if (known) return known;
  const page = new DOMParser().parseFromString(serialize(builtPage(pathname)), 'text/html');
  pages.set(pathname, page);
  return page;
}

/** The elements of a page, or below one of its elements, that a selector means. */
export const all = (within: Document | Element, selector: string): Element[] => [
  ...within.querySelectorAll(selector),
];

/** The only element that a selector means. @throws when there is none or another one */
export function one(within: Document | Element, selector: string): Element {
  const [found, other] = all(within, selector);
  if (!found || other) throw new Error(`${found ? 'more than one' : 'no'} ${selector}`);
  return found;
}

export const listHrefs = (links: readonly Element[]): string[] =>
  links.map((link) => link.getAttribute('href') ?? '');
export const listTexts = (elements: readonly Element[]): string[] =>
  elements.map(({ textContent }) => textContent);

/** What build/ answers with at an address. @throws when there is nothing */
export const fileAt = (address: string): string =>
  readFileSync(path.join('build', decodeURI(address).replace(/\/$/, '/index.html')), 'utf8');
