/**
 * Lets Markdown place components of this site by name, and imports those that a page uses and no others: a page that shows
 * no table of downloads does not load one.
 */
import { visit } from 'unist-util-visit';
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

/** Name of each component that Markdown may place → its folder, below the site's. */
export const COMPONENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(FOLDERS).flatMap(([folder, names]) =>
    names.map((name): [string, string] => [name, `src/${folder}/${name}`]),
  ),
);

/** A remark plugin that imports the components of COMPONENTS that a page uses. */
export default function remarkBlocks() {
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
