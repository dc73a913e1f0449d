import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SwitchPlace } from '@site/src/lib/ui/Switch';
import { formatCount } from 'rental-data';
import { cacheName, isCacheInScope } from 'html-first/client';
import { useEffect, useState, type ReactNode } from 'react';
import { forget } from '@site/src/lib/browser/keptRents';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';

const resolveScope = (baseUrl: string): string => new URL(baseUrl, window.location.href).href;

/** Without the cache of what every visitor has, read or not: the shared files and the offline page. */
const isOfReader = (name: string, scope: string): boolean =>
  isCacheInScope(name, scope) && !name.startsWith('workbox-');

/** How many pages are kept. @param baseUrl with slashes at both ends @throws where there is no Cache Storage */
async function countKeptPages(baseUrl: string): Promise<number> {
  const name = cacheName('pages', resolveScope(baseUrl));
  // Opening a cache would make it.
  return (await window.caches.has(name)) ? (await (await window.caches.open(name)).keys()).length : 0;
}

/** Removes the kept pages, their files, the content database, the search's data and the rents. @throws where the browser refuses */
async function clearKept(baseUrl: string): Promise<void> {
  const scope = resolveScope(baseUrl);
  const names = (await window.caches.keys()).filter((name) => isOfReader(name, scope));
  for (const name of names) {
    await window.caches.delete(name);
    // Workbox' list; its limits are asked for, and play no part in removing all.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
  await forget(baseUrl);
}

/** For those to whom this page can offer no button. */
const BY_BROWSER = '要清掉離線快取，請打開瀏覽器的設定，找到儲存的網站資料，刪除這個網站的資料。';

/** Said of the button: what every visitor has alike is no trace of reading. */
const STAYS = '清掉時，網站共用的檔案與離線時顯示的說明頁會留著，它們和看過什麼無關；之後看的頁面會再存。';

const keptWords = (pages: number): string =>
  pages === 0 ? '這台裝置目前沒有存下任何一頁。' : `這台裝置目前存了${formatCount(pages)}頁。`;

const goneWords = (pages: number): string =>
  pages === 0
    ? '清掉了。原本沒有存下任何一頁，其他存下的東西也清掉了。'
    : `清掉了。原本存的${formatCount(pages)}頁和它們的檔案，已經不在這台裝置上。`;

function ClearButton(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<number | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    countKeptPages(baseUrl).then(setPages, () => setIsRefused(true));
  }, [baseUrl]);

  const clear = async () => {
    try {
      // Other tabs may have kept pages since.
      const before = await countKeptPages(baseUrl);
      await clearKept(baseUrl);
      setPages(await countKeptPages(baseUrl));
      setMessage(goneWords(before));
    } catch {
      setMessage(`沒有清掉：瀏覽器不讓這一頁刪除。${BY_BROWSER}`);
    }
  };

  if (isRefused) return <p>{BY_BROWSER}</p>;
  if (pages === null) return null;
  return (
    <>
      <p className="mute">{keptWords(pages) + STAYS}</p>
      <p>
        <button type="button" className="btn btnLine" onClick={() => void clear()}>
          清掉離線快取
        </button>
      </p>
      <p role="status">{message}</p>
    </>
  );
}

export default function Clear(): ReactNode {
  return (
    <SwitchPlace without={BY_BROWSER}>
      <ClearButton />
    </SwitchPlace>
  );
}
