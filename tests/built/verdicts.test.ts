/**
 * One function judges every set. Here each place that prints its judgement is held against what the YAML files say
 * (packages/rental-data/tests/support/record.ts): the state of the rows, the state of each column and which days and counties are covered, on pages, in
 * JSON, CSV, feeds and catalogues, and in what the search works with. That the catalogue says what the documents of its sets
 * say, and compares so, and that citations tell it, is asked beside their code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import {
  answerBelowTitle,
  FEED_FORMATS,
  FILES,
  periodWords,
  verdictTitle,
  getVerdict,
  type SetDocument,
} from 'rental-data';
import {
  COLUMN_CODE,
  COLUMN_WORDS,
  type ColumnWord,
  type Covered,
  coveredWords,
  RECORD,
  type RecordedSet,
  findRecord,
  ROWS_CODE,
  ROWS_WORDS,
  type RowsWord,
} from 'rental-data/testing/record';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { unpackSearch, type PackedSearch } from 'rental-search';
import { INDEX_SITE } from '../../plugins/search/site';
import { attribute, builtPages, elementsIn, isElement, textIn, type Element } from '../support/builtPages';

const catalogue = await loadCatalogue(process.cwd());
const { incidents } = catalogue;
const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const json = <T>(file: string): T => JSON.parse(read(file)) as T;

/** What an element says to eyes, and to those who hear or hover. */
const reported = (element: Element): string[] =>
  [textIn(element), attribute(element, 'aria-label'), attribute(element, 'title')].filter(
    (text): text is string => text !== undefined && text !== '',
  );

const pages = builtPages().map(({ file, document }) => ({ file, elements: elementsIn(document) }));
const places = pages.flatMap(({ file, elements }) =>
  elements
    // What is hidden from screen readers is a sample in a legend.
    .filter(
      (element) =>
        attribute(element, 'data-verdict') !== undefined && attribute(element, 'aria-hidden') === undefined,
    )
    .map((element) => ({ file, element })),
);
/** The period that an element tells the state of: its own, or that of the row around it. */
const findPeriod = (element: Element): string | undefined => {
  const { parentNode } = element;
  return (
    attribute(element, 'data-period') ??
    (element.tagName === 'tr'
      ? attribute(element, 'id')
      : parentNode && isElement(parentNode)
        ? findPeriod(parentNode)
        : undefined)
  );
};
const findPage = ({ period, variant }: RecordedSet): Element[] =>
  pages.find(({ file }) => file === path.join('download', period, variant, 'index.html'))?.elements ?? [];

/** The columns of the made-up rows, each with its state, which is said behind it; nothing is written of those that are fine. */
const headersOn = (set: RecordedSet) =>
  findPage(set).flatMap((head) => {
    if (head.tagName !== 'th' || attribute(head, 'scope') !== 'col') return [];
    const hidden = elementsIn(head).find((element) => attribute(element, 'class') === 'vh');
    const said = hidden ? textIn(hidden) : '';
    const state = attribute(head, 'data-state') ?? 'fine';
    const word = COLUMN_WORDS.find((one) => COLUMN_CODE[one] === state);
    const header = textIn(head).slice(0, said ? -said.length : undefined);
    // What every column asks for is said once for all.
    return [[header, said === '' || said === `（${word}）` ? state : said] as const];
  });

/** The worst state of the columns of a period, whatever the variant, where the rows may be used at all. */
const findWorst = ({ period, rows }: RecordedSet): ColumnWord =>
  (rows !== '請勿使用' &&
    COLUMN_WORDS.findLast((word) => RECORD.some((set) => set.period === period && set.worst === word))) ||
  '可用';

/** The text of what stands before an element in its parent. */
const before = (element: Element): string => {
  const siblings = element.parentNode?.childNodes ?? [];
  const previous = siblings[siblings.indexOf(element) - 1];
  return previous && isElement(previous) ? textIn(previous) : '';
};

