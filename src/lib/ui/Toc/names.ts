/** Class by which the contents list and its marker know the links. */
export const LINK = 'toc-link';
