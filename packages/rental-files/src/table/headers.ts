/** Which columns of the dataset the names of a file mean, however a program has changed them. */
import { NUMBER } from './values';

/** Names of the dataset that make a line its header. */
export const FEWEST_NAMES = 3;

/** The letters of a name: programs change the marks between them, R into points, others into half-width ones. */
const keepLetters = (name: string): string => name.replaceAll(/[^\p{L}\p{N}_]/gu, '');

/** What programs add to a name that stands a second time: pandas `.1`, readr `...61`. */
const AGAIN = /\.{1,3}\d+$/;

/** Names that programs give to columns of their own: the number of a row. */
const ROW_NUMBER = /^(?:|Unnamed: \d+|\.\.\.1|field_1|level_0|index)$/;

/** Finds the dataset's name that a name means; undefined for a name of somebody else. */
export function nameFinder(published: readonly string[]): (name: string) => string | undefined {
  const known = new Set(published);
  const byLetters = new Map(published.map((name) => [keepLetters(name), name]));
  const find = (name: string): string | undefined =>
    known.has(name) ? name : byLetters.get(keepLetters(name.normalize('NFKC')) || name);
  return (name) => find(name) ?? (AGAIN.test(name) ? find(name.replace(AGAIN, '')) : undefined);
}

/** The dataset's names of the columns, their places in a row, and which of them the file writes otherwise. Columns without a name are left out. */
export function namesAsPublished(given: readonly string[], published: readonly string[]) {
  const known = new Set(published);
  const find = nameFinder(published);
  const exact = new Set(given.filter((name) => known.has(name)));
  const taken = new Set<string>();
  const names: string[] = [];
  const places: number[] = [];
  const renamed: string[] = [];
  /** places at which a name stands again, under a name that a program made of it, and where it stood first */
  const again: [place: number, first: number][] = [];
  for (const [place, name] of given.entries()) {
    if (ROW_NUMBER.test(name.trim())) continue;
    const meant = find(name);
    const first = meant === undefined ? -1 : names.indexOf(meant);
    if (meant !== undefined && meant !== name && first >= 0) {
      again.push([place, places[first] ?? 0]);
      continue;
    }
    if (meant !== undefined && meant !== name && !exact.has(meant) && !taken.has(meant)) {
      renamed.push(name);
      names.push(meant);
    } else names.push(meant === name ? name : name.trim());
    if (meant !== undefined) taken.add(meant);
    places.push(place);
  }
  return { names, places, renamed, again };
}

const VALUE = /^(?:-|[TF]|true|false|[是否]|\d{4}[-/]\d{1,2}[-/]\d{1,2}.*)$/i;

export const looksLikeValues = (line: readonly string[]): boolean =>
  line.filter((text) => NUMBER.test(text) || VALUE.test(text)).length > line.length / 2;
