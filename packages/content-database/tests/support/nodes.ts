import type { ContentNode } from '../../src/types';

/** Elements of a tree with one of the tags. */
export function find(node: ContentNode, ...tags: string[]): ContentNode[] {
  const own = tags.includes(node.tag) ? [node] : [];
  return [...own, ...node.children.flatMap((c) => (typeof c === 'string' ? [] : find(c, ...tags)))];
}

/** Every text of a tree, one after the other, footnote marks apart: written without the code under test. */
export function letters(node: ContentNode): string {
  if (Object.keys(node.props).some((name) => /^data-footnote-(back)?ref$/.test(name))) return '';
  return node.children.map((c) => (typeof c === 'string' ? c : letters(c))).join('');
}
