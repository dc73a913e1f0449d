/** Pairs of neighbouring characters of a text, in lower case and without punctuation. */
function bigrams(text: string): Set<string> {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`));
}

/** Share of pairs that two texts have in common, 0-1 (Sørensen–Dice). */
function similarity(a: string, b: string): number {
  const [one, two] = [bigrams(a), bigrams(b)];
  if (one.size === 0 || two.size === 0) return 0;
  const common = [...one].filter((pair) => two.has(pair)).length;
  return (2 * common) / (one.size + two.size);
}

/** Below this share two addresses have nothing to do with each other. */
const LEAST = 0.25;

/** The pages nearest to a decoded path that does not exist, best first, `count` at most. */
export function nearestPages<Page extends { path: string; title: string }>(
  address: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  // The last part names the page; the parts before it are shared by many.
  const last = address.split('/').filter(Boolean).at(-1) ?? '';
  return pages
    .map((page) => {
      const name = page.path.split('/').filter(Boolean).at(-1) ?? '';
      return {
        page,
        score: Math.max(similarity(last, name), similarity(address, page.path), similarity(last, page.title)),
      };
    })
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1))
    .slice(0, count)
    .map(({ page }) => page);
}
