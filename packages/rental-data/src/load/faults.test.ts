import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { loadCatalogue } from './loadCatalogue';
import { WritingError, type Problem } from './problems';
import { firstAndSome } from '../../tests/support/full';
import { readFixture } from '../../tests/support/readFixture';
import {
  findLine,
  temporaryFolder,
  temporarySite,
  type TemporarySite,
} from '../../tests/support/temporary-site';

const YEAR_2024 = 'catalogue/releases/2024.yaml';
const DATASET = 'catalogue/dataset.yaml';
const VERSIONS = 'catalogue/versions.yaml';
const COLUMNS = 'catalogue/columns.yaml';
const INCIDENTS = 'catalogue/incidents.yaml';

const CONTACT = 'catalogue/codes/contact.csv';

const FEBRUARY = "- period: '2024-02'";
const OUTAGE_2024 = '- id: outage-2024';
const WHOLE_FILE = '(整個檔案)';

/** One wrong text, and what is to be said about it. */
interface Fault {
  what: string;
  file: string;
  /** the last of these texts, each after the one before, is replaced */
  find: string[];
  put: string;
  /** where the problem is to be found in the changed file, when that is not where the new text begins */
  at?: string[];
  /** `#` stands for the number of the entry, counted from 0 */
  key: string;
  says: RegExp;
  fix: RegExp;
}

type WrittenFault = Omit<Fault, 'file' | 'says' | 'fix'> & { says: string; fix?: string };

/** The problems that stop the catalogue of a site. */
async function collectProblems(site: TemporarySite): Promise<WritingError> {
  const error: unknown = await loadSample(site.dir).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(WritingError);
  return error as WritingError;
}

/** Number of the entry at a line: entries of YAML lists begin at the margin, rows of CSV after the header. */
const entryAt = (file: string, text: string, line: number): number =>
  file.endsWith('.csv')
    ? line - 2
    : text
        .split('\n')
        .slice(0, line)
        .filter((l) => l.startsWith('- ')).length - 1;

/** Plants a fault and returns the place at which it is to be reported. */
async function plant(site: TemporarySite, fault: Fault): Promise<Pick<Problem, 'file' | 'line' | 'key'>> {
  const planted = await site.replace(fault.file, fault.find, fault.put);
  const text = await site.read(fault.file);
  const line = fault.at ? findLine(text, fault.at) : planted;
  return { file: fault.file, line, key: fault.key.replace('#', String(entryAt(fault.file, text, line))) };
}

/** A list of lists that is small as text and grows tenfold with each of nine steps. */
function bomb(): string {
  const steps = Array.from({ length: 9 }, (_, i) => `&a${i + 1} [${Array(10).fill(`*a${i}`).join(',')}]`);
  return `[&a0 [x], ${steps.join(', ')}]`;
}

const toPlace = ({ file, line, key }: Problem) => ({ file, line, key });

/** A maintainer reads Chinese: neither the problem nor the fix may be a library's English alone. */
function expectReadable(error: WritingError): void {
  for (const { file, line, key, problem, fix } of error.problems) {
    expect(problem).toMatch(/\p{Script=Han}/u);
    expect(fix).toMatch(/\p{Script=Han}/u);
    expect(error.message).toContain(`${file}:${line}  ${key}\n    問題：${problem}\n    修正：${fix}`);
  }
}

/** By their files, as they are written in the catalogue's own notation. */
const WRITTEN = readFixture<Record<string, WrittenFault[]>>('catalogue-faults');
const FAULTS = Object.entries(WRITTEN).flatMap(([file, faults]) =>
  faults.map(({ says, fix = '.', ...fault }): Fault => ({
    ...fault,
    file,
    says: new RegExp(says, 'u'),
    fix: new RegExp(fix, 'u'),
  })),
);

