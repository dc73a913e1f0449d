/** Whether the index finds and scores as a maintained library does. */
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { firstAndSome } from 'rental-data/testing/full';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { INDEX_SITE } from '../tests/support/sites';
import { readCases } from '../tests/support/cases';
import { toEntries } from './entries';
import { normalise } from './normalise';
import { buildTextIndex, FIELDS, fieldTokens } from './textIndex';
import { isHan, queryTokens, tokenise } from './tokenise';
import { toUnits } from './units';

const entries = toUnits(toEntries({ documents: [], catalogue, site: INDEX_SITE })).map(({ entry }) => entry);
const { first } = readCases<{ first: readonly (readonly [query: string])[] }>('engine');
const names = FIELDS.map((_, field) => String(field));

const theirs = new MiniSearch<{ id: number }>({
  fields: names,
  extractField: ({ id }, name) => {
    const entry = entries[id];
    return name === 'id' ? id : ((entry && FIELDS[Number(name)]?.[1](entry)) ?? '');
  },
  tokenize: (text, name) => fieldTokens(text, Number(name)),
  processTerm: (token) => token,
  searchOptions: {
    boost: Object.fromEntries(FIELDS.map(([boost], field) => [field, boost])),
    tokenize: (words) => words.split(' '),
    prefix: (word) => (isHan(word) ? [...word].length === 1 : /[a-z]/.test(word) && word.length > 2),
    fuzzy: (word) => (/^[a-z_]{4,}$/.test(word) ? (word.length > 6 ? 0.25 : 0.2) : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.35 },
  },
});
theirs.addAll(entries.map((_, id) => ({ id })));
const ours = await buildTextIndex(entries);

/** What was found of the words, in the order of the entries, since some score alike. */
const bySite = <Hit extends { id: number }>(hits: readonly Hit[]) => hits.toSorted((a, b) => a.id - b.id);

const asked = [
  ...first.map(([query]) => queryTokens(normalise(query))),
  // Each word of the titles and keywords by itself, whole, begun and with a slip.
  ...[...new Set(entries.flatMap(({ title, keywords }) => tokenise([title, ...keywords].join('\n'), true)))]
    .flatMap((word) =>
      isHan(word) ? [word] : [word, word.slice(0, 3), `${word.slice(0, -2)}x${word.slice(-1)}`],
    )
    .map((word) => [word]),
].filter((words) => words.length > 0);

it('finds what MiniSearch finds, by the same words and with the same scores', () => {
  expect(asked.length).toBeGreaterThan(1000);
  let answers = 0;
  for (const words of firstAndSome(asked, 400, String)) {
    const [mine, other] = [bySite(ours.search(words)), bySite(theirs.search(words.join(' ')))];
    const question = words.join(' ');
    expect(
      mine.map(({ id, asked: found, terms }) => [id, [...found].sort(), [...terms].sort()]),
      question,
    ).toEqual(other.map(({ id, queryTerms, terms }) => [id, queryTerms.toSorted(), terms.toSorted()]));
    for (const [place, { score }] of mine.entries())
      expect(score, question).toBeCloseTo(other[place]?.score ?? 0, 8);
    answers += mine.length;
  }
  expect(answers).toBeGreaterThan(1500);
});
