/** What a page of Markdown imports: the components that it places by name and the styles of its formulas, and no others. */
import { EXIT, visit } from 'unist-util-visit';
import { BLOCK_MODULES } from '../../src/theme/MDXComponents/blocks';
import { importedNames, importNode, type Node } from './nodes';

const MODULES: ReadonlyMap<string, string> = new Map(Object.entries(BLOCK_MODULES));

export function remarkBlocks() {
  return (tree: Node) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: Node) => {
      if (node.name && MODULES.has(node.name)) used.add(node.name);
    });
    for (const name of importedNames(tree.children ?? [])) used.delete(name);
    tree.children?.unshift(...[...used].sort().map((name) => importNode(MODULES.get(name) ?? '', name)));
  };
}

const STYLES = 'katex/dist/katex.min.css';

/** A remark plugin that imports KaTeX's styles on pages with a formula, and on no other. */
export function remarkKatexCss() {
  return (tree: Node) => {
    visit(tree, ['math', 'inlineMath'], () => {
      tree.children?.unshift(importNode(STYLES));
      return EXIT;
    });
  };
}
