import { type ContentNode, plainText } from 'content-database';
import { letters } from 'content-database/testing/nodes';
import { describe, expect, it } from 'vitest';
import { buildDatabase, databasePath, serialise, type ParseCache } from './database';
import { toPostLists } from './lists';
import { listRelated } from '@site/src/features/blog/postTags';
import { BLOCKS } from '@site/plugins/markdown/blocks';
import { sitePath } from './collect';
import { COLLECTIONS } from '@site/src/lib/content/collections';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { database, docs, documentAt, input, posts } from '@site/tests/support/realContent';

const { documents } = database;
const inCollection = (collection: string) => documents.filter((d) => d.collection === collection);
const all = (node: ContentNode): ContentNode[] => [
  node,
  ...node.children.flatMap((c) => (typeof c === 'string' ? [] : all(c))),
];

describe('the database of this repository', () => {
  it('holds every doc, post, column of each version, and incident', () => {
    expect(inCollection('docs').map((d) => d.path)).toEqual(docs.map((d) => d.path).sort());
    expect(inCollection('posts').map((d) => d.path)).toEqual(posts.map((d) => d.path).sort());
    expect(
      inCollection('incidents')
        .map((d) => d.slug)
        .sort(),
    ).toEqual(catalogue.incidents.map((i) => i.id).sort());
    for (const { version } of catalogue.versions) {
      const headers = catalogue.columns
        .filter((c) => c.since <= version && (c.until === undefined || c.until >= version))
        .filter((c) =>
          catalogue.versions.find((v) => v.version === version)?.variants.some((v) => c.variants.includes(v)),
        )
        .map((c) => c.header);
      const titles = inCollection('columns')
        .filter((d) => d.version === version)
        .map((d) => d.title);
      expect(titles.sort()).toEqual([...new Set(headers)].sort());
    }
  });

  it('is ordered by collection, then path, and names no address twice', () => {
    const keys = documents.map((d) => [COLLECTIONS.indexOf(d.collection), d.path] as const);
    expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || (a[1] < b[1] ? -1 : 1)));
    expect(new Set(documents.map((d) => d.path)).size).toBe(documents.length);
    const slugs = documents.map((d) => `${d.collection} ${d.version} ${d.slug}`);
    expect(new Set(slugs).size).toBe(documents.length);
  });

  it('names its components as writers do: every other tag is one of HTML, a formula or a root', () => {
    for (const { path, body } of documents) {
      for (const { tag } of all(body)) {
        if (!Object.hasOwn(BLOCKS, tag)) expect(`${path} ${tag}`).toMatch(/ [a-z][a-z0-9]*$/);
      }
    }
  });

  it('has as text what its trees say, with single spaces and none between Chinese characters', () => {
    const bare = (text: string) => text.replace(/\s/g, '');
    for (const { body, text } of documents) {
      expect(plainText(body)).toBe(text);
      expect(bare(text)).toBe(bare(letters(body)));
      expect(text).not.toMatch(/\s{2}|^\s|\s$|[^\S ]|\p{Script=Han} \p{Script=Han}/u);
    }
  });

  it('writes properties as plain values only', () => {
    for (const { body, facts } of documents) {
      for (const props of [facts, ...all(body).map((n) => n.props)]) {
        for (const value of Object.values(props)) {
          const flat = Array.isArray(value) ? value : [value];
          for (const one of flat) expect(['string', 'number', 'boolean']).toContain(typeof one);
        }
      }
    }
  });
});

describe('posts', () => {
  it('are listed newest first, without body and text', () => {
    const { posts: entries } = toPostLists(database);
    expect(entries).toHaveLength(posts.length);
    expect(entries.map((e) => e.date)).toEqual(
      entries
        .map((e) => e.date)
        .sort()
        .reverse(),
    );
    for (const entry of entries) {
      const shown = ['date', 'description', 'path', 'slug', 'tags', 'title'];
      expect(
        Object.keys(entry)
          .filter((key) => key !== 'dateNote')
          .sort(),
      ).toEqual(shown);
    }
  });
});

describe('lists of posts', () => {
  it('give each tag its posts, newest first', () => {
    const { posts: entries, tags } = toPostLists(database);
    expect(Object.keys(tags).sort()).toEqual([...new Set(entries.flatMap((e) => e.tags))].sort());
    for (const [tag, paths] of Object.entries(tags)) {
      expect(paths, tag).toEqual(entries.filter((e) => e.tags.includes(tag)).map((e) => e.path));
    }
  });

  it('relate posts that share tags, the most first, never to themselves', () => {
    const { posts: entries } = toPostLists(database);
    const listTags = (path: string) => entries.find((e) => e.path === path)?.tags ?? [];
    const shared = (a: string, b: string) => listTags(a).filter((tag) => listTags(b).includes(tag)).length;
    for (const { path } of entries) {
      const related = listRelated(entries, path).map((post) => post.path);
      expect(related.length, path).toBeLessThanOrEqual(3);
      expect(related, path).not.toContain(path);
      const counts = related.map((other) => shared(path, other));
      expect(counts.every((count) => count > 0)).toBe(true);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      const most = Math.max(...entries.filter((e) => e.path !== path).map((e) => shared(path, e.path)));
      expect(counts[0] ?? 0, path).toBe(most);
    }
  });
});

