import { visit } from 'unist-util-visit';

interface Element {
  tagName: string;
  properties?: { className?: unknown; tabIndex?: number; role?: string; ariaLabel?: string };
}

/** A rehype plugin: a formula of its own line may scroll sideways, so the keyboard must be able to reach it, by a name. */
export default function rehypeMathFocus() {
  return (tree: unknown) => {
    visit(tree as never, 'element', (node: Element) => {
      const names = node.properties?.className;
      if (node.properties && Array.isArray(names) && names.includes('katex-display')) {
        Object.assign(node.properties, { tabIndex: 0, role: 'group', ariaLabel: '公式' });
      }
    });
  };
}
