/** What pages state in words of their own, held against the catalogue and the code. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { careAnswer, type Catalogue, recommendSets, getVerdict, findVersion } from 'rental-data';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';

const source = (file: string): string => readFileSync(`src/${file}`, 'utf8');

/** Years from which quarters and years are merged by another rule than the ones before. */
function yearsOfNewRule(known: Catalogue): number[] {
  const merged = known.releases
    .filter(({ granularity }) => granularity !== 'monthly')
    .map(({ year, version }) => ({ year, rule: findVersion(known, version).merge }));
  const years = [...new Set(merged.map(({ year }) => year))].sort();
  const ruleIn = (year: number) => new Set(merged.filter((one) => one.year === year).map(({ rule }) => rule));
  // Each year keeps to one rule, or no year could be named.
  for (const year of years) expect(ruleIn(year).size, String(year)).toBe(1);
  return years.filter((year, index) => {
    const before = years[index - 1];
    return before !== undefined && [...ruleIn(year)][0] !== [...ruleIn(before)][0];
  });
}

describe('the year from which quarters and years are merged by another rule', () => {
  const [year, ...more] = yearsOfNewRule(catalogue);

  it('is one', () => {
    expect(more).toEqual([]);
  });

  it.each(['features/coverage/CoverageMap/index.tsx', 'pages/data-quality/states/_text.mdx'])(
    'is stated in %s',
    (file) => {
      expect(/(?:季與年|季資料與年資料)從(\d+)年起改了合併規則/.exec(source(file))?.[1]).toBe(String(year));
    },
  );
});

it('the columns of a recommended set are told as the verdict has them', () => {
  const reported = (known: Catalogue) => {
    const { month } = recommendSets(known);
    return month && careAnswer(getVerdict(known, month.period, month.variant));
  };
  expect(reported(recorded)).toBe('「附近」12欄沒有值，其餘63欄可用');
  expect(reported({ ...recorded, releases: recorded.releases.filter(({ year }) => year < 2021) })).toBe(
    '73個欄位都可用',
  );
});

it('how long visited pages and their files are kept is stated as the service worker does it', () => {
  const worker = readFileSync('packages/html-first/src/worker/on.ts', 'utf8');
  const limits = (name: string) =>
    new RegExp(`const ${name} = \\{ maxEntries: (\\d+), maxAgeSeconds: (\\d+) \\* DAY \\}`)
      .exec(worker)
      ?.slice(1);
  const page = source('pages/privacy/index.mdx');
  expect(/頁面只留最近(\d+)頁、(\d+)天內的/.exec(page)?.slice(1)).toEqual(limits('PAGES_LIMITS'));
  expect(/檔案只留最近(\d+)個、(\d+)天內的/.exec(page)?.slice(1)).toEqual(limits('FILES_LIMITS'));
});

it('every key that moves in the table of a file that was opened is named', () => {
  const page = source('pages/accessibility/index.mdx');
  const keys: Record<string, string> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    ArrowRight: '→',
    ArrowLeft: '←',
    PageDown: 'Page Down',
    PageUp: 'Page Up',
    Home: 'Home',
    End: 'End',
  };
  const group = /<KeyGroup where="「打開檔案」的表格">([^]*?)<\/KeyGroup>/.exec(page)?.[1] ?? '';
  const grid = source('features/open/Grid.tsx');
  const handled = [...grid.matchAll(/case '(\w+)':/g)].map(([, key = '']) => key);
  expect(handled.sort()).toEqual(Object.keys(keys).sort());
  for (const key of handled) expect(group, key).toContain(keys[key]);
  const step = /return to\(row \+ (\d{2,}), column\)/.exec(grid)?.[1];
  expect(group).toContain(`往上、往下${String(step)}列`);
});

it('CSV files write missing values alike in every version, as one example of opening them supposes', () => {
  expect(new Set(catalogue.versions.map(({ missing }) => missing?.csv)).size).toBe(1);
});
