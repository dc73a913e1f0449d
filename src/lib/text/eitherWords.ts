/** Names of which one is meant: 甲、乙或丙. @param names at least one */
export const eitherWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join('、'), names.at(-1)].filter(Boolean).join('或');
