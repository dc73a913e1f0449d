import { EXIT, visit } from 'unist-util-visit';
import { importNode, type Node } from './nodes';

const STYLES = 'katex/dist/katex.min.css';

/** A remark plugin that imports KaTeX's styles on pages with a formula, and on no other. */
export default function remarkKatexCss() {
  return (tree: Node) => {
    visit(tree, ['math', 'inlineMath'], () => {
      tree.children?.unshift(importNode(STYLES));
      return EXIT;
    });
  };
}
