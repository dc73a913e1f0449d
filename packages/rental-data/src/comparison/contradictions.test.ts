/**
 * No comparison says of one thing that it can be compared and that it cannot. The test reads every sentence of the page, for
 * pairs of periods of one granularity and variant.
 */
import { describe, expect, it } from 'vitest';
import { VARIANTS, type Variant } from '../catalogue/values';
import { compare } from './compare';
import { groupColumns } from './groups';
import { VERDICTS, type Comparison, type Verdict } from './types';
import { formatAnswers, comparableWords, headlineParts, isBlock, type Statement } from './words';
import type { VersionChange } from '../differences/types';
import { changeWords } from '../differences/words';
import { GRANULARITIES, type Granularity } from '../period';
import { getVerdict } from '../verdict/verdict';
import { rowsAnswer } from '../verdict/words';
import { VERDICT_NAME } from '../words';
import { firstAndSome } from '../../tests/support/full';
import { catalogue } from '../../tests/support/realCatalogue';

/** How a verdict reads, wherever it is said. */
const READS: Record<Verdict, RegExp> = {
  comparable: /可以(?:直接)?(?:比較|相比)/,
  'with-care': /要留意/,
  'not-comparable': /不[能可](?:直接)?(?:和.*)?(?:比較|相比)|請勿使用/,
};

/** What a change between versions says of rows, rule or columns. */
function changeStatement(change: VersionChange): Statement {
  const text = changeWords(change);
  // Care is asked for, and whether the rows may be compared at all is said elsewhere.
  if (change.kind === 'filter-changed') return { about: [], text: '' };
  if (!READS['not-comparable'].test(text)) return { about: [], text };
  const verdict = 'not-comparable';
  switch (change.kind) {
    case 'merge-changed':
      return { about: ['merge', 'rows', 'columns'], verdict, text };
    case 'column-replaced':
      return { about: [...change.from, ...change.to].map((c) => c.header), verdict, text };
    case 'column-changed':
      return { about: [change.column.header], verdict, text };
    case 'dedup-changed':
      return { about: ['rows'], verdict, text };
    case 'meaning-changed':
      return { about: change.columns, verdict, text };
    default:
      return { about: ['?'], verdict, text };
  }
}

/** Everything that a page says of a comparison, each with what it is about. */
function collectStatements(comparison: Comparison): Statement[] {
  const { incidents } = catalogue;
  const answers = formatAnswers(comparison, incidents);
  const folded = comparableWords(comparison);
  const shown = !comparison.columns.reasons.some(isBlock);
  return [
    ...headlineParts(comparison, incidents),
    ...answers.map(({ question, verdict }) => ({ about: [question], verdict, text: VERDICT_NAME[verdict] })),
    ...answers.flatMap(({ sentences }) => sentences),
    ...(shown && folded ? [folded] : []),
    ...(shown
      ? groupColumns(comparison.columns).minded.map(({ headers, verdict }) => ({
          about: headers,
          verdict,
          text: VERDICT_NAME[verdict],
        }))
      : []),
    ...comparison.changes.map(changeStatement),
  ];
}

/** What is wrong with a list of statements: two verdicts on one thing, or words that say another verdict than is meant. */
function contradictionsIn(statements: readonly Statement[]): string[] {
  const known = new Map<string, Statement>();
  return statements.flatMap((statement) => {
    const { about, verdict, text } = statement;
    const reads = VERDICTS.filter((v) => READS[v].test(text));
    const wrong = reads.some((v) => v !== verdict)
      ? [`${text}：${reads.join()}, not ${verdict ?? 'none'}`]
      : [];
    if (!verdict) return wrong;
    const others = about.flatMap((thing) => {
      const before = known.get(thing);
      if (!before) known.set(thing, statement);
      return before && before.verdict !== verdict ? [`${thing}：${before.text} ${text}`] : [];
    });
    return [...wrong, ...others];
  });
}