const isEnglish = (file: string): boolean => file.startsWith('en/');
/** The worst state of columns as the label of a cell calls it, in the language of the page. */
const ENGLISH_COLUMNS: Record<ColumnWord, string> = {
  可用: '',
  留意: 'need care',
  沒有值: 'have no values',
  不可用: 'cannot be used',
};
const columnsCalled = (file: string, word: ColumnWord): string =>
  isEnglish(file) ? ENGLISH_COLUMNS[word] : word;

/** The mark of a period's columns on a map: the worst of them where that asks for care. */
function onMap(file: string, element: Element, set: RecordedSet): string[] {
  // Its cells are links without text.
  if (element.tagName !== 'a' || textIn(element) !== '') return [];
  const worst = findWorst(set);
  const columns = attribute(element, 'data-columns') ?? 'fine';
  const wanted = worst === '可用' ? ['fine', 'note'] : [COLUMN_CODE[worst]];
  const label = attribute(element, 'aria-label') ?? '';
  return [
    ...(wanted.includes(columns) ? [] : [`data-columns ${columns}`]),
    ...(/[#/]([\w-]+)(?:\/raw\/)?$/.exec(attribute(element, 'href') ?? '')?.[1] === set.period
      ? []
      : ['leads elsewhere']),
    ...(worst === '可用' || label.includes(columnsCalled(file, worst)) ? [] : [`label lacks ${worst}`]),
    ...(set.short && !isEnglish(file)
      ? coveredWords(set.covers).filter((words) => !label.includes(words))
      : []),
  ];
}

/** The states of rows as a page calls them, in its language. */
const ENGLISH_WORDS: Record<RowsWord, string> = {
  列數沒有已知缺漏: 'No known gaps in its rows',
  列數有缺漏: 'Known gaps in its rows',
  列數不可比較: 'Rows not comparable',
  請勿使用: 'Do not use',
};
const called = (file: string, word: RowsWord): string => (isEnglish(file) ? ENGLISH_WORDS[word] : word);

describe('every page', () => {
  it('prints the recorded state wherever it prints one', () => {
    const faults = places.flatMap(({ file, element }) => {
      const period = findPeriod(element) ?? '';
      const set = findRecord(period, attribute(element, 'data-variant') ?? 'raw');
      const state = attribute(element, 'data-verdict');
      const words = reported(element);
      const others = ROWS_WORDS.filter((name) => name !== set?.rows).map((name) => called(file, name));
      const right =
        state === (set ? ROWS_CODE[set.rows] : 'absent') &&
        words.some((text) =>
          text.includes(set ? called(file, set.rows) : isEnglish(file) ? 'Not published' : '沒有發布'),
        ) &&
        !words.some((text) => others.some((name) => text.startsWith(name)));
      const wrong = [
        ...(right ? [] : [words.join(' | ').slice(0, 80)]),
        ...(set ? onMap(file, element, set) : []),
      ];
      return wrong.map((what) => `${file}: ${period} ${state}: ${what}`);
    });
    expect(faults).toEqual([]);
  });

  const { releases } = catalogue;
  it.each([
    ['index.html', releases],
    ['download/index.html', releases],
    ['data-quality/states/index.html', releases],
    ['data-quality/index.html', releases.filter(({ granularity }) => granularity === 'monthly')],
    ['en/files/index.html', releases],
  ])('%s tells the state of every published period', (file, asked) => {
    const known = new Set(
      places.filter((place) => place.file === file).map(({ element }) => findPeriod(element)),
    );
    expect(asked.map(({ period }) => period).filter((period) => !known.has(period))).toEqual([]);
  });
});

it.each(RECORD)('the page of $period $variant answers with the sentences of the verdict', (set) => {
  const { period, variant } = set;
  const verdict = getVerdict(catalogue, period, variant);
  const box = findPage(set).find((e) => attribute(e, 'aria-labelledby') === 'verdict');
  const text = box ? textIn(box) : '';
  const published = documents.get(nameSet(set))?.verdict;
  expect(text).toContain(verdictTitle(verdict, incidents));
  expect(text).toContain(set.rows);
  expect(text).toContain(answerBelowTitle(verdict, incidents));
  if (set.rows !== '請勿使用') expect(text).toContain(published?.rowsAnswer);
  expect(text).toContain(published?.columnsAnswer);
  for (const { period: other } of verdict.instead) expect(text).toContain(periodWords(other));
});

it.each(RECORD)('what the page of $period $variant copies and shows to cite it tells the verdict', (set) => {
  const elements = findPage(set);
  const carried = <T>(island: string): T[] =>
    elements
      .filter((e) => attribute(e, 'data-island') === island)
      .map((e) => JSON.parse(attribute(e, 'data-props') ?? '{}') as T);
  const [short, ...others] = carried<{ text?: string }>('copy-button')
    .map(({ text = '' }) => text)
    .filter((text) => text.includes('取用日期'));
  const [reference, ...more] = carried<{ data: { state: string; caveats: string } }>('citation-box').map(
    ({ data }) => data,
  );
  expect([...others, ...more]).toEqual([]);
  expect(short).toContain('（取用日期：請填當天日期）');
  // The box writes all its formats from these two.
  const quoted = elements.find(({ tagName }) => tagName === 'blockquote');
  const shown = quoted && textIn(quoted);
  expect(shown).toContain(`/download/${set.period}/${set.variant}/（取用日期：請填當天日期）`);
  const texts = [short, reference?.state, reference?.caveats, shown];
  const rent = set.columns.get('月租金') ?? '可用';
  const due = [
    ...(set.rows === '列數沒有已知缺漏' ? [] : [set.rows]),
    ...(rent === '可用' || set.rows === '請勿使用' ? [] : [`月租金${rent === '留意' ? '要先看說明' : rent}`]),
  ];
  for (const text of texts) for (const words of due) expect(text).toContain(words);
});

it.each(RECORD)('a shared link to $period $variant shows the state of its rows and the verdict', (set) => {
  const head = findPage(set);
  const meta = (name: string) =>
    head
      .filter((e) => [attribute(e, 'name'), attribute(e, 'property')].includes(name))
      .map((e) => attribute(e, 'content') ?? '');
  const title = head.filter(({ tagName }) => tagName === 'title').map(textIn);
  const headline = documents.get(nameSet(set))?.verdict.headline ?? 'the headline of its document';
  for (const texts of [title, meta('og:title')])
    expect(texts).toEqual([expect.stringMatching(`^${periodWords(set.period)}.*：${set.rows} `)]);
  for (const texts of [meta('description'), meta('og:description')])
    expect(texts).toEqual([expect.stringContaining(headline)]);
});

/** What a surface says, by the name of the set. */
type Statements<T> = Iterable<readonly [name: string, said: T]>;
const nameSet = ({ period, variant }: { period: string; variant: string }): string => `${period}/${variant}`;
const ofSets = <T>(say: (set: RecordedSet) => T): Statements<T> =>
  RECORD.map((set) => [nameSet(set), say(set)]);
/** Of a surface that tells of periods, whatever the variant. */
const ofBoth = <T>(period: string, claimed: T): (readonly [string, T])[] =>
  RECORD.filter((set) => set.period === period).map((set) => [nameSet(set), claimed]);

/** A surface, what it says, and the sets that it tells of, where it does not tell of all. */
type Surface<T> = [surface: string, said: () => Statements<T>, asked?: readonly RecordedSet[]];

/** Holds what a surface says of sets against the record. @throws where one is not asked for, or none */
function compare<T>(
  claimed: Statements<T>,
  findFaults: (set: RecordedSet, claimed: T) => string[],
  asked = RECORD,
): void {
  const known = new Map(claimed);
  expect([...known.keys()].sort()).toEqual(asked.map(nameSet).sort());
  expect(asked.length).toBeGreaterThan(0);
  expect(
    asked.flatMap((set) =>
      findFaults(set, known.get(nameSet(set)) as T).map((what) => `${nameSet(set)}: ${what}`),
    ),
  ).toEqual([]);
}

const same = (wanted: unknown, claimed: unknown): string[] =>
  JSON.stringify(wanted) === JSON.stringify(claimed)
    ? []
    : [`${JSON.stringify(claimed)}, not ${JSON.stringify(wanted)}`];

/** Where a text names another state than that of the rows, or leaves out what is covered. A caveat is silent of sound rows. */
const faultsOfText =
  (kind: 'statement' | 'caveat') =>
  ({ rows, covers, short }: RecordedSet, text: string): string[] => {
    const due: string[] = kind === 'caveat' && rows === '列數沒有已知缺漏' ? [] : [rows];
    return [
      ...[...due, ...(short ? coveredWords(covers) : [])]
        .filter((words) => !text.includes(words))
        .map((words) => `lacks ${words}: ${text.slice(0, 80)}`),
      ...ROWS_WORDS.filter((words) => !due.includes(words) && text.includes(words)).map((w) => `says ${w}`),
      ...(!short && text.includes('涵蓋') ? ['says what is covered'] : []),
    ];
  };

/** What a program makes of a state and its reason; nothing of sound rows. */
const inWords = (state: string, why = ''): string =>
  why && `${ROWS_WORDS.find((words) => ROWS_CODE[words] === state)}（${why}）`;

const documents = new Map(RECORD.map((set) => [nameSet(set), json<SetDocument>(FILES.set(set))]));
const ofDocuments = <T>(say: (document: SetDocument) => T): Statements<T> =>
  [...documents].map(([name, document]) => [name, say(document)]);
const usability = json<{ sets: { period: string; variant: string; rows: { state: string } }[] }>(
  FILES.usability,
).sets;

/** What a script of the site carries as JSON. */
function carriedBy(chunk: string): unknown {
  const file = readdirSync('build/assets/js').find((name) => name.startsWith(`${chunk}.`)) ?? '';
  const literal = /JSON\.parse\(('(?:[^'\\]|\\.)*')\)/.exec(read(`assets/js/${file}`))?.[1] ?? '""';
  return JSON.parse(runInNewContext(literal) as string);
}
/** What an address that leads nowhere offers instead. */
const near = (carriedBy('near-sets') as { R: Record<string, { state: string; why?: string }> }).R;

const { path: searchFile } = json<{ path: string }>('search/data.json');
const found = unpackSearch(json<PackedSearch>(searchFile), INDEX_SITE).entries.flatMap(
  ({ period, mark, facts }) => (period === undefined ? [] : [{ period, mark, facts: facts.join() }]),
);

interface Dataset {
  '@type': string;
  description: string;
  temporalCoverage: string;
  spatialCoverage: { name: string } | { name: string }[];
}
/** What search engines read on the page of a set. */
const linkedData = (set: RecordedSet): Dataset | undefined =>
  findPage(set)
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(textIn(element)) as Dataset)
    .find((data) => data['@type'] === 'Dataset');

