/** What a page of Markdown imports: the components that it places by name, and no others. */
import { visit } from 'unist-util-visit';
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
