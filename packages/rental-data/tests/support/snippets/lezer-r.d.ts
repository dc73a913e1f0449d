/** lezer-r comes without types. */
declare module 'lezer-r' {
  export const parser: typeof import('@lezer/python').parser;
}