interface Value {
  '@value': string;
}
interface DcatNode {
  '@id': string;
  '@type': string;
  'dct:description': Value;
  'dct:temporal': { 'dcat:startDate': Value; 'dcat:endDate': Value };
  'dct:spatial': object | { 'skos:prefLabel': Value }[];
}
const dcat = json<{ '@graph': DcatNode[] }>(FILES.dcat)['@graph'].flatMap((node) => {
  const [, name] = /\/download\/([^/]+\/[^/]+)\/$/.exec(node['@id']) ?? [];
  return name !== undefined && node['@type'] === 'dcat:Dataset' ? [[name, node] as const] : [];
});

interface Package {
  description: string;
  resources: { name: string; description: string }[];
}
const resources = json<Package>(FILES.dataPackage).resources;
const listResources = ({ period, variant }: RecordedSet): string =>
  resources
    .filter(({ name }) => name.startsWith(`${period.toLowerCase()}-${variant}-`))
    .map(({ description }) => description)
    .join('\n');

const croissant = json<{ distribution: { '@id': string; description: string }[] }>(FILES.croissant);
/** The newest version alone stands in Croissant. */
const newest = RECORD.filter(
  ({ period }) => catalogue.releases.find((release) => release.period === period)?.version === '0.3',
);

const llms = [...read(SITE_FILES.llms).matchAll(/^- \[.*\/data\/sets\/(.+)\.json\)：(.*)$/gm)];

