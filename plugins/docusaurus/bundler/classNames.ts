/**
 * Seam: how the classes of CSS modules are named.
 * Relies on: a rule among `module.rules` that fits `a.module.css`, with `modules.localIdentName` among the options of a loader.
 * Test: plugins/docusaurus/bundler/bundler.test.ts; the build stops where the rule is not found.
 * Without it: each class has a hash of its own, and a page loads a kilobyte more, because chance does not compress.
 */
interface StyleRule {
  test: RegExp;
  use?: { options?: { modules?: { localIdentName?: string; hashStrategy?: string } } }[];
}

const isModuleRule = (rule: unknown): rule is StyleRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('a.module.css') &&
  !rule.test.test('a.css');

/** The name of css-loader for this. The bundler's cache does not see it. */
export const HASH_STRATEGY = 'minimal-subset';

/** Gives all classes of a module one hash: their names already differ. @throws Error when the rule for CSS modules is no longer found */
export function hashModules(rules: readonly unknown[] = []): void {
  const options = rules
    .filter(isModuleRule)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap((u) => u.options?.modules ?? [])
    .filter(({ localIdentName }) => localIdentName?.startsWith('[local]_['));
  if (options.length === 0) {
    throw new Error(
      'plugins/docusaurus/bundler/classNames.ts：找不到CSS module的規則。修正：對照新版Docusaurus的webpack/base.ts，更新hashModules。',
    );
  }
  for (const option of options) option.hashStrategy = HASH_STRATEGY;
}
