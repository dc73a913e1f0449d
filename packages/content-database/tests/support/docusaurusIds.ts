import { createRequire } from 'node:module';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Ids of the headings of a text by Docusaurus' own plugin. */
export async function docusaurusIds(text: string): Promise<string[]> {
  type Plugin = (options: object) => (tree: unknown) => Promise<void>;
  const plugin = (
    createRequire(import.meta.url)('@docusaurus/mdx-loader/lib/remark/headings') as { default: Plugin }
  ).default;
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath).parse(text);
  await plugin({ anchorsMaintainCase: false })(tree);
  const ids: string[] = [];
  visit(tree, 'heading', (node) => void ids.push(String((node.data as { id?: string } | undefined)?.id)));
  return ids;
}