/** The entries of a feed by the period that they tell of: their first paragraph, whatever the format. */
const readFeed = (format: (typeof FEED_FORMATS)[number]): Statements<string> =>
  read(FILES.feed('releases', format))
    .split(/<item>|<entry>|"id": /)
    .slice(1)
    .flatMap((entry) => {
      const [, period = ''] = /\/download\/#([\w-]+)/.exec(entry) ?? [];
      return ofBoth(period, /<p>(.*?)<\/p>/.exec(entry)?.[1] ?? '');
    });
/** The sets of the newest 34 releases, by the last day of their period. */
const inFeed = RECORD.filter(({ period }) =>
  [...readFeed('json')].some(([name]) => name.startsWith(`${period}/`)),
);

const monthly = RECORD.filter(({ period }) => period[4] === '-');
const monthlyRows: Record<string, string>[] = parse(read(FILES.monthlyRows), { columns: true });
const ofMonths = (key: string) =>
  monthlyRows.flatMap(({ period = '', ...line }) => ofBoth(period, line[key] ?? ''));

describe('the state of the rows, for programs, in', () => {
  it.each<Surface<string | undefined>>([
    ['the document of the set', () => ofDocuments(({ verdict }) => verdict.rows)],
    ['usability.json', () => usability.map((set) => [nameSet(set), set.rows.state])],
    ['monthly-rows.csv', () => ofMonths('rows_state'), monthly],
    [
      'the data of wrong addresses',
      () => Object.entries(near).flatMap(([period, { state }]) => ofBoth(period, state)),
    ],
  ])('%s', (_surface, claimed, asked) => {
    compare(claimed(), ({ rows }, state) => same(ROWS_CODE[rows], state), asked);
  });
});

