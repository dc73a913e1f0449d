/**
 * Seam: the version of the bundler's persistent cache.
 * Relies on: `experiments.cache.version`, which Docusaurus sets and which another build of the same version shares.
 * Test: plugins/docusaurus/bundler/bundler.test.ts.
 * Without it: a build below another base path can publish addresses of fonts that do not exist. Builds without a cache
 * stay right.
 */
interface PersistentCache {
  version?: string;
}

/** Gives builds with other settings a cache of their own: it holds addresses of fonts and generated files, and its version ignores base path and folder. */
export function keyCache(experiments: unknown, ...keys: string[]): void {
  const { cache }: { cache?: PersistentCache | boolean } = experiments ?? {};
  if (cache && typeof cache === 'object') cache.version = [cache.version ?? '', ...keys].join('-');
}
