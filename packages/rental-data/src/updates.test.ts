import { describe, expect, it } from 'vitest';
import { recorded } from '../tests/support/realCatalogue';
import { SITE } from '../tests/support/sampleSite';
import { listUpdates, newestUpdates, type Update, UPDATE_KINDS, updatesByYear } from './updates';

const POSTS = [
  { title: '甲', description: '關於甲', date: '2026-08-31', tags: [], path: '/blog/post/a', slug: 'a' },
  { title: '乙', description: '關於乙', date: '2099-01-01', tags: [], path: '/blog/post/b', slug: 'b' },
];

describe('updates', () => {
  const updates = listUpdates(recorded, SITE.pages, POSTS);

  it('stand with the newest first, and those of one day by their kind', () => {
    const keys = updates.map(({ day, kind }) => `${day} ${String(9 - UPDATE_KINDS.indexOf(kind))}`);
    expect(keys).toEqual([...keys].sort().reverse());
    expect(updates[0]?.title).toBe('乙');
  });

  it('have a day each, and an address of their own', () => {
    for (const { day } of updates) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Set(updates.map(({ to }) => to)).size).toBe(updates.length);
  });

  it('list the files of a period once its day of publication is recorded, and only then', () => {
    const files = (data: typeof recorded) =>
      listUpdates(data, SITE.pages)
        .filter(({ kind }) => kind === 'files')
        .map(({ day, title }) => `${day} ${title}`);
    expect(files(recorded)).toEqual([
      '2026-08-31 2026年8月的檔案',
      '2022-10-16 2022年第1季的檔案',
      '2022-10-16 2022年第2季的檔案',
      '2022-10-14 2022年第3季的檔案',
      '2022-10-14 2022年9月的檔案',
    ]);
    const [release, ...others] = recorded.releases;
    if (!release) throw new Error('There is no release.');
    const dated = {
      ...recorded,
      releases: [
        { ...release, sets: release.sets.map((set) => ({ ...set, published: '2018-07-01' })) },
        ...others,
      ],
    };
    expect(files(dated)).toHaveLength(6);
  });

  it('say of the state of files what every page says of it', () => {
    const found = updates.find(({ kind }) => kind === 'files');
    expect(found?.parts[0]?.text).toMatch(/^原始資料有85,592列、消除重複住宅有76,934列。.*不可/);
  });

  it('name of the newest of each kind that most readers ask for', () => {
    expect(newestUpdates(updates).map(({ kind }) => kind)).toEqual(['post', 'correction', 'files']);
  });
});

describe('the corrections of the site', () => {
  it('of the coordinates agree with the columns as they are now', () => {
    const unit = (header: string) => recorded.columns.find((column) => column.header === header)?.unit;
    for (const name of ['約略地點', '常見約略地點']) {
      expect(unit(`${name}_x`)).toContain('緯度');
      expect(unit(`${name}_y`)).toContain('經度');
    }
  });
});

describe('by year', () => {
  const makeUpdate = (kind: Update['kind'], day: string): Update => ({
    kind,
    day,
    title: kind,
    to: `${kind} ${day}`,
    parts: [],
  });
  const years = updatesByYear([
    makeUpdate('correction', '2031-05-03'),
    makeUpdate('correction', '2031-05-02'),
    makeUpdate('format', '2031-05-01'),
    makeUpdate('correction', '2031-05-01'),
    makeUpdate('post', '2031-04-01'),
    makeUpdate('correction', '2031-03-01'),
    makeUpdate('files', '2030-01-01'),
    makeUpdate('post', '2029-01-02'),
  ]);

  it('all stays, in its order', () => {
    const updates = listUpdates(recorded, SITE.pages, POSTS);
    const arranged = updatesByYear(updates);
    expect(
      arranged.flatMap(({ runs }) => runs.flatMap(({ shown, folded }) => [...shown, ...folded])),
    ).toEqual(updates.filter(({ kind }) => kind !== 'format'));
    expect(arranged.flatMap((year) => year.formats)).toEqual(updates.filter(({ kind }) => kind === 'format'));
  });

  it('no kind hides what is below it: of many in a row the newest is seen, the others are folded', () => {
    expect(years[0]?.runs.map(({ shown, folded }) => [shown[0]?.kind, shown.length, folded.length])).toEqual([
      ['correction', 1, 2],
      ['post', 1, 0],
      ['correction', 1, 0],
    ]);
    const [first] = updatesByYear(listUpdates(recorded, SITE.pages, POSTS.slice(0, 1)));
    expect(first?.runs.flatMap(({ shown }) => shown).length).toBeLessThan(8);
  });

  it('the newest of each kind is in no folded year', () => {
    expect(years.map(({ year, isOpen }) => [year, isOpen])).toEqual([
      ['2031', true],
      ['2030', true],
      ['2029', false],
    ]);
  });
});
