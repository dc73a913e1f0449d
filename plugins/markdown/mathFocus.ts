import { visit } from 'unist-util-visit';
import type { Node } from './nodes';

/** A rehype plugin: a formula of its own line may scroll sideways, so the keyboard must be able to reach it, by a name. */
export default function rehypeMathFocus() {
  return (tree: Node) => {
    visit(tree, 'element', (node: Node) => {
      const names = node.properties?.['className'];
      if (node.properties && Array.isArray(names) && names.includes('katex-display')) {
        Object.assign(node.properties, { tabIndex: 0, role: 'group', ariaLabel: '公式' });
      }
    });
  };
}
