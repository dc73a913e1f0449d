import { visit } from 'unist-util-visit';
import { listAttributes, type MarkdownNode } from './nodes';
import { toMdast, type Source } from './source';
import { attributeValue } from './values';

/**
 * Links of a text to its own site, as they are written: those that begin with `/` or `#`, and `href` and `to` of components. What stands in
 * code or in a comment is none.
 *
 * @returns each with its 1-based line
 * @throws ContentError where the text cannot be read
 */
export function listLinks(source: Source): { line: number; url: string }[] {
  const found: { line: number; url: string }[] = [];
  visit(toMdast(source), (node: MarkdownNode) => {
    const targets = listAttributes(node).filter(({ name }) => name === 'href' || name === 'to');
    for (const url of [node.url, ...targets.map(attributeValue)])
      if (node.type !== 'image' && typeof url === 'string' && /^[/#]/.test(url))
        found.push({ line: node.position?.start.line ?? 1, url });
  });
  return found;
}
