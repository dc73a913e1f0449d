import { createSearch } from 'rental-search';
import { site } from './site.mjs';

/** @type {(path: string, title: string, text: string) => import('rental-search').SearchEntry} */
const page = (path, title, text) => ({
  ...{ kind: 'document', path, title, text },
  ...{ parents: [], version: '', group: '', keywords: [], facts: [] },
});
// 編造的頁面。
const entries = [
  page('/deposit/', '押金怎麼算', '押金的總額除以月租金，就是月數。'),
  page('/compare/', '比較兩期', '選兩期，看列數與欄位能不能比較。'),
];
const synonyms = [
  { words: ['保證金', '訂金'], means: ['押金'] },
  { words: ['屋齡'], means: ['建築類型'], note: '沒有屋齡這一欄。' },
];
const search = await createSearch({ entries, synonyms }, site);

for (const query of ['保证金', '2021年7月和2022年7月差在哪', '屋齡']) {
  const { hits, notes } = search(query);
  console.log([query, ...hits.map(({ to }) => to), ...notes].join(' '));
}
for (const { excerpt } of search('月租').hits)
  console.log(excerpt.map(({ text, hit }) => (hit ? `【${text}】` : text)).join(''));
