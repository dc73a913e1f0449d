/**
 * Seam: the settings of the minimizer of scripts.
 * Relies on: `optimization.minimizer`, whose plugins keep their arguments in `_args`, with `format.ascii_only` among them.
 * Test: plugins/docusaurus/bundler/bundler.test.ts; the build stops when the setting is not found.
 * Without it: a page with much text loads a tenth more compressed script, because an escaped character takes twice the bytes.
 */
interface Minimizer {
  _args?: { minimizerOptions?: { format?: { ascii_only?: boolean } } }[];
}

/** Keeps Chinese unescaped in scripts: pages and host declare UTF-8. @throws Error when the minimizer's setting is no longer found */
export function keepChinese(minimizers: unknown): void {
  const formats = (Array.isArray(minimizers) ? (minimizers as Minimizer[]) : [])
    .flatMap(({ _args }) => _args?.[0]?.minimizerOptions?.format ?? [])
    .filter((format) => format.ascii_only !== undefined);
  if (formats.length === 0) {
    throw new Error(
      'plugins/docusaurus/bundler/minimizer.ts：找不到JavaScript壓縮器的ascii_only。修正：對照新版Docusaurus的minification.ts，更新keepChinese。',
    );
  }
  for (const format of formats) format.ascii_only = false;
}
