/**
 * Seam: the bundler's rule for fonts.
 * Relies on: a rule among `module.rules` that fits `font.woff2`, with `limit` and `name` among the options of its loader.
 * Test: plugins/docusaurus/bundler/bundler.test.ts; the build stops where the rule is not found.
 * Without it: the style sheet of formulas is six times as large, with twenty fonts in it, and a page needs two or three.
 */
interface FontRule {
  test: RegExp;
  use?: { options?: { limit?: number; name?: string } }[];
}

const isFontRule = (rule: unknown): rule is FontRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('font.woff2');

/** Eight digits of the hash, as in the names of scripts: all 32 of twenty fonts are a ninth of the style sheet of formulas. */
const NAME = 'assets/fonts/[name]-[contenthash:8].[ext]';

/** Docusaurus inlines fonts below 10 kB, and only an environment variable changes that limit. @throws Error when the rule for fonts is no longer found */
export function keepFontsAsFiles(rules: readonly unknown[] = []): void {
  const options = rules
    .filter(isFontRule)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap((u) => u.options ?? []);
  if (options.length === 0) {
    throw new Error(
      'plugins/docusaurus/bundler/fonts.ts：找不到字型的規則。修正：對照新版Docusaurus的webpackUtils，更新keepFontsAsFiles。',
    );
  }
  for (const option of options) Object.assign(option, { limit: 1, name: NAME });
}
