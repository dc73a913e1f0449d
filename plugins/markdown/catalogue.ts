/**
 * Lets Markdown place a block of the catalogue by name: `<DatasetCard period="2026-04" />` receives its data as `data`,
 * imported from the module that plugins/pages generates. Data is imported and not written into the page, because
 * the bundler's cache then sees when it changes.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { MODULES, modulePath } from '../pages/modules';
import { BLOCKS, choiceOf, unknownRecord } from './blocks';
import { attributesOf, importNode, programOf, type Attribute, type Node } from './nodes';

const dataAttribute = (local: string): Attribute => ({
  type: 'mdxJsxAttribute',
  name: 'data',
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: local,
    data: {
      estree: programOf({ type: 'ExpressionStatement', expression: { type: 'Identifier', name: local } }),
    },
  },
});

/**
 * @param options.generatedDir folder of the generated modules of plugins/pages, to tell an unknown record at once
 * @returns a remark plugin; it fails the build with file and line when an attribute is missing or names no record
 */
export default function remarkCatalogue({ generatedDir }: { generatedDir: string }) {
  return (tree: Node, file: VFile) => {
    const imports = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: Node) => {
      const block = node.name ?? '';
      const record = BLOCKS[block]?.record;
      const attribute = choiceOf(block);
      if (!record || !attribute) return;
      const attributes = attributesOf(node);
      const value = attributes.find((a) => a.name === attribute)?.value;
      if (typeof value !== 'string') {
        file.fail(`<${block}>缺少${attribute}。修正：寫成<${block} ${attribute}="…" />。`, node);
      }
      const name = MODULES[record](value);
      if (!existsSync(path.join(generatedDir, name))) file.fail(unknownRecord(block, attribute, value), node);
      const local = imports.get(name) ?? `catalogueData${imports.size}`;
      imports.set(name, local);
      attributes.push(dataAttribute(local));
    });
    for (const [name, local] of imports) tree.children?.unshift(importNode(modulePath(name), local));
  };
}
