import { ContentError, type MarkdownNode, remarkComponents, remarkSafe } from 'content-database/markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { visit } from 'unist-util-visit';
import { remarkCatalogue } from '../plugins/markdown/blocks';
import { sharedCatalogue } from '../plugins/catalogue';
import { BLOCK_MODULES } from '../src/theme/MDXComponents/blocks';

/** A rehype plugin: a formula of its own line may scroll sideways, so the keyboard must be able to reach it, by a name. */
function rehypeMathFocus() {
  return (tree: MarkdownNode) => {
    visit(tree, 'element', (node: MarkdownNode) => {
      const names = node.properties?.['className'];
      if (!Array.isArray(names) || !names.includes('katex')) return;
      if (node.children?.[0]?.properties?.['display'] !== 'block') return;
      names.push('katex-display');
      Object.assign(node.properties ?? {}, { tabIndex: 0, role: 'group', ariaLabel: '公式' });
    });
  };
}

export const markdownPlugins = (siteDir: string) => ({
  remarkPlugins: [
    remarkSafe,
    remarkMath,
    () => remarkComponents(BLOCK_MODULES),
    // Docusaurus sends its whole configuration to browsers. A function is left out, so folders of the machine stay private.
    () => remarkCatalogue({ load: () => sharedCatalogue(siteDir) }),
  ],
  rehypePlugins: [[rehypeKatex, { strict: false, output: 'mathml' }], rehypeMathFocus, rehypeHighlight],
});

interface Missing {
  sourceFilePath: string;
  url: string;
  node: { position?: { start: { line: number } } | undefined };
}

/** What Docusaurus asks where a text names a file that is not there. @throws ContentError with file, line and fix */
const missing =
  (what: string) =>
  ({ sourceFilePath, url, node }: Missing): never => {
    const reason = `${what}「${url}」沒有這個檔案。修正：檢查拼字與大小寫；路徑從這份檔案的資料夾算起。`;
    throw new ContentError(sourceFilePath, node.position?.start.line ?? 1, reason);
  };

export const markdownHooks = {
  onBrokenMarkdownLinks: missing('連結'),
  onBrokenMarkdownImages: missing('圖片'),
};
