/** Which of many pages of one template are opened in a browser, where opening all of them would take minutes. */
import { attribute, elementsIn, isElement, type Element } from './builtPages';

/** A page among its like, and the kinds of things on it. */
export interface Candidate {
  address: string;
  kinds: ReadonlySet<string>;
}

/** What the page or a part of it is about, and the figures that an island is given: they differ without looking different. */
const NOT_STATE = ['data-period', 'data-props'];

/** Attributes by which components tell states apart. */
const isState = (name: string): boolean =>
  (name.startsWith('data-') && !NOT_STATE.includes(name)) ||
  ['role', 'open', 'colspan', 'rowspan'].includes(name);

const classifyElement = (element: Element): string =>
  [
    element.tagName,
    attribute(element, 'class') ?? '',
    ...element.attrs.filter(({ name }) => isState(name)).map(({ name, value }) => `${name}=${value}`),
  ].join(' ');

/**
 * The kinds of elements below one: what each is and in which state, what it stands in, and whether words stand in it that
 * are about twice as long as others (a long word can push a page wider than its window).
 */
export function kindsIn(root: Element): Set<string> {
  const kinds = new Set<string>();
  for (const element of [root, ...elementsIn(root)]) {
    const parent = element.parentNode;
    const kind = `${parent && isElement(parent) ? classifyElement(parent) : ''} > ${classifyElement(element)}`;
    kinds.add(kind);
    for (const node of element.childNodes) {
      if (node.nodeName !== '#text' || !('value' in node)) continue;
      const longest = Math.max(...node.value.split(/[\s\u200b]+/).map((word) => word.length));
      for (let length = 16; length <= longest; length *= 2) kinds.add(`${kind} ${length}`);
    }
  }
  return kinds;
}

/** A few of the pages that, with those that are visited anyway, have every kind of thing that any of them has. */
export function coveringSample(candidates: readonly Candidate[], visited: readonly Candidate[]): string[] {
  const missing = new Set(candidates.flatMap(({ kinds }) => [...kinds]));
  for (const { kinds } of visited) for (const kind of kinds) missing.delete(kind);
  const chosen: string[] = [];
  while (missing.size > 0) {
    const newKinds = ({ kinds }: Candidate) => [...kinds].filter((kind) => missing.has(kind)).length;
    const best = candidates.reduce((a, b) => (newKinds(b) > newKinds(a) ? b : a));
    chosen.push(best.address);
    for (const kind of best.kinds) missing.delete(kind);
  }
  return chosen;
}
