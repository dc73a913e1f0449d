/** Imports in the syntax tree of MDX. */

interface Program {
  type: 'Program';
  sourceType: 'module';
  body: {
    type: string;
    specifiers?: { type?: string; local?: { type?: string; name?: string } }[];
    [key: string]: unknown;
  }[];
}

/** What is read of a node that holds imports. */
export interface ImportNode {
  type: string;
  value?: string;
  data?: { estree?: Program };
}

/** An import statement. @param local the name of the default export in the page; without it only the side effects are imported */
export const importNode = (source: string, local?: string): ImportNode => ({
  type: 'mdxjsEsm',
  value: local === undefined ? `import '${source}'` : `import ${local} from '${source}'`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers:
            local === undefined
              ? []
              : [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
          source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        },
      ],
    },
  },
});

/** Names that statements of a page import. */
export const importedNames = (nodes: readonly ImportNode[]): string[] =>
  nodes
    .flatMap((node) => node.data?.estree?.body ?? [])
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers = [] }) => specifiers.flatMap(({ local }) => local?.name ?? []));
