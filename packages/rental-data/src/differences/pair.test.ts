import { columnAnchor, existsIn } from '../catalogue/columns';
import { versionPairs } from './differences';
import { describe, expect, it } from 'vitest';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { sampleCatalogue, sampleColumn, sampleVersion } from '../../tests/support/usabilitySample';
import { describePair, programWords } from './pair';

const pairs = versionPairs(catalogue);

describe.each(pairs)('the page of %s to %s', (from, to) => {
  const page = describePair(catalogue, from, to);

  it('links columns to places that their version’s page has', () => {
    for (const { before = [], after = [], concerned = [] } of page.changes) {
      for (const { header, version, anchor } of [...before, ...after, ...concerned]) {
        const places = catalogue.columns
          .filter((c) => c.header === header && existsIn(c, version))
          .map(columnAnchor);
        expect(places, `${version} ${header}`).toContain(anchor);
      }
      for (const { version } of before) expect(version).toBe(from);
      for (const { version } of after) expect(version).toBe(to);
    }
  });

  it('counts what it lists', () => {
    const changesOfKind = (kind: string) => page.changes.filter((c) => c.kind === kind);
    expect(page.summary.added).toBe(changesOfKind('column-added').length);
    expect(page.summary.removed).toBe(changesOfKind('column-removed').length);
    expect(page.summary.replaced).toBe(
      changesOfKind('column-replaced').flatMap((c) => c.before ?? []).length,
    );
    expect(page.summary.rules).toBe(page.changes.filter((c) => c.group === 'rules' || c.format).length);
    expect(page.summary.kept).toBe(page.kept.flatMap((k) => k.columns).length);
  });

  it('calls alike only what both versions state alike', () => {
    const kinds = page.changes.map((c) => c.kind);
    const { same } = page;
    if (same.merge) expect(kinds).not.toContain('merge-changed');
    if (same.formats) expect(kinds.filter((k) => k.startsWith('format-'))).toEqual([]);
    if (same.missing)
      expect(page.changes.some((c) => c.kind === 'missing-changed' && c.format === 'csv')).toBe(false);
    expect(same.booleans === undefined).toBe(
      page.changes.some((c) => c.kind === 'booleans-changed' && c.format === 'csv'),
    );
  });
});

it.each([
  ['0.1', '0.2'],
  ['0.2', '0.1'],
  ['0.1', '0.3'],
  ['0.3', '0.1'],
])('%s to %s says nothing of merging: 0.1 has no quarter or year', (from, to) => {
  const { changes, same } = describePair(recorded, from, to);
  expect(changes.map((c) => c.kind)).not.toContain('merge-changed');
  expect(same).not.toHaveProperty('merge', expect.anything());
});

it.each([
  ['0.0', '0.1', '原來的版本沒有的欄位，填成缺值。'],
  ['0.1', '0.0', ''],
  ['0.2', '0.3', '原來的版本沒有的欄位，填成缺值。意義改變的欄位只換了名字，值還是不能直接相比。'],
  ['0.3', '0.1', '意義改變的欄位只換了名字，值還是不能直接相比。'],
])('the programs of %s to %s: %s', (from, to, words) => {
  const { changes, programs } = describePair(recorded, from, to);
  expect(programWords(changes)).toBe(words);
  const pandas = programs.flatMap(({ snippets }) => snippets.filter((s) => s.tool === 'pandas'));
  const code = pandas.map((s) => s.code).join('\n');
  expect(code.includes('= pd.NA')).toBe(words.includes('填成缺值'));
  expect(code.includes('.rename(')).toBe(words.includes('只換了名字'));
});

describe('a version that redefines a column', () => {
  // Made up for this test.
  const planted = sampleCatalogue(recorded, {
    versions: [sampleVersion('0.1'), sampleVersion('0.2')],
    columns: [
      sampleColumn('租金', { until: '0.1', unit: '元' }),
      sampleColumn('租金', { since: '0.2', unit: '千元', description: '另一個意思。' }),
      sampleColumn('坪數'),
    ],
  });

  it('shows both changes, counts one column, and does not call it unchanged', () => {
    const page = describePair(planted, '0.1', '0.2');
    // Both variants change alike, so that it is told once.
    expect(page.changes.map((c) => [c.kind, c.group])).toEqual([
      ['column-changed', 'both'],
      ['column-changed', 'both'],
    ]);
    expect(page.summary).toMatchObject({ changed: 1, kept: 2 });
    expect(page.kept.map((k) => k.columns.map(([header]) => header))).toEqual([['坪數'], ['坪數']]);
  });
});
