import { describe, expect, it } from 'vitest';
import { recorded } from 'rental-data/testing/realCatalogue';
import { listNewest, listUpdates, UPDATE_KINDS } from './build';

const POSTS = [
  { title: '甲', description: '關於甲', date: '2026-08-31', tags: [], path: '/blog/post/a', slug: 'a' },
  { title: '乙', description: '關於乙', date: '2099-01-01', tags: [], path: '/blog/post/b', slug: 'b' },
];

describe('updates', () => {
  const updates = listUpdates(recorded, POSTS);

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
      listUpdates(data)
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
    expect(found?.parts[0]?.text).toMatch(/^原始資料85,592列、消除重複住宅76,934列。.*不可/);
  });

  it('name of the newest of each kind that most readers ask for', () => {
    expect(listNewest(updates).map(({ kind }) => kind)).toEqual(['post', 'correction', 'files']);
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
