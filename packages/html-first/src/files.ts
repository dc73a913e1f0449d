/** Files that a site publishes beside its pages, and what hosts read of them. For Node. */
export { sha256 } from './build/hash';
export { type HeaderRule, type Headers, toHeadersFile, writeHostFiles } from './build/hosts';
export { publishedFolder, writeBelow, writeFiles } from './build/publish';
