import path from 'node:path';
import { build } from 'rolldown';

/** The search engine bundled as browsers load it. @param {string} siteDir */
export async function engineCode(siteDir) {
  const { output } = await build({
    input: path.join(siteDir, 'src/features/search/engine.ts'),
    write: false,
    output: { format: 'esm', minify: true },
    logLevel: 'silent',
  });
  return output[0].code;
}
