import { visit } from 'unist-util-visit';

interface Element {
  tagName: string;
  properties?: { className?: unknown; tabIndex?: number };
}

/** A rehype plugin: a formula of its own line may scroll sideways, so the keyboard must be able to reach it. */
export default function rehypeMathFocus() {
  return (tree: unknown) => {
    visit(tree as never, 'element', (node: Element) => {
      const names = node.properties?.className;
      if (node.properties && Array.isArray(names) && names.includes('katex-display')) {
        node.properties.tabIndex = 0;
      }
    });
  };
}
