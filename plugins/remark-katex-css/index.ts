import { EXIT, visit } from 'unist-util-visit';

const STYLES = 'katex/dist/katex.min.css';

/** A remark plugin that imports KaTeX's styles on pages with a formula, and on no other. */
export default function remarkKatexCss() {
  return (tree: { children: unknown[] }) => {
    let found = false;
    visit(tree as never, ['math', 'inlineMath'], () => {
      found = true;
      return EXIT;
    });
    if (!found) return;
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: `import '${STYLES}'`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ImportDeclaration',
              specifiers: [],
              attributes: [],
              source: { type: 'Literal', value: STYLES, raw: `'${STYLES}'` },
            },
          ],
        },
      },
    });
  };
}
