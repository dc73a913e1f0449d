import { SLASH_KEY } from '@site/src/components/site/SearchBox/slash';
import { RELOAD_KEY } from '@site/src/navigation/chunkGuard';
import { POSITIONS_KEY } from '@site/src/navigation/scrollMemory';
import { Fragment, type ReactNode } from 'react';
import Section, { type Row } from '@site/src/components/ui/FactSection';

/** Names in the browser's storage that others have chosen: Docusaurus, Plausible, giscus. */
const KEYS = { theme: 'theme', ignore: 'plausible_ignore', giscus: 'giscus-session' };

/** The name of what is kept, and below it the key under which the browser lists it. */
const named = (name: string, key: string): ReactNode => (
  <Fragment key="name">
    {name}
    <br />
    <code>{key}</code>
  </Fragment>
);

interface Props {
  /** are there visitor statistics to be kept out of? */
  analytics: boolean;
  /** are there comments to be logged in for? */
  comments: boolean;
}

/** What stays in the browser: its name and key, what it is, and until when. */
export default function Kept({ analytics, comments }: Props): ReactNode {
  const rows: Row[] = [[named('深色或淺色', KEYS.theme), '你選過的配色。留到清除為止。']];
  rows.push([named('搜尋的單鍵快速鍵', SLASH_KEY), '關掉搜尋的單鍵快速鍵的設定。留到改回來或清除為止。']);
  if (analytics) {
    rows.push([named('不列入統計', KEYS.ignore), '不列入統計的設定。留到改回來或清除為止。']);
  }
  if (comments) {
    rows.push([
      named('留言的登入', KEYS.giscus),
      '為了留言而登入GitHub的狀態，載入留言時會交給giscus。留到登出或清除為止。',
    ]);
  }
  rows.push(
    [named('捲動的位置', POSITIONS_KEY), '各頁捲到哪裡，按上一頁時回到原處。留到關掉分頁為止。'],
    [named('自動重新載入', RELOAD_KEY), '頁面載入失敗、自動重新載入的時間，免得一直重來。留到關掉分頁為止。'],
    ['離線快取', '看過的頁面、內容資料庫與搜尋資料，離線時也能看。留到清除為止。'],
  );
  return (
    <Section
      id="kept"
      title="存在這個瀏覽器裡的東西"
      lead={
        comments
          ? '除了「留言的登入」，都不會送出去。在瀏覽器清除這個網站的資料，就會全部消失。'
          : '都不會送出去。在瀏覽器清除這個網站的資料，就會全部消失。'
      }
      rows={rows}
    />
  );
}
