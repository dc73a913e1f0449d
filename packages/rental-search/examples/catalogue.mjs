import { ownCatalogue } from 'rental-data/own';
import { createSearch } from 'rental-search';
import { toEntries } from 'rental-search/build';
import { site } from './site.mjs';

// 由程式畫出來的頁面，不在目錄與文章裡。
const pages = [{ path: '/pick/', title: '挑檔案', parents: [], text: '照年份與欄位挑。' }];
const entries = toEntries({ documents: [], catalogue: await ownCatalogue(), site, pages });
const search = await createSearch({ entries, synonyms: [] }, site);

for (const query of ['民國110年第三季', 'monthly_prise', '霧台', '2019到2024 月租金'])
  console.log(query, search(query).hits[0]?.to);
// 「去年」由今天決定，呼叫的人可以給。
const { hits, notes } = search('去年', new Date('2022-06-01'));
console.log(hits[0]?.to, ...notes);
