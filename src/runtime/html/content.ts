/** What an HTML page consists of: read from the document for the page that was served, from the payload for all others. */
import { createElement, type ReactElement } from 'react';
import type { RoutePayload } from '@site/src/lib/browser/payload';

/** The plugin whose pages have the blog's layout. */
const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';

export interface HtmlContent {
  /** below the base path */
  path: string;
  /** name of the plugin that made the page; the frame depends on it */
  plugin: string;
  /** class of `<html>` */
  htmlClass: string;
  /** elements of the head that belong to this page */
  head: ReactElement[];
  /** style sheets that the content needs besides the site's own: address → text */
  styles: RoutePayload['styles'];
  /** attributes of `<main>` as React names them */
  main: Record<string, string>;
  /** what stands in `<main>`, or its beginning */
  html: { readonly __html: string };
  /** what the elements lack that are still open at the end of the beginning, from the inside out */
  rest: readonly string[];
  /** is everything to be inserted before the first frame, because a place further down is wanted? */
  whole: boolean;
  /** is it the page that stands in the document? */
  served: boolean;
  /** set where browsers should draw the page with React, and its code did not come */
  withoutCode?: boolean;
}

/** Names of attributes that differ between HTML and React. */
const REACT_NAMES: Record<string, string> = {
  class: 'className',
  charset: 'charSet',
  'http-equiv': 'httpEquiv',
  hreflang: 'hrefLang',
};

const propsOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries([...attributes].map(({ name, value }) => [REACT_NAMES[name] ?? name, value]));

/** The elements of a head as Helmet takes them; `data-rh` is its own mark. */
const headOf = (elements: Iterable<Element>): ReactElement[] =>
  [...elements].map((element, key) => {
    const { 'data-rh': _mark, ...props } = propsOf(element);
    return createElement(
      element.localName,
      { ...props, key },
      ...(element.textContent ? [element.textContent] : []),
    );
  });

/** The page that was served, as it stands in the document. */
export function fromDocument(path: string): HtmlContent {
  const main = document.querySelector('main');
  return {
    path,
    plugin: document.querySelector('footer[data-layout="blog"]') ? BLOG_PLUGIN : '',
    htmlClass: document.documentElement.className,
    head: headOf(document.head.querySelectorAll('[data-rh]')),
    styles: {},
    main: main ? propsOf(main) : {},
    html: {
      // React asks for the text only where it cannot take over the served page and draws it anew.
      get __html() {
        return document.querySelector('main')?.innerHTML ?? '';
      },
    },
    rest: [],
    whole: true,
    served: true,
  };
}

/** A page as its payload has it. @param whole see HtmlContent */
export function fromPayload(payload: RoutePayload, whole: boolean): HtmlContent {
  const { path, plugin, htmlClass, head, styles, main, first, rest } = payload;
  const template = document.createElement('template');
  template.innerHTML = `${main}</main>`;
  const element = template.content.firstElementChild;
  const headElements = document.createElement('template');
  headElements.innerHTML = head;
  return {
    path,
    plugin,
    htmlClass,
    head: headOf(headElements.content.children),
    styles,
    main: element ? propsOf(element) : {},
    html: { __html: first },
    rest,
    whole,
    served: false,
  };
}

const adopted = new Set<string>();

/**
 * Adds the style sheets of a page that are not there yet. Their texts come with the payload: one more round of requests would
 * take longer than the payload itself. To be called in the task that inserts the content: any earlier, the browser would lay out
 * the old page once more.
 */
export function addStyles(styles: RoutePayload['styles']): void {
  for (const [href, text] of Object.entries(styles)) {
    if (adopted.has(href) || document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) continue;
    adopted.add(href);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
}