describe('a planted fault', () => {
  it('is found by nothing but its own change: the copied catalogue loads', async () => {
    const site = await temporarySite();
    expect(await loadSample(site.dir)).toEqual({ ...(await loadSample(process.cwd())), profiles: [] });
  });

  // Also those that the sample of the day leaves out.
  it.each(Object.keys(WRITTEN))('has its place in %s', (file) => {
    const text = readFileSync(file, 'utf8');
    for (const { find } of WRITTEN[file] ?? []) expect(() => findLine(text, find)).not.toThrow();
  });

  // Each reads the whole catalogue anew.
  it.each(firstAndSome(FAULTS, 5, ({ what }) => what))(
    '$what stops the catalogue with file, line, key and fix',
    async (fault) => {
      const site = await temporarySite();
      const place = await plant(site, fault);
      const error = await collectProblems(site);
      expectReadable(error);
      const found = error.problems.filter((p) => fault.says.test(p.problem));
      // A repeated version takes the one it replaces away; what follows from that is said as well. So is what one language lacks.
      const others = error.problems.filter(({ problem }) => !problem.startsWith('中文與英文的期別不同'));
      if (fault.file !== VERSIONS) expect(found).toEqual(expect.arrayContaining(others));
      expect(found.map(toPlace)).toEqual([place]);
      expect(found[0]?.fix).toMatch(fault.fix);
    },
  );

  it('says where a repeated period stands first', async () => {
    const site = await temporarySite();
    await site.append(
      'catalogue/releases/2025.yaml',
      "- period: '2024-02'\n  version: '0.3'\n  raw: { rows: { '591': 1 }, csv: { bytes: 1 } }\n",
    );
    const first = findLine(await site.read(YEAR_2024), [FEBRUARY]);
    const { problems } = await collectProblems(site);
    expect(problems.map((p) => p.problem).join()).toContain(`第一次出現在${YEAR_2024}:${first}`);
    expect(problems.every((p) => p.file === 'catalogue/releases/2025.yaml')).toBe(true);
  });
});

describe('what a person cannot have meant', () => {
  it.each([
    [
      'a period after the counting',
      'catalogue/releases/2026.yaml',
      ["'2026-04'"],
      "'2099-12'",
      /2099-12晚於盤點的月份/,
    ],
    ['a counting before the files', DATASET, ['asOf: '], "asOf: '2020-01' #", /晚於盤點的月份（2020-01）/],
    [
      'a beginning after the files',
      DATASET,
      ["since: '2018-05'"],
      "since: '2027-01'",
      /早於第一個有資料的月份（2027-01）/,
    ],
    ['a file host with a query', DATASET, ['amazonaws.com'], 'amazonaws.com?x=1', /不能有\?或#/],
    ['more rows than homes', YEAR_2024, [FEBRUARY, 'raw:', '174448'], '99999999999999', /大得不像真的/],
    ['a title of 100 kB', INCIDENTS, [OUTAGE_2024, 'title: '], `title: ${'長'.repeat(50_000)}`, /長得不像/],
    ['a column that objects have', COLUMNS, ["- header: '刊登者編碼'"], '- header: __proto__', /保留給程式/],
    [
      'a character that nobody sees',
      INCIDENTS,
      [OUTAGE_2024, 'title: '],
      'title: \u200b',
      /看不見或讀不出來（U\+200B）/,
    ],
    ['an alias without an anchor', INCIDENTS, [OUTAGE_2024, 'title: '], 'title: *gone #', /別名.*gone/],
    ['aliases of aliases', DATASET, ['since:'], `bomb: ${bomb()}\nsince:`, /別名/],
    [
      'what an editor wrote for bytes that it could not read',
      CONTACT,
      ['代理人'],
      '\ufffd',
      /看不見或讀不出來（U\+FFFD）/,
    ],
  ])('%s', async (_what, file, find, put, says) => {
    const site = await temporarySite();
    await site.replace(file, find, put);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(({ problem }) => problem).join('\n')).toMatch(says);
  });
});

