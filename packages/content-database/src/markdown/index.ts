/** Reads the Markdown of a Docusaurus site: into trees, for its links, and as plugins of remark. For Node. */
export { remarkComponents } from './components';
export { BlockError, ContentError } from './errors';
export { listLinks } from './links';
export { listAttributes, type MarkdownNode } from './nodes';
export { parseContent, type ParseContext } from './parse';
export { remarkSafe } from './safe';
export type { Source } from './source';
