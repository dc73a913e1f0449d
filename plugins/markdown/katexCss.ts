import { EXIT, visit } from 'unist-util-visit';
import { importNode } from './imports';

const STYLES = 'katex/dist/katex.min.css';

/** A remark plugin that imports KaTeX's styles on pages with a formula, and on no other. */
export default function remarkKatexCss() {
  return (tree: { children: unknown[] }) => {
    const formulas: unknown[] = [];
    visit(tree as never, ['math', 'inlineMath'], (formula) => {
      formulas.push(formula);
      return EXIT;
    });
    if (formulas.length === 0) return;
    tree.children.unshift(importNode(STYLES));
  };
}
