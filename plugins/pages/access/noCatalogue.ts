import type { Catalogue } from 'rental-data';

const refuse = (): never => {
  throw new Error(
    '瀏覽器沒有@catalogue。修正：由預先產生的元件把需要的幾項事實交給它，或讀取網站發布的JSON。',
  );
};

/** What browsers have in the catalogue's place: pages come to them as HTML, so that no code of theirs may ask for it. */
export default new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse }) as Catalogue;
