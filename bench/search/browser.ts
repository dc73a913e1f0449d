/** What the browser loads to search; bundled by run.mjs to know its size. */
export { openSearch } from '../../src/domain/search/engine';
