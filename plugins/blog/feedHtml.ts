/** Posts as feeds carry them: their readers have none of the site's styles and scripts, so what those hide or choose is stated in the markup or left out. */
import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const findAttribute = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/** Links of headings to themselves, and what speaks of the screen only. */
const LEFT_OUT = /(?:^| )(?:hash-link|noPrint)(?: |$)/;
/** `annotation` has the formula in TeX, which readers without MathML would show after it. */
const LEFT_OUT_NAMES = ['annotation', 'button', 'script', 'style', 'template'];

const isDrawing = (node: Node | undefined): boolean =>
  node !== undefined &&
  tree.isElementNode(node) &&
  node.tagName === 'svg' &&
  findAttribute(node, 'role') === 'img';

function isLeftOut(node: Node, before: readonly Node[]): boolean {
  if (tree.isCommentNode(node)) return true;
  if (!tree.isElementNode(node)) return false;
  // Of the drawings of one chart, the style sheet would choose one.
  if (isDrawing(node) && before.some(isDrawing)) return true;
  return LEFT_OUT_NAMES.includes(node.tagName) || LEFT_OUT.test(findAttribute(node, 'class') ?? '');
}

const REFERENCES = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for', 'headers'];
const isForPageOnly = (name: string): boolean =>
  /^data-/.test(name) || ['class', 'focusable', 'tabindex', 'translate'].includes(name);

/** The text of a post without what only its page can show. Addresses have to be absolute already. */
export function toFeedHtml(html: string): string {
  const fragment = parseFragment(html);
  const elements: Element[] = [];
  const clean = (node: Node): void => {
    if (!('childNodes' in node)) return;
    node.childNodes = node.childNodes.filter((child, index, all) => !isLeftOut(child, all.slice(0, index)));
    for (const child of node.childNodes) {
      if (tree.isElementNode(child)) elements.push(child);
      clean(child);
    }
  };
  clean(fragment);
  const ids = new Set(elements.flatMap((element) => findAttribute(element, 'id') ?? []));
  for (const element of elements) {
    element.attrs = element.attrs.filter(
      ({ name, value }) =>
        !isForPageOnly(name) && !(REFERENCES.includes(name) && value.split(' ').some((id) => !ids.has(id))),
    );
  }
  return serialize(fragment);
}
