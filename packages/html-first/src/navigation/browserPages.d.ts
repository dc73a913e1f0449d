/** What browsers know of the pages: each build writes it anew, see build/browserPages.ts. */
declare module '@browser-pages' {
  const pages: import('./types').BrowserPages;
  export default pages;
}
