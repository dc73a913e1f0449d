import { visit } from 'unist-util-visit';
import { importedNames, importNode, type MarkdownNode } from './nodes';

/**
 * A remark plugin: has a page of MDX import the components that it places by name, and no others, so that it loads the styles of these alone.
 *
 * @param modules name of a component → module whose default export it is
 */
export function remarkComponents(modules: Readonly<Record<string, string>>) {
  return (tree: MarkdownNode) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: MarkdownNode) => {
      if (node.name && Object.hasOwn(modules, node.name)) used.add(node.name);
    });
    for (const name of importedNames(tree.children ?? [])) used.delete(name);
    tree.children?.unshift(...[...used].sort().map((name) => importNode(modules[name] ?? '', name)));
  };
}
