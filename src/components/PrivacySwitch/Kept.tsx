import { translate } from '@docusaurus/Translate';
import { SLASH_KEY } from '@site/src/components/SearchBox/slash';
import { RELOAD_KEY } from '@site/src/navigation/chunkGuard';
import { POSITIONS_KEY } from '@site/src/navigation/scrollMemory';
import type { ReactNode } from 'react';
import Section, { type Row } from '@site/src/components/FactSection';

/** Names in the browser's storage that others have chosen: Docusaurus, Plausible, giscus. */
const KEYS = { theme: 'theme', ignore: 'plausible_ignore', giscus: 'giscus-session' };

interface Props {
  /** are there visitor statistics to be kept out of? */
  analytics: boolean;
  /** are there comments to be logged in for? */
  comments: boolean;
}

/** What stays in the browser: under which name, what it is, and until when. */
export default function Kept({ analytics, comments }: Props): ReactNode {
  const rows: Row[] = [
    [
      <code key="name">{KEYS.theme}</code>,
      translate({
        id: 'privacy.kept.theme',
        message: '選過的深色或淺色。留到清除為止。',
        description: 'What is kept in the browser, and until when: colour mode',
      }),
    ],
  ];
  rows.push([
    <code key="name">{SLASH_KEY}</code>,
    translate({
      id: 'privacy.kept.slash',
      message: '關掉搜尋的單鍵快速鍵的設定。留到改回來或清除為止。',
      description: 'What is kept in the browser, and until when: the switch of the accessibility statement',
    }),
  ]);
  if (analytics) {
    rows.push([
      <code key="name">{KEYS.ignore}</code>,
      translate({
        id: 'privacy.kept.ignore',
        message: '不列入統計的設定。留到改回來或清除為止。',
        description: 'What is kept in the browser, and until when: the switch of this page',
      }),
    ]);
  }
  if (comments) {
    rows.push([
      <code key="name">{KEYS.giscus}</code>,
      translate({
        id: 'privacy.kept.giscus',
        message: '為了留言而登入GitHub的狀態，載入留言時會交給giscus。留到登出或清除為止。',
        description: 'What is kept in the browser, and until when: login for comments',
      }),
    ]);
  }
  rows.push(
    [
      <code key="name">{POSITIONS_KEY}</code>,
      translate({
        id: 'privacy.kept.scroll',
        message: '各頁捲到哪裡，按上一頁時回到原處。留到關掉分頁為止。',
        description: 'What is kept in the browser, and until when: scroll positions',
      }),
    ],
    [
      <code key="name">{RELOAD_KEY}</code>,
      translate({
        id: 'privacy.kept.reload',
        message: '頁面載入失敗、自動重新載入的時間，免得一直重來。留到關掉分頁為止。',
        description: 'What is kept in the browser, and until when: mark of an automatic reload',
      }),
    ],
    [
      translate({
        id: 'privacy.kept.cache.name',
        message: '離線快取',
        description: 'Name of the service worker’s caches',
      }),
      translate({
        id: 'privacy.kept.cache',
        message: '看過的頁面、內容資料庫與搜尋資料，離線時也能看。留到清除為止。',
        description: 'What is kept in the browser, and until when: caches of the service worker',
      }),
    ],
  );
  return (
    <Section
      id="kept"
      title={translate({
        id: 'privacy.kept',
        message: '存在這個瀏覽器裡的東西',
        description: 'Title of the section about the browser’s storage',
      })}
      lead={
        comments
          ? translate(
              {
                id: 'privacy.kept.leadExcept',
                message: '除了{key}，都不會送出去。在瀏覽器清除這個網站的資料，就會全部消失。',
                description: 'Lead of the section about the browser’s storage; {key} is giscus-session',
              },
              { key: KEYS.giscus },
            )
          : translate({
              id: 'privacy.kept.lead',
              message: '都不會送出去。在瀏覽器清除這個網站的資料，就會全部消失。',
              description: 'Lead of the section about the browser’s storage',
            })
      }
      rows={rows}
    />
  );
}
