import type { BrowserPages } from './types';

/** While pages are prerendered or edited, Docusaurus knows them. */
const none: BrowserPages = { react: [], html: [], attributes: {} };
export default none;
