/**
 * Lets Markdown place components of this site by name, and imports those that a page uses and no others: a page that shows
 * no table of downloads does not load one.
 */
import { visit } from 'unist-util-visit';
import { BLOCKS } from './blocks';
import { importedNames, importNode, type Node } from './nodes';

/** Components that Markdown may place: folders below src/components/mdx. */
export const COMPONENTS: readonly string[] = Object.keys(BLOCKS);

/** A remark plugin that imports the components of COMPONENTS that a page uses. */
export default function remarkBlocks() {
  return (tree: Node) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: Node) => {
      if (node.name && COMPONENTS.includes(node.name)) used.add(node.name);
    });
    for (const name of importedNames(tree.children ?? [])) used.delete(name);
    tree.children?.unshift(
      ...[...used].sort().map((name) => importNode(`@site/src/components/mdx/${name}`, name)),
    );
  };
}