describe('a file that is not there', () => {
  it.each([DATASET, VERSIONS, COLUMNS, INCIDENTS])('%s', async (file) => {
    const site = await temporarySite();
    await site.remove(file);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(toPlace)).toEqual([{ file, line: 1, key: WHOLE_FILE }]);
    expect(error.problems[0]?.problem).toContain('ENOENT');
  });

  it('a code table is missed by the column that uses it', async () => {
    const site = await temporarySite();
    await site.remove(CONTACT);
    const text = await site.read(COLUMNS);
    const line = findLine(text, ['codeTable: contact']);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(toPlace)).toEqual([
      { file: COLUMNS, line, key: `[${entryAt(COLUMNS, text, line)}].codeTable` },
    ]);
  });

  it('a year is missed by the incidents that touch it', async () => {
    const site = await temporarySite();
    await site.remove(YEAR_2024);
    const error = await collectProblems(site);
    expectReadable(error);
    const text = await site.read(INCIDENTS);
    const line = findLine(text, ['- id: outage-2024', 'affects:']);
    expect(error.problems.map(toPlace)).toContainEqual({
      file: INCIDENTS,
      line,
      key: `[${entryAt(INCIDENTS, text, line)}].affects[0]`,
    });
  });

  it.each(['catalogue/codes', 'catalogue/releases'])('the folder %s', async (folder) => {
    const site = await temporarySite();
    await site.remove(folder);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map((p) => p.file)).toContain(folder);
  });

  it.each([
    ['nothing but a comment', '# 還沒有資料\n'],
    ['a map in the place of a list', "period: '2024-02'\n"],
  ])('a year’s file with %s', async (_what, text) => {
    const site = await temporarySite();
    await site.write('catalogue/releases/2017.yaml', text);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(toPlace)).toEqual([
      { file: 'catalogue/releases/2017.yaml', line: 1, key: WHOLE_FILE },
    ]);
    expect(error.problems[0]?.problem).toContain('清單');
  });
});

describe('several faults at once', () => {
  const planted = (...whats: string[]): Fault[] =>
    whats.map((what) => {
      const fault = FAULTS.find((f) => f.what === what);
      if (!fault) throw new Error(`no fault “${what}”`);
      return fault;
    });

  it.each([
    [
      'of single entries',
      planted('a negative number of rows', 'an unknown severity', 'a code that is no number'),
    ],
    [
      'between entries',
      planted(
        'an unknown dataset version',
        'an unknown column in an incident',
        'a period with missing rows and no reason',
        'an unknown post',
        'a code that does not fit',
        'an unknown code table',
        'a building type of the dwelling filter that is in no table',
      ),
    ],
    [
      'in files that cannot be read, beside wrong entries',
      planted(
        'YAML that cannot be read',
        'a row of a CSV file that lacks a field',
        'an unknown severity',
        'an unknown format of a version',
      ),
    ],
  ])('%s are all reported', async (_what, faults) => {
    const site = await temporarySite();
    const places = [];
    for (const fault of faults) places.push(await plant(site, fault));
    const error = await collectProblems(site);
    expectReadable(error);
    const found = error.problems.map(toPlace);
    for (const place of places) expect(found).toContainEqual(place);
    expect(error.message).toContain(`有${error.problems.length}個錯誤`);

    expect(found).toHaveLength(places.length);
  });
});

describe('a catalogue that is wrong', () => {
  it('leaves every file as it was and writes none', async () => {
    const site = await temporarySite();
    await site.replace(YEAR_2024, [FEBRUARY, 'raw:', '174448'], '-1');
    const before = await site.files();
    await collectProblems(site);
    expect(await site.files()).toEqual(before);
  });
});

it('a folder without a catalogue is named, once', async () => {
  const folder = await temporaryFolder();
  await expect(loadCatalogue(folder)).rejects.toThrow(
    `${path.join(folder, 'catalogue')}：沒有這個資料夾。修正：loadCatalogue要放著catalogue/的資料夾。`,
  );
});
