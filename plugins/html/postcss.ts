/** No seam: Docusaurus lets plugins change the settings of PostCSS (`configurePostCss`). These leave out what no page needs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import katex from 'katex';
import type { Plugin } from 'postcss';

const TEXTS = ['blog', 'docs', 'versioned_docs', 'src/pages'];
const FORMULA = /\$\$(.+?)\$\$|\$([^$\n]+)\$/gs;
/** The classes that an element must have, not those that it must not have. */
const CLASS = /(?<!:not\()\.([\w-]+)/g;

/** Whether the elements that a selector names stand in a formula of the site. What stands between signs of money by chance only adds to them. */
function fitsFormulas(texts: readonly string[]): (selector: string) => boolean {
  const html = texts.flatMap((text) =>
    [...text.matchAll(FORMULA)].map(([, display, inText]) =>
      katex.renderToString(display ?? inText ?? '', {
        displayMode: display !== undefined,
        strict: false,
        throwOnError: false,
      }),
    ),
  );
  const kinds = new Map(
    html
      .flatMap((one) => [...one.matchAll(/<(\w+)([^>]*)/g)])
      .map(([tag, name = '', attributes = '']) => [
        tag,
        { name, classes: /class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [] },
      ]),
  );
  const elements = [...kinds.values()];
  // The page counts the equations.
  if (elements.some(({ classes }) => classes.includes('eqn-num')))
    elements.push({ name: 'body', classes: [] });
  const isThere = (element: string): boolean => {
    const [asked] = /^[a-z]+/.exec(element) ?? [];
    const needed = [...element.matchAll(CLASS)].map(([, name = '']) => name);
    return elements.some(
      ({ name, classes }) =>
        (asked === undefined || asked === name) && needed.every((one) => classes.includes(one)),
    );
  };
  return (selector) => selector.split(/[\s>+~]+/).every(isThere);
}

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(folder, name));

/** Keeps of KaTeX's style sheet what the formulas of the site need: most of its rules are for signs that nobody wrote. */
export const usedKatex = (siteDir: string): Plugin => ({
  postcssPlugin: 'used-katex',
  Once(root, { result }) {
    if (!/[\\/]katex[\\/]dist[\\/]/.test(root.source?.input.file ?? '')) return;
    const folders = TEXTS.map((folder) => path.join(siteDir, folder));
    for (const dir of folders)
      result.messages.push({ type: 'dir-dependency', plugin: 'used-katex', dir, glob: '**/*.{md,mdx}' });
    const fits = fitsFormulas(folders.flatMap(markdownIn).map((file) => readFileSync(file, 'utf8')));
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.filter(fits);
      if (rule.selector === '') rule.remove();
    });
    // The site is not made for browsers that know these.
    root.walkDecls(/^-ms-/, (declaration) => {
      declaration.remove();
    });
    const rules = root.nodes.filter((node) => node.type === 'rule').map(String);
    // A formula takes neither weight nor slope from the text around it.
    const isAsked = (face: string): boolean => {
      const [family = ''] = /KaTeX_\w+/.exec(face) ?? [];
      const matching = rules.filter((rule) => rule.includes(family) || !rule.includes('KaTeX_'));
      return [family, 'font-style:italic', 'font-weight:700'].every(
        (part) => !face.includes(part) || matching.some((rule) => rule.includes(part)),
      );
    };
    root.walkAtRules('font-face', (face) => {
      if (!isAsked(face.toString())) face.remove();
    });
  },
});

const OLDER = /,\s*url\([^)]*\)\s*format\(["']?(?:woff|truetype)["']?\)/g;

/** Keeps only the WOFF2 of fonts that have one: every browser that runs this site reads it. KaTeX's other addresses are a third of its style sheet. */
export const onlyWoff2: Plugin = {
  postcssPlugin: 'only-woff2',
  AtRule: {
    'font-face': (rule) => {
      rule.walkDecls('src', (declaration) => {
        if (/format\(["']?woff2/.test(declaration.value)) {
          declaration.value = declaration.value.replace(OLDER, '');
        }
      });
    },
  },
};
