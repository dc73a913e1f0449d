/** Anchor of the matrix on its page; filtered views are linked with it. */
export const MATRIX_ID = 'matrix';
