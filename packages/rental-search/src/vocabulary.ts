import path from 'node:path';
import * as z from 'zod';
import { say } from 'rental-data/helpers';
import { checked, type Problem, problemIn, readYaml, type SourceFile, WritingError } from 'rental-data/load';
import type { Synonym } from './data';
import { matchesPlace } from './places';

/** Where the vocabulary stands in the folder of a site. */
export const VOCABULARY_FILE = path.posix.join('catalogue', 'search.yaml');

const text = z.string().trim().min(1, say('是空的。', '填上文字，或刪掉這個鍵。'));
const words = z.array(text).min(1, say('沒有任何字詞。', '至少填一個，或刪掉這一筆。'));
const place = z
  .string()
  .regex(
    /^\/[^\s*]*\*?[^\s*]*$/,
    say('不是站內位址。', '以「/」開頭，例如/download/#cite；*代表每一個資料集版本。'),
  );

const searchSchema = z.strictObject({
  synonyms: z.array(z.strictObject({ words, means: words, note: text.optional() })),
  keywords: z.array(z.strictObject({ at: place, words })),
  pages: z.array(
    z.strictObject({
      path: place,
      title: text,
      parents: z.array(text).default([]),
      text,
    }),
  ),
});

type LoadedVocabulary = z.output<typeof searchSchema> & { source: SourceFile };

const DEFAULT_FIX = '照catalogue/search.yaml開頭的說明改寫。';

/** An everyday word may be in one list only; otherwise the order of the lists would decide. */
function repeated(source: SourceFile, synonyms: readonly Synonym[]): Problem[] {
  const seen = new Map<string, number>();
  return synonyms.flatMap((synonym, list) =>
    synonym.words.flatMap((word, index) => {
      const before = seen.get(word.toLowerCase());
      seen.set(word.toLowerCase(), list);
      if (before === undefined) return [];
      const problem = `「${word}」重複，第一次出現在第${source.findLine(['synonyms', before])}行。`;
      const place = ['synonyms', list, 'words', index];
      return problemIn(source, place, problem, '留下其中一個，把means寫在一起。');
    }),
  );
}

/** Reads the vocabulary by its schema. @throws WritingError that lists every problem with file, line, key and fix */
export async function loadVocabulary(siteDir: string): Promise<LoadedVocabulary> {
  const problems: Problem[] = [];
  const source = await readYaml({ siteDir, problems }, VOCABULARY_FILE);
  const vocabulary = source && checked(searchSchema, source, problems, DEFAULT_FIX);
  if (vocabulary) problems.push(...repeated(source, vocabulary.synonyms));
  if (!vocabulary || problems.length > 0) throw new WritingError(problems);
  return { ...vocabulary, source };
}

/** Every keyword list must lead to one of the paths. @throws WritingError that lists those that do not */
export function checkPlaces({ keywords, source }: LoadedVocabulary, paths: readonly string[]): void {
  const fix = '檢查路徑與#後面的錨點；每個資料集版本都有的章節，版本寫成*。';
  const problems = keywords.flatMap(({ at }, index) =>
    paths.some((p) => matchesPlace(at, p))
      ? []
      : problemIn(source, ['keywords', index, 'at'], `沒有「${at}」這個位置。`, fix),
  );
  if (problems.length > 0) throw new WritingError(problems);
}
