/**
 * Seam: the end of every script and style sheet, by which browsers and the service worker tell a file that was cut from a whole one.
 * Relies on: names of files are made of their content after this stage, so that a file without its end has another name.
 * Tests: the ends of all files of a build.
 * Without it: a style sheet that was cut behind a rule stays in a browser's cache for as long as the host said, without anybody noticing.
 */
import { rspack } from '@docusaurus/faster';
import { SCRIPT_END, SHEET_END } from '../../browser/constants';

type Compiler = InstanceType<typeof rspack.Compiler>;

const NAME = 'ends';

/** What stands behind the content of a file, by the end of its name. */
const ENDS: Readonly<Record<string, string>> = { css: SHEET_END, js: SCRIPT_END };

/** Writes the end of each file, after the minimizers, which would take it away. */
export const endFiles = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50 },
        (assets) => {
          for (const file of Object.keys(assets)) {
            const end = ENDS[/\.(css|js)$/.exec(file)?.[1] ?? ''];
            if (end !== undefined)
              compilation.updateAsset(file, (source) => new rspack.sources.ConcatSource(source, end));
          }
        },
      );
    });
  },
};
