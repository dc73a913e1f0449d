/** What is still Chinese, or was not written, in the English of what was found. */
import type { Finding } from '../../src/table/finding';
import { inLanguage } from '../../src/words/findings';

/** Sentences with Han characters outside of quotation marks, in which names of columns and values of the file stand. */
export const listChinese = (
  findings: readonly Finding[],
  notes: readonly { en: string }[] = [],
): string[] => {
  const english = findings.map((finding) => inLanguage(finding, 'en'));
  const sentences = [...english.flatMap(({ problem, fix }) => [problem, fix]), ...notes.map(({ en }) => en)];
  return sentences.filter((text) => {
    const own = text.replaceAll(/“[^”]*”/g, '');
    return own === '' || /\p{Script=Han}|undefined|[，。「」]/u.test(own);
  });
};
