import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Catalogue } from '../../src/dataset/catalogue/types';
import { BLOCKS, choiceOf, namesRecord, unknownRecord } from './blocks';
import { attributesOf, type Node } from './nodes';

/** Stops the build, with file and line, where a block such as `<DatasetCard period="2026-04" />` names no record. */
export default function remarkCatalogue({ load }: { load: () => Promise<Catalogue> }) {
  return async (tree: Node, file: VFile) => {
    const blocks: Node[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: Node) => {
      if (BLOCKS[node.name ?? '']?.record) blocks.push(node);
    });
    if (blocks.length === 0) return;
    const catalogue = await load();
    for (const node of blocks) {
      const block = node.name ?? '';
      const attribute = choiceOf(block) ?? '';
      const value = attributesOf(node).find((a) => a.name === attribute)?.value;
      if (typeof value !== 'string') {
        file.fail(`<${block}>缺少${attribute}。修正：寫成<${block} ${attribute}="…" />。`, node);
      }
      if (!namesRecord(catalogue, block, value)) file.fail(unknownRecord(block, attribute, value), node);
    }
  };
}
