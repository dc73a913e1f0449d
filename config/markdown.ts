import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import rehypeHighlight from 'rehype-highlight';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import remarkBlocks from '../plugins/markdown/components';
import { MODULES_FOLDER } from '../plugins/pages/modules';
import remarkCatalogue from '../plugins/markdown/catalogue';
import rehypeMathFocus from '../plugins/markdown/mathFocus';
import remarkKatexCss from '../plugins/markdown/katexCss';
import remarkSafe from '../plugins/markdown/safe';

/**
 * Plugins for the Markdown of docs, posts and pages: formulas, blocks of the catalogue, code coloured at build time.
 * @param siteDir the site's folder
 */
export const markdownPlugins = (siteDir: string) => ({
  remarkPlugins: [
    remarkSafe,
    remarkMath,
    remarkKatexCss,
    remarkBlocks,
    // Docusaurus sends its whole configuration to browsers. A function is left out, so folders of the machine stay private.
    () => remarkCatalogue({ generatedDir: path.join(siteDir, GENERATED_FILES_DIR_NAME, MODULES_FOLDER) }),
  ],
  rehypePlugins: [[rehypeKatex, { strict: false }], rehypeMathFocus, rehypeHighlight],
});
