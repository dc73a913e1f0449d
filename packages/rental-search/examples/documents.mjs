import { ownCatalogue } from 'rental-data/own';
import { createSearch, unpackSearch } from 'rental-search';
import { packSearch, toEntries } from 'rental-search/build';
import { site } from './site.mjs';

// 編造的文章：內文是hast那樣的一棵樹。
const post = {
  collection: 'posts',
  path: '/posts/cats/',
  title: '能不能養貓',
  description: '「可養寵物？」怎麼讀。',
  date: '2026-04-30',
  tags: ['欄位'],
  version: '',
  body: {
    tag: 'root',
    props: {},
    children: [
      { tag: 'h2', props: { id: 'empty' }, children: ['缺值'] },
      { tag: 'p', props: {}, children: ['屋主沒有填，就是缺值，不代表不能養。'] },
    ],
  },
};
// 內文沒有、也要找得到這一節的字詞。
const keywords = [{ at: '/posts/cats/#empty', words: ['空白'] }];
const catalogue = await ownCatalogue();
const entries = toEntries({ documents: [post], catalogue, site, keywords });

// 建置時寫成一個檔案，瀏覽器要搜尋的時候才讀。
const file = JSON.stringify(packSearch({ entries, synonyms: [] }, site));
const search = await createSearch(unpackSearch(JSON.parse(file), site), site);
for (const { to, entry, excerpt } of search('空白').hits.slice(0, 1))
  console.log(to, entry.parents.join(), excerpt.map(({ text }) => text).join(''));
