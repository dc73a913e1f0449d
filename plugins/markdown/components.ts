/** What a page of Markdown imports: the components that it places by name and the styles of its formulas, and no others. */
import { EXIT, visit } from 'unist-util-visit';
import { importedNames, importNode, type Node } from './nodes';

/** Where the components lie that Markdown may place: below src, each in a folder with its name. */
const FOLDERS = {
  'features/about': ['AboutDataBrief', 'Flow'],
  'features/blog': ['Rows', 'SeriesChart'],
  'features/codes': ['CodeTables'],
  'features/dictionary': ['ColumnTable'],
  'features/download': ['AnnualDownload', 'DatasetBriefCard', 'DatasetCard', 'DownloadTable'],
  'features/quality': ['IncidentNote', 'KnownIncidents'],
  'features/versions': [
    'DedupKey',
    'DwellingFilter',
    'ExampleRow',
    'SpecialValues',
    'VersionChanges',
    'VersionCorrections',
    'VersionFacts',
  ],
  'lib/ui': ['More', 'Notice'],
};

export const COMPONENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(FOLDERS).flatMap(([folder, names]) =>
    names.map((name): [string, string] => [name, `src/${folder}/${name}`]),
  ),
);

export function remarkBlocks() {
  return (tree: Node) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: Node) => {
      if (node.name && COMPONENTS.has(node.name)) used.add(node.name);
    });
    for (const name of importedNames(tree.children ?? [])) used.delete(name);
    tree.children?.unshift(
      ...[...used].sort().map((name) => importNode(`@site/${COMPONENTS.get(name) ?? ''}`, name)),
    );
  };
}

const STYLES = 'katex/dist/katex.min.css';

/** A remark plugin that imports KaTeX's styles on pages with a formula, and on no other. */
export function remarkKatexCss() {
  return (tree: Node) => {
    visit(tree, ['math', 'inlineMath'], () => {
      tree.children?.unshift(importNode(STYLES));
      return EXIT;
    });
  };
}