describe('the state of the rows and what is covered, in words, in', () => {
  it.each<Surface<string | undefined>>([
    ['the document of the set', () => ofDocuments(({ verdict }) => verdict.text)],
    [
      'llms.txt',
      () => llms.map(([, name = '', words]) => [name, words]),
      RECORD.filter((s) => read(SITE_FILES.llms).includes(FILES.set(s))),
    ],
    ['search', () => found.flatMap(({ period, mark }) => ofBoth(period, mark?.text))],
    ...FEED_FORMATS.map((format): Surface<string> => [
      `the feed in ${format}`,
      () => readFeed(format),
      inFeed,
    ]),
  ])('%s', (_surface, claimed, asked) => {
    compare(claimed(), (set, text = '') => faultsOfText('statement')(set, text), asked);
  });

  it.each<Surface<string | undefined>>([
    ['schema.org', () => ofSets((set) => linkedData(set)?.description)],
    ['DCAT', () => dcat.map(([name, node]) => [name, node['dct:description']['@value']])],
    ['the Data Package of all', () => ofSets(listResources)],
    ['the Data Package of the set', () => ofSets((set) => json<Package>(FILES.setPackage(set)).description)],
    [
      'Croissant',
      () =>
        croissant.distribution.flatMap(({ '@id': id, description }) => {
          const [, period, variant] = /^(.+)-(raw|deduplicated)\.zip$/.exec(id) ?? [];
          return period && variant ? [[`${period}/${variant}`, description] as const] : [];
        }),
      newest,
    ],
    [
      'monthly-rows.csv',
      () =>
        monthlyRows.flatMap(({ period = '', rows_state: state = '', rows_reason: why = '' }) =>
          ofBoth(period, inWords(state, why)),
        ),
      monthly,
    ],
    [
      'the data of wrong addresses',
      () => Object.entries(near).flatMap(([period, { state, why }]) => ofBoth(period, inWords(state, why))),
    ],
  ])('%s, silent of sound rows', (_surface, claimed, asked) => {
    compare(claimed(), (set, text = '') => faultsOfText('caveat')(set, text), asked);
  });

  it('search, by the mark of rows and the worst of its columns', () => {
    const marks = {
      列數沒有已知缺漏: 'ok',
      列數有缺漏: 'caution',
      列數不可比較: 'severe',
      請勿使用: 'avoid',
    };
    compare(
      found.flatMap((entry) => ofBoth(entry.period, entry)),
      (set, { mark, facts }) => {
        const worst = findWorst(set);
        return [
          ...same(marks[set.rows], mark?.state),
          ...same(
            worst === '可用' ? undefined : `部分欄位${worst}`,
            /部分欄位(?:留意|沒有值|不可用)/.exec(facts)?.[0],
          ),
        ];
      },
    );
  });
});

