/** The page of the newest version and the public draft. What the draft changes is asked in packages/rental-data/src/differences. */
import { describe, expect, it } from 'vitest';
import { cataloguePages } from '@site/plugins/pages/kinds';
import {
  type Catalogue,
  describePair,
  differences,
  draftInForce,
  draftPairs,
  type VersionChange,
} from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { toEntries } from 'rental-search/build';
import { INDEX_SITE } from '@site/plugins/search/site';

const listPaths = (known: Catalogue) => cataloguePages(known).map(({ path }) => path);

const PATH = '/differences/0.3-1.0/';
const pair = draftPairs(recorded).find(({ to }) => to === '1.0');

// Once the version is in force the file of the draft is deleted, and its page is that of any other pair.
describe.skipIf(!pair)('the page from 0.3 to the draft of 1.0', () => {
  if (!pair) return;
  const inForce = draftInForce(recorded, pair.draft);
  const page = describePair(inForce, pair.from, pair.to, pair.draft);
  const listHeaders = (kind: VersionChange['kind']) =>
    differences(inForce, pair.from, pair.to).changes.flatMap((c) =>
      c.kind === kind && 'column' in c && c.variant === 'raw' ? [c.column.header] : [],
    );
  const added = listHeaders('column-added');
  const deprecated = listHeaders('column-deprecated');

  it('tells on its page once what both variants change alike', () => {
    const changesIn = (kind: string) => page.changes.filter((c) => c.kind === kind);
    expect(changesIn('column-added').map(({ after }) => after?.[0]?.header)).toEqual(added);
    expect(changesIn('column-deprecated')).toHaveLength(14);
    expect(new Set(page.changes.map(({ group }) => group))).toEqual(new Set(['both', 'rules', 'codes']));
    expect(changesIn('column-added')[0]?.what).toBe('兩種內容多了「刊登平台刊登時間」。');
    expect(page.summary.kept).toBe(page.kept.flatMap(({ columns }) => columns).length);
    for (const { columns } of page.kept) {
      for (const header of deprecated) expect(columns.map(([name]) => name)).not.toContain(header);
    }
  });

  it('links no column of the draft, which has no page, and those that stay to the page of 0.3', () => {
    for (const { before = [], after = [], concerned = [] } of page.changes) {
      for (const column of [...after, ...concerned])
        expect(column).not.toHaveProperty('anchor', expect.anything());
      for (const column of before) expect(column).toMatchObject({ version: '0.3', anchor: /^c-/ });
    }
  });

  it('has code that adds the columns', () => {
    const pandas = page.programs.flatMap(({ snippets }) => snippets.filter(({ tool }) => tool === 'pandas'));
    expect(pandas).toHaveLength(2);
    for (const { code } of pandas) {
      for (const header of added) expect(code).toContain(`df["${header}"] = pd.NA`);
      for (const header of deprecated) expect(code).not.toContain(header);
    }
  });

  it('is found by its columns, as a draft', () => {
    const entries = toEntries({ documents: [], catalogue: recorded, site: INDEX_SITE });
    const [entry, ...more] = entries.filter(({ path }) => path.includes('1.0'));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      path: PATH,
      title: '版本差異：0.3到1.0（草案）',
      facts: ['2026年9月13日的草案'],
      version: '',
    });
    for (const header of added) expect(entry?.text).toContain(header);
  });
});

it('has no page without a draft', () => {
  expect(listPaths({ ...recorded, drafts: [] })).not.toContain(PATH);
});
