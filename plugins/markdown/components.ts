/**
 * Lets Markdown place components of this site by name, and imports those that a page uses and no others: a page that shows
 * no table of downloads does not load one.
 */
import { visit } from 'unist-util-visit';
import { BLOCKS } from './blocks';

/** Components that Markdown may place: folders below src/components/mdx. */
export const COMPONENTS: readonly string[] = Object.keys(BLOCKS);

interface Node {
  type: string;
  name?: string | null;
  value?: string;
  children?: Node[];
  data?: { estree?: Program };
}
interface Program {
  type: 'Program';
  sourceType: 'module';
  body: {
    type: string;
    specifiers?: { type?: string; local?: { type?: string; name?: string } }[];
    [key: string]: unknown;
  }[];
}

const importNode = (name: string): Node => {
  const source = `@site/src/components/mdx/${name}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
          },
        ],
      },
    },
  };
};

/** Names that the page imports by itself. */
const importedBy = (tree: Node): string[] =>
  (tree.children ?? [])
    .flatMap((node) => node.data?.estree?.body ?? [])
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers = [] }) => specifiers.flatMap(({ local }) => local?.name ?? []));

/** A remark plugin that imports the components of COMPONENTS that a page uses. */
export default function remarkBlocks() {
  return (tree: Node) => {
    const used = new Set<string>();
    visit(tree as never, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: Node) => {
      if (node.name && COMPONENTS.includes(node.name)) used.add(node.name);
    });
    for (const name of importedBy(tree)) used.delete(name);
    tree.children?.unshift(...[...used].sort().map(importNode));
  };
}
