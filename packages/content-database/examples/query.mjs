import { createQuery, nearestPages } from 'content-database';

const posts = [
  {
    path: '/posts/april/',
    title: '2026年4月的資料',
    date: '2026-05-02',
    tags: ['定期紀錄'],
    facts: { rows: 182287 },
  },
  {
    path: '/posts/gap/',
    title: '七月的缺漏',
    date: '2021-08-20',
    tags: ['資料品質'],
    facts: { rows: 90211 },
  },
  { path: '/posts/key/', title: '怎麼算重複', date: '2023-01-15', tags: ['資料品質', '欄位'], facts: {} },
];
const query = createQuery(async () => posts, ['title', 'tags']);

const newest = await query
  .where({ tags: { $contains: '資料品質' } })
  .sortBy('date', 'desc')
  .limit(1)
  .fetch();
console.log(newest.map(({ title }) => title).join());

const many = await query
  .where({ 'facts.rows': { $gte: 100000 } })
  .only(['title', 'path'])
  .fetch();
console.log(many.map(({ title, path }) => `${title} ${path}`).join());

const [before, after] = await query.sortBy('date').surround('/posts/key/').fetch();
console.log(`${before?.title} ← → ${after?.title}`);

console.log((await query.search('缺漏').fetch()).length);
console.log(nearestPages('posts/apirl', posts, 1)[0]?.path);
