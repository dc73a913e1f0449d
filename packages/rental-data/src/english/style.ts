/** What the English of the site does not say, in the catalogue and on pages, and what it says instead. */
const RETIRED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bst(?:ands?|anding|ood)\b/i, 'is, appears, means or represents'],
  [/\bmended\b/i, 'fixed'],
  [
    /\bkinds? of (?:property|building|deposit|lister)\b/i,
    'property type, building type, deposit type or lister type',
  ],
  [/\blisting address(?:es)?\b/i, 'listing URL'],
  [/\bTW Rental House Data\b/i, 'the name in packages/rental-data/src/words/publisher.ts'],
  [/['"]/, '’, “ or ”'],
];

/** Each retired word in an English text, with what to write instead; code is no such text. */
export const listRetiredEnglish = (text: string): { found: string; instead: string }[] =>
  RETIRED.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ found, instead }];
  });
