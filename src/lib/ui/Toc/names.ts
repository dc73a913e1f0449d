/** Classes by which the contents list and its marker know the links. */
export const LINK = 'toc-link';
export const LINK_ACTIVE = 'toc-active';
