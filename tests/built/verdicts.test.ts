import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { FILES } from '../../src/domain/addresses/files';
import { setsOf } from '../../src/domain/catalogue/sets';
import { periodWords } from '../../src/domain/period';
import { rowsWords } from '../../src/domain/usability/words';
import { verdictOf } from '../../src/domain/verdict/verdict';
import { columnsAnswer, headline, rowsAnswer } from '../../src/domain/verdict/words';
import { ROWS_STATE_NAME } from '../../src/domain/words';
import { attribute, builtPages, elementsIn, textIn, type Element } from '../support/builtPages';

/*
 * One function judges every set; here each place that prints its judgement is held against it: pages, JSON, CSV, feeds,
 * citations. A place with words of its own fails.
 */
const catalogue = await loadCatalogue(process.cwd());
const { incidents } = catalogue;
const sets = setsOf(catalogue);
const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const json = <T>(file: string): T => JSON.parse(read(file)) as T;

const STATES = Object.values(ROWS_STATE_NAME);

/** What an element says to eyes, and to those who hear or hover. */
const told = (element: Element): string[] =>
  [textIn(element), attribute(element, 'aria-label'), attribute(element, 'title')].filter(
    (text): text is string => text !== undefined && text !== '',
  );

const pages = builtPages().map(({ file, document }) => ({ file, elements: [...elementsIn(document)] }));
const places = pages.flatMap(({ file, elements }) =>
  elements
    .filter((element) => attribute(element, 'data-verdict') !== undefined)
    .map((element) => ({ file, element })),
);

describe('every page', () => {
  it('prints the state of the function wherever it prints one', () => {
    const faults = places.flatMap(({ file, element }) => {
      const state = attribute(element, 'data-verdict') as keyof typeof ROWS_STATE_NAME;
      const period = attribute(element, 'data-period') ?? '';
      const variant = attribute(element, 'data-variant') === 'deduplicated' ? 'deduplicated' : 'raw';
      const { rows } = verdictOf(catalogue, period, variant);
      const words = told(element);
      const others = STATES.filter((name) => name !== ROWS_STATE_NAME[rows.state]);
      const right =
        state === rows.state &&
        words.some((text) => text.includes(ROWS_STATE_NAME[rows.state])) &&
        !words.some((text) => others.some((name) => text.startsWith(name)));
      return right ? [] : [`${file}: ${period} ${state}: ${words.join(' | ').slice(0, 80)}`];
    });
    expect(faults).toEqual([]);
  });

  it.each(['index.html', 'download/index.html', 'data-quality/index.html'])(
    '%s tells the state of every published period',
    (file) => {
      const known = new Set(
        places.filter((place) => place.file === file).map(({ element }) => attribute(element, 'data-period')),
      );
      expect(catalogue.releases.map((r) => r.period).filter((period) => !known.has(period))).toEqual([]);
    },
  );
});

it.each(sets.map((set) => [set.period, set.variant, set] as const))(
  'the page of %s %s answers with the sentences of the verdict',
  (period, variant) => {
    const verdict = verdictOf(catalogue, period, variant);
    const file = path.join('download', period, variant, 'index.html');
    const page = pages.find((p) => p.file === file);
    const box = page?.elements.find((e) => attribute(e, 'aria-labelledby') === 'verdict');
    const text = box ? textIn(box) : '';
    expect(text).toContain(headline(verdict, incidents));
    expect(text).toContain(ROWS_STATE_NAME[verdict.rows.state]);
    expect(text).toContain(rowsAnswer(verdict, incidents));
    expect(text).toContain(columnsAnswer(verdict, incidents));
    for (const { period: other } of verdict.instead) expect(text).toContain(periodWords(other));
  },
);

describe('documents', () => {
  interface Told {
    period: string;
    variant: 'raw' | 'deduplicated';
    verdict: { rows: string; text: string };
  }
  const expected = ({ period, variant }: Pick<Told, 'period' | 'variant'>) => {
    const { rows } = verdictOf(catalogue, period, variant);
    return { rows: rows.state, text: rowsWords(rows, incidents) };
  };

  it('catalogue.json and the document of every set say the same', () => {
    const list = json<{ sets: Told[] }>(FILES.catalogue).sets;
    expect(list).toHaveLength(sets.length);
    for (const set of list) {
      expect(set.verdict, set.period).toEqual(expected(set));
      const own = json<Told>(FILES.set(set));
      expect(own.verdict, set.period).toMatchObject(expected(set));
    }
  });

  it('usability.json says the same of the rows and of the rent', () => {
    const document = json<{
      columns: { header: string }[];
      cells: { state: string }[];
      sets: (Pick<Told, 'period' | 'variant'> & { rows: { state: string }; cells: number[] })[];
    }>(FILES.usability);
    const rent = document.columns.findIndex(({ header }) => header === '月租金');
    expect(document.sets).toHaveLength(sets.length);
    for (const set of document.sets) {
      const verdict = verdictOf(catalogue, set.period, set.variant);
      expect(set.rows.state, set.period).toBe(verdict.rows.state);
      expect(document.cells[set.cells[rent] ?? -1]?.state, set.period).toBe(verdict.rent?.state);
    }
  });

  it('monthly-rows.csv says the same, up to the month of the record', () => {
    const lines: Record<string, string>[] = parse(read(FILES.monthlyRows), { columns: true });
    expect(lines.at(-1)?.['period']).toBe(catalogue.dataset.asOf);
    for (const { period = '', rows_state: state } of lines) {
      expect(state, period).toBe(verdictOf(catalogue, period, 'raw').rows.state);
    }
  });

  it('feeds and citations begin what they say of a set with its state', () => {
    const feed = read(FILES.feed('releases', 'json'));
    const newest = catalogue.releases.at(-1);
    const line = newest && expected({ period: newest.period, variant: 'raw' }).text;
    expect(feed).toContain(line);
    for (const set of sets) {
      const { rows, text } = expected(set);
      if (rows === 'complete') continue;
      expect(read(FILES.cite('csl.json', set)), set.period).toContain(text);
    }
  });
});
