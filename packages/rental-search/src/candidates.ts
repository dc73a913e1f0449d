import { leaf, type All, type Leaf, type QueryNode } from './query';
import { COMPLETE, MINIMUM_QUERY, MINIMUM_WORD, scoreOfWord } from './score';
import type { TextIndex } from './textIndex';
import { isHan } from './tokenise';
import type { Unit } from './units';

interface Found {
  score: number;
  /** share of the query that was found in the unit, 0-1 */
  coverage: number;
  terms: Set<string>;
}
export type Matches = Map<number, Found>;

interface Source {
  units: readonly Unit[];
  index: TextIndex;
  correct(phrase: string): string | undefined;
}

const GUESS_WEIGHT = 0.8;
const WITH_PERIOD = 1.5;

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>) => new Set([...a, ...b]);
const isKnown = (matches: Matches) => [...matches.values()].some((f) => f.coverage > COMPLETE);

function lookUp({ units, index }: Source, word: Leaf): Matches {
  const out: Matches = new Map();
  if (word.tokens.length === 0) return out;
  const size = (token: string) => (isHan(token) && !index.has(token) ? 0.5 : 1);
  const measureTokens = (tokens: readonly string[]) => tokens.reduce((sum, token) => sum + size(token), 0);
  const total = measureTokens(word.tokens);
  for (const { id, score, asked, terms } of index.search(word.tokens)) {
    const unit = units[id];
    const coverage = measureTokens([...asked]) / total;
    if (!unit || coverage < MINIMUM_WORD) continue;
    out.set(id, { score: scoreOfWord(unit, word, score, coverage), coverage, terms });
  }
  return out;
}

/** One of several readings is enough: the best score and the best coverage count. */
function merge(readings: readonly Matches[]): Matches {
  const out: Matches = new Map();
  for (const matches of readings) {
    for (const [id, found] of matches) {
      const before = out.get(id) ?? found;
      out.set(id, {
        score: Math.max(found.score, before.score),
        coverage: Math.max(found.coverage, before.coverage),
        terms: union(before.terms, found.terms),
      });
    }
  }
  return out;
}

/** All parts are wanted: a unit counts by how much of the whole it holds. */
function join(node: All, parts: readonly Matches[]): Matches {
  const whole = node.nodes.reduce((sum, part) => sum + part.size, 0);
  // 台北市 and 套房 stand in no place together; where each of them means something, either is an answer.
  const least = node.apart && parts.every(isKnown) ? MINIMUM_QUERY : 0;
  // Half of a guess is an accident: 押金訂票.
  const certainty = node.isGuessed ? 0.95 : 1;
  const out: Matches = new Map();
  parts.forEach((matches, i) => {
    const share = (node.nodes[i]?.size ?? 0) / whole;
    for (const [id, found] of matches) {
      const before = out.get(id) ?? { score: 0, coverage: 0, terms: new Set<string>() };
      out.set(id, {
        score: before.score + found.score,
        coverage: before.coverage + found.coverage * share,
        terms: union(before.terms, found.terms),
      });
    }
  });
  for (const [id, { score, coverage, terms }] of out) {
    out.set(id, { score: score * coverage ** 2, coverage: Math.max(least, coverage * certainty), terms });
  }
  return out;
}

function evaluate(source: Source, node: QueryNode): Matches {
  switch (node.kind) {
    case 'leaf': {
      const found = lookUp(source, node);
      if (isKnown(found)) return found;
      const better = source.correct(node.phrase);
      if (!better) return found;
      return merge([found, lookUp(source, leaf(better, node.weight * GUESS_WEIGHT))]);
    }
    case 'any':
      return merge(node.nodes.map((inner) => evaluate(source, inner)));
    case 'all':
      return join(
        node,
        node.nodes.map((part) => evaluate(source, part.node)),
      );
  }
}

/** The units that answer a query. @param periods that a unit may name in its text */
export function findCandidates(
  source: Source,
  tree: QueryNode | undefined,
  periods: readonly string[],
): Matches {
  const onPeriod = merge(periods.map((p) => lookUp(source, { ...leaf(p, 1), tokens: [p] })));
  // With a period and nothing else the texts that name it are the answer; beside words they only add.
  if (!tree) return onPeriod;
  const matches = evaluate(source, tree);
  for (const [id, found] of matches) {
    const bonus = onPeriod.get(id);
    if (!bonus) continue;
    const terms = union(found.terms, bonus.terms);
    matches.set(id, { ...found, score: found.score * WITH_PERIOD, terms });
  }
  return matches;
}