describe('what is covered, for programs, in', () => {
  const days = ({ from, to }: Covered) => ({ from, to });
  const covers = ({ from, to, counties }: Covered): Covered => ({
    from,
    to,
    ...(counties ? { counties } : {}),
  });

  it.each<Surface<Covered>>([
    ['the document of the set', () => ofDocuments((document) => covers(document.covers))],
    [
      'the tables of the years',
      () =>
        [...new Set(RECORD.map(({ period }) => Number(period.slice(0, 4))))]
          .flatMap((year) => json<{ sets: SetDocument[] }>(FILES.yearTable(year)).sets)
          .map((set) => [nameSet(set), covers(set.covers)]),
    ],
  ])('%s', (_surface, claimed) => {
    compare(claimed(), (set, covered) => same(set.covers, covered));
  });

  /** These have no words for a county that came late, and none is left out of a file. */
  it.each<Surface<Covered & { everywhere: boolean }>>([
    [
      'schema.org',
      () =>
        ofSets((set) => {
          const { temporalCoverage = '', spatialCoverage } = linkedData(set) ?? {};
          const [from = '', to = ''] = temporalCoverage.split('/');
          return { from, to, everywhere: !Array.isArray(spatialCoverage) };
        }),
    ],
    [
      'DCAT',
      () =>
        dcat.map(([name, { 'dct:temporal': time, 'dct:spatial': places }]) => [
          name,
          {
            from: time['dcat:startDate']['@value'],
            to: time['dcat:endDate']['@value'],
            everywhere: !Array.isArray(places),
          },
        ]),
    ],
  ])('%s: the days, and all of Taiwan', (_surface, claimed) => {
    compare(claimed(), (set, covered) => same({ ...days(set.covers), everywhere: true }, covered));
  });

  it('the days of the document of the set', () => {
    compare(
      ofDocuments(({ temporal: { start, end } }) => ({ from: start, to: end })),
      (set, claimed) => same(days(set.covers), claimed),
    );
  });

  it('the head of the page of the set', () => {
    compare(
      ofSets((set) =>
        textIn(findPage(set).find((e) => e.tagName === 'dd' && /^涵蓋$/.test(before(e))) as Element),
      ),
      ({ covers: covered }, text) =>
        [
          ...coveredWords(covered).map((words) => words.replace('只有', '')),
          ...(covered.counties ? [] : ['全台']),
        ]
          .filter((words) => !text.includes(words))
          .map((words) => `lacks ${words}: ${text}`),
    );
  });
});

describe('the state of each column, in', () => {
  it.each<Surface<(readonly [string, string | undefined])[]>>([
    [
      'the document of the set',
      () => ofDocuments(({ columns }) => columns.map(({ header, state }) => [header, state])),
    ],
    ['the page of the set', () => ofSets((set) => headersOn(set))],
  ])('%s', (_surface, claimed) => {
    compare(claimed(), ({ columns }, states) => {
      const known = new Map(states);
      return [
        ...[...columns]
          .filter(([header, word]) => known.get(header) !== COLUMN_CODE[word])
          .map(([header, word]) => `${header} is ${known.get(header)}, not ${COLUMN_CODE[word]}`),
        ...[...known.keys()].filter((header) => !columns.has(header)).map((header) => `has ${header}`),
      ];
    });
  });
});

describe('the page of a set', () => {
  it.each(RECORD)('of $period $variant lists the incidents of its JSON', (set) => {
    const section = findPage(set).find((e) => attribute(e, 'aria-labelledby') === 'incidents');
    const links = section ? elementsIn(section).map((e) => attribute(e, 'href') ?? '') : [];
    expect(links.flatMap((href) => /^\/data-quality\/#([^"]+)/.exec(href)?.[1] ?? [])).toEqual(
      documents.get(nameSet(set))?.incidents.map(({ id }) => id),
    );
  });
});