describe('columns and incidents', () => {
  it('name key and type, severity and periods', () => {
    expect(documentAt('/about-data-set/0.3/#c-deal_time')?.facts).toMatchObject({
      key: 'deal_time',
      type: 'datetime',
    });
    const incident = documentAt('/data-quality/#2021-01');
    expect(incident.facts['periods']).toContain('2021-07');
    expect(incident.facts['severity']).toBe('severe');
    expect(incident.text).toContain('2021年7月：列數不可比較（估計短少34.96%）');
    expect(incident.text).toContain('2021年10月：請勿使用（混入四個月的物件）');
    for (const { id, advice, status } of catalogue.incidents) {
      const { text } = documentAt(`/data-quality/#${id}`);
      expect(text, id).toContain(`建議：${advice}`);
      expect(text.includes('現況'), id).toBe(status !== undefined);
    }
    const open = catalogue.incidents.find((i) => !Array.isArray(i.affects));
    expect(documentAt(`/data-quality/#${open?.id}`).facts['periods']).toContain(
      catalogue.releases.at(-1)?.period,
    );
  });
});

/** Some of the content: parsing all of it again for each change takes most of the time of this file. */
const few = { ...input, docs: docs.slice(-1), posts: posts.slice(0, 4) };

describe('the hash', () => {
  const computeHash = (given: typeof input) => serialise(buildDatabase(given)).hash;
  const hash = computeHash(few);

  it('is the same for the same content, in whatever order it comes', () => {
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(databasePath(hash)).toBe(`/_nuxt/content/db-${hash}.json`);
    expect(computeHash({ ...few, posts: [...few.posts].reverse() })).toBe(hash);
  });

  it('is another one after one changed word', () => {
    const [first, ...rest] = few.posts as [(typeof posts)[0], ...typeof posts];
    const changed = { ...first, text: first.text.replace(/這份資料/, '那份資料') };
    expect(changed.text).not.toBe(first.text);
    expect(computeHash({ ...few, posts: [changed, ...rest] })).not.toBe(hash);
    expect(computeHash({ ...few, posts: [{ ...first, title: `${first.title}！` }, ...rest] })).not.toBe(hash);
  });

  it('changes with the catalogue', () => {
    const [first, ...rest] = catalogue.incidents as [
      (typeof catalogue.incidents)[0],
      ...typeof catalogue.incidents,
    ];
    const changed = { ...catalogue, incidents: [{ ...first, effect: '另一種影響。' }, ...rest] };
    expect(computeHash({ ...few, catalogue: changed })).not.toBe(hash);
  });
});

describe('the cache', () => {
  it('parses again only what changed, and everything when the catalogue did', () => {
    const cache: ParseCache = new Map();
    const first = buildDatabase({ ...few, cache });
    const trees = () => new Map([...cache].map(([file, { body }]) => [file, body]));
    const before = trees();
    expect(serialise(buildDatabase({ ...few, cache }))).toEqual(serialise(first));
    expect([...trees()].every(([file, body]) => body === before.get(file))).toBe(true);

    const edited = few.posts.map((p) =>
      p.file.endsWith('2019-anniversary.mdx') ? { ...p, text: p.text.replace('規律', '節奏') } : p,
    );
    const second = buildDatabase({ ...few, posts: edited, cache });
    expect(serialise(second)).toEqual(serialise(buildDatabase({ ...few, posts: edited })));
    expect([...trees()].flatMap(([file, body]) => (body === before.get(file) ? [] : [file]))).toEqual([
      'blog/post/2019-anniversary.mdx',
    ]);

    const releases = catalogue.releases.map((r) => ({
      ...r,
      sets: r.sets.map((s) => ({ ...s, rows: s.rows + 1 })),
    }));
    const changed = { ...few, catalogue: { ...catalogue, releases } };
    expect(serialise(buildDatabase({ ...changed, cache }))).toEqual(serialise(buildDatabase(changed)));
  });
});

describe('addresses', () => {
  it.each([
    ['/blog/post/x', '/', '/blog/post/x/'],
    ['/sub/blog/post/x/', '/sub/', '/blog/post/x/'],
    ['/sub/', '/sub/', '/'],
    ['/', '/', '/'],
  ])('%s under %s is %s', (permalink, baseUrl, expected) => {
    expect(sitePath(permalink, baseUrl)).toBe(expected);
  });
});
