import { createElement, Fragment, type ReactNode } from 'react';
import type { ContentNode } from '@site/src/domain/content/types';

/** Elements of running text that are drawn as they are; any other element gives its children only. */
const DRAWN = new Set([
  'p',
  'strong',
  'em',
  'code',
  'del',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'blockquote',
  'br',
]);

interface Props {
  node: ContentNode | null;
  /** elements to leave out together with their children, besides footnote marks */
  without?: readonly string[];
}

const isFootnoteMark = (node: ContentNode) =>
  node.tag === 'sup' && node.children.some((c) => typeof c !== 'string');

function draw(node: ContentNode | string, without: readonly string[], key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (without.includes(node.tag) || isFootnoteMark(node)) return null;
  const children = node.children.map((child, index) => draw(child, without, index));
  // Links lose their target and keep their words: a card is one link already.
  return DRAWN.has(node.tag)
    ? createElement(node.tag, { key }, ...children)
    : createElement(Fragment, { key }, ...children);
}

/** Running text from the content database, with links removed. */
export default function ContentTree({ node, without = [] }: Props): ReactNode {
  return node ? draw(node, without, 0) : null;
}