/** Does the comparison answer as the verdicts on both sets do? */
function disagreements(comparison: Comparison): string[] {
  const { a, b, variant, rows, merge, columns, verdict } = comparison;
  const both = [a, b].map(({ period }) => getVerdict(catalogue, period, variant));
  const states = both.map((v) => v.rows.state);
  const found: [boolean, string][] = [
    [rows.verdict === 'comparable' && states.some((s) => s !== 'complete'), 'rows of incomplete sets'],
    [
      rows.verdict !== 'not-comparable' && states.some((s) => s !== 'complete' && s !== 'partial'),
      'rows that a verdict forbids',
    ],
    [
      rows.verdict !== 'not-comparable' &&
        both.some((v) => rowsAnswer(v, catalogue.incidents).includes('不要和其他')),
      'rows of which the page of a file says no',
    ],
    [
      states.every((s) => s === 'complete') &&
        rows.verdict !== 'comparable' &&
        merge?.verdict !== 'not-comparable' &&
        !rows.reasons.some(({ type }) => type === 'filter'),
      'rows of complete sets',
    ],
    [
      merge?.verdict === 'not-comparable' &&
        [rows.verdict, columns.verdict, verdict, ...columns.list.map((c) => c.verdict)].some(
          (v) => v !== 'not-comparable',
        ),
      'more than the rule of merging allows',
    ],
  ];
  return found.flatMap(([is, what]) => (is ? [what] : []));
}

function listPairs(wanted: Granularity, variant: Variant): [string, string][] {
  const periods = catalogue.releases
    .filter((r) => r.granularity === wanted && r.sets.some((s) => s.variant === variant))
    .map((r) => r.period);
  return periods.flatMap((a, i) => periods.slice(i + 1).map((b): [string, string] => [a, b]));
}

const compareHere = (a: string, b: string, variant: Variant = 'raw') => compare(catalogue, a, b, variant);

describe.each(VARIANTS.flatMap((variant) => GRANULARITIES.map((g) => [g, variant] as const)))(
  'every pair, %s, %s',
  (wanted, variant) => {
    it('says one thing of its rows, of the rule of merging and of each column, as the verdicts do', () => {
      const pairs = listPairs(wanted, variant);
      expect(pairs.length).toBeGreaterThan(10);
      for (const [a, b] of firstAndSome(pairs, 60)) {
        const comparison = compareHere(a, b, variant);
        expect(contradictionsIn(collectStatements(comparison)), `${a} ${b}`).toEqual([]);
        expect(disagreements(comparison), `${a} ${b}`).toEqual([]);
      }
    });
  },
);

it.each([
  ['2023Q1', '2023'],
  ['2022Q1', '2023'],
  ['2021-10', '2021'],
  ['2026-02', '2026-04'],
  ['2018-05', '2030'],
])('%s and %s, too', (a, b) => {
  for (const variant of VARIANTS)
    expect(contradictionsIn(collectStatements(compareHere(a, b, variant)))).toEqual([]);
});

describe('a planted fault is found', () => {
  const years = compareHere('2019', '2023');

  it('a sentence that says the opposite', () => {
    const text = '其餘57欄可以直接比較。';
    const claim = { about: ['columns'], verdict: 'comparable' as const, text };
    expect(contradictionsIn([...collectStatements(years), claim])).toHaveLength(1);
    // Said without saying of what: the words alone give it away.
    expect(contradictionsIn([{ about: [], text }])).toHaveLength(1);
  });

  it('columns that may be compared though the rule of merging forbids it', () => {
    const { columns } = compareHere('2019-01', '2023-01');
    expect(disagreements({ ...years, columns })).toEqual(['more than the rule of merging allows']);
  });

  it('rows of trial crawling that may be compared with care, as the page once said', () => {
    const trial = compareHere('2025-10', '2025-11');
    const softened: Comparison = { ...trial, rows: { ...trial.rows, verdict: 'with-care' } };
    expect(disagreements(softened)).toEqual([
      'rows that a verdict forbids',
      'rows of which the page of a file says no',
    ]);
    expect(contradictionsIn(collectStatements(softened)).length).toBeGreaterThan(0);
  });
});
