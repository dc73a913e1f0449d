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

/**
 * Gives builds with other settings a cache of their own: the cache contains addresses of fonts and of generated files, and its
 * version changes neither with the base path nor with the folder of generated files.
 */
export function keyCache(experiments: unknown, ...keys: string[]): void {
  const { cache }: { cache?: PersistentCache | boolean } = experiments ?? {};
  if (cache && typeof cache === 'object') cache.version = [cache.version ?? '', ...keys].join('-');
}
