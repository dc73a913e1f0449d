/** A part of a program, as acorn gives it (ESTree). */
export interface Expression {
  type: string;
  value?: unknown;
  name?: string;
  operator?: string;
  argument?: Expression;
  elements?: (Expression | null)[];
  properties?: { type: string; computed?: boolean; key: Expression; value: Expression }[];
  quasis?: { value: { cooked?: string | null } }[];
  expressions?: Expression[];
}

/** An attribute in MDX; one that spreads a record has no name. */
export interface Attribute {
  type: string;
  name?: string;
  value?: null | string | { type?: string; value?: string; data?: { estree?: Program } };
}

interface Statement {
  type: string;
  expression?: Expression;
  source?: Expression & { raw: string };
  attributes?: unknown[];
  specifiers?: { type: string; local: { type: string; name: string } }[];
}

export interface Program {
  type: 'Program';
  sourceType: 'module';
  body: Statement[];
  comments?: { value: string }[];
}

interface Point {
  line: number;
  column: number;
  offset?: number | undefined;
}

/** An element of mdast or hast, as remark and rehype hand it to plugins. */
export interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  name?: string | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  /** a list in MDX, a record in directives */
  attributes?: Attribute[] | Record<string, string>;
  children?: MarkdownNode[];
  data?:
    | {
        estree?: Program;
        directiveLabel?: boolean;
        hName?: string;
        hProperties?: Record<string, unknown>;
      }
    | undefined;
  position?: { start: Point; end: Point } | undefined;
}

/** The attributes of a component; none for every other node. */
export const listAttributes = ({ attributes }: MarkdownNode): Attribute[] =>
  Array.isArray(attributes) ? attributes : [];

export function findComment({ data }: MarkdownNode): string | undefined {
  const { body, comments } = data?.estree ?? {};
  return body?.length === 0 && comments?.length === 1 ? comments[0]?.value.trim() : undefined;
}

/** An import statement. @param local the name of the default export in the page; without it only the side effects are imported */
export const importNode = (source: string, local?: string): MarkdownNode => ({
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
          specifiers: local
            ? [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }]
            : [],
          source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        },
      ],
    },
  },
});

export const importedNames = (nodes: readonly MarkdownNode[]): string[] =>
  nodes
    .flatMap((node) => node.data?.estree?.body ?? [])
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name));
