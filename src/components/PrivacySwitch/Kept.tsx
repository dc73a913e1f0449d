import { translate } from '@docusaurus/Translate';
import { SLASH_KEY } from '@site/src/components/SearchBox/slash';
import { RELOAD_KEY } from '@site/src/navigation/chunkGuard';
import { POSITIONS_KEY } from '@site/src/navigation/scrollMemory';
import { Fragment, type ReactNode } from 'react';
import Section, { type Row } from '@site/src/components/FactSection';

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
  const rows: Row[] = [
    [
      named(
        translate({
          id: 'privacy.kept.theme.name',
          message: '深色或淺色',
          description: 'Name of what is kept in the browser: colour mode',
        }),
        KEYS.theme,
      ),
      translate({
        id: 'privacy.kept.theme',
        message: '你選過的配色。留到清除為止。',
        description: 'What is kept in the browser, and until when: colour mode',
      }),
    ],
  ];
  rows.push([
    named(
      translate({
        id: 'privacy.kept.slash.name',
        message: '搜尋的單鍵快速鍵',
        description: 'Name of what is kept in the browser: the switch of the accessibility statement',
      }),
      SLASH_KEY,
    ),
    translate({
      id: 'privacy.kept.slash',
      message: '關掉搜尋的單鍵快速鍵的設定。留到改回來或清除為止。',
      description: 'What is kept in the browser, and until when: the switch of the accessibility statement',
    }),
  ]);
  if (analytics) {
    rows.push([
      named(
        translate({
          id: 'privacy.kept.ignore.name',
          message: '不列入統計',
          description: 'Name of what is kept in the browser: the switch of this page',
        }),
        KEYS.ignore,
      ),
      translate({
        id: 'privacy.kept.ignore',
        message: '不列入統計的設定。留到改回來或清除為止。',
        description: 'What is kept in the browser, and until when: the switch of this page',
      }),
    ]);
  }
  if (comments) {
    rows.push([
      named(
        translate({
          id: 'privacy.kept.giscus.name',
          message: '留言的登入',
          description: 'Name of what is kept in the browser: login for comments',
        }),
        KEYS.giscus,
      ),
      translate({
        id: 'privacy.kept.giscus',
        message: '為了留言而登入GitHub的狀態，載入留言時會交給giscus。留到登出或清除為止。',
        description: 'What is kept in the browser, and until when: login for comments',
      }),
    ]);
  }
  rows.push(
    [
      named(
        translate({
          id: 'privacy.kept.scroll.name',
          message: '捲動的位置',
          description: 'Name of what is kept in the browser: scroll positions',
        }),
        POSITIONS_KEY,
      ),
      translate({
        id: 'privacy.kept.scroll',
        message: '各頁捲到哪裡，按上一頁時回到原處。留到關掉分頁為止。',
        description: 'What is kept in the browser, and until when: scroll positions',
      }),
    ],
    [
      named(
        translate({
          id: 'privacy.kept.reload.name',
          message: '自動重新載入',
          description: 'Name of what is kept in the browser: mark of an automatic reload',
        }),
        RELOAD_KEY,
      ),
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
          ? translate({
              id: 'privacy.kept.leadExcept',
              message: '除了「留言的登入」，都不會送出去。在瀏覽器清除這個網站的資料，就會全部消失。',
              description: 'Lead of the section about the browser’s storage, where there are comments',
            })
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
