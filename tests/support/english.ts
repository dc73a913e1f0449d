/** Three words or more of Latin letters with nothing between but spaces and the marks inside a sentence. */
const RUN = /[A-Za-z][A-Za-z'’-]*(?:[ ,;:]+[A-Za-z][A-Za-z'’-]*){2,}/g;

/**
 * Passages of English in a Chinese text. Names are none: all their words begin with a capital letter, or they have a
 * single small word among them (of, the, local).
 */
export function englishPassages(text: string): string[] {
  return (text.match(RUN) ?? []).filter(
    (run) => run.split(/[ ,;:]+/).filter((word) => /^[a-z]/.test(word)).length > 1,
  );
}
