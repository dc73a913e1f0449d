/** What each service is sent, of those that a build can switch on. */
import { Fragment, type ReactNode } from 'react';
import Section from '@site/src/components/ui/FactSection';
import PrivacySwitch from '.';

/** Name of the service, as it writes itself. */
const GISCUS = 'giscus';

/** What others say about their own handling of data. */
const POLICIES = {
  giscus: 'https://github.com/giscus/giscus/blob/main/PRIVACY-POLICY.md',
  github: 'https://docs.github.com/site-policy/privacy-policies/github-general-privacy-statement',
};

/** Where Sentry's SDK comes from, whichever server takes the reports; see plugins/sentry/addresses.ts. */
const SENTRY_CDN = 'browser.sentry-cdn.com';

/** Names of the services. */
export const SERVICE = {
  analytics: '造訪統計',
  errors: '錯誤回報',
  comments: '留言',
};

/** The questions that are answered for each service. */
const QUESTION = {
  what: '送出什麼',
  whom: '送給誰',
  when: '什麼時候',
  howLong: '保存多久',
  off: '怎麼關掉',
};

/** What any server sees of those who ask it for something. */
const SEEN = '和任何連線一樣，對方看得到IP位址與瀏覽器的種類。';

const howLong = (host: string): string => `由${host}的管理者決定，我們不知道期限。`;

/** Visitor statistics, with the switch. */
export function Analytics({ host }: { host: string }): ReactNode {
  return (
    <Section
      id="analytics"
      title={SERVICE.analytics}
      lead="數一數哪些頁面和檔案有人用，好決定接下來先做什麼。"
      rows={[
        [
          QUESTION.what,
          '頁面的網址（不含搜尋的字）、從哪個網址連過來、視窗寬度，以及做了哪一件事：看一頁、點站外連結（連到哪裡）、下載檔案（哪一期、哪一種）。不設cookie，也不替瀏覽器編號。',
        ],
        [QUESTION.whom, `${host}。` + SEEN],
        [QUESTION.when, '看到一頁、點站外連結、下載檔案的當下。'],
        [QUESTION.howLong, howLong(host)],
        [
          QUESTION.off,
          <Fragment key="off">
            <PrivacySwitch />
            {`用內容攔截器擋掉${host}也可以，網站照常能用。`}
          </Fragment>,
        ],
      ]}
    />
  );
}

/** Error reports. */
export function ErrorReports({ host }: { host: string }): ReactNode {
  return (
    <Section
      id="errors"
      title={SERVICE.errors}
      lead="網站壞掉的時候，讓我們知道壞在哪裡。"
      rows={[
        [
          QUESTION.what,
          '錯誤與警告的文字、出在程式的哪一行、頁面的路徑、瀏覽器與系統的種類，以及出錯之前的操作，例如按了哪一種按鈕、換到哪一頁。不含搜尋的字、頁面上的文字與cookie。',
        ],
        [QUESTION.whom, `${host}。回報用的程式由Sentry的CDN（${SENTRY_CDN}等）提供。` + SEEN],
        [
          QUESTION.when,
          '程式等頁面閒下來，或第一次出錯時才載入，載入後送出一筆「這次造訪有沒有出錯」；其他的，出錯時才送。',
        ],
        [QUESTION.howLong, howLong(host)],
        [QUESTION.off, `這一項沒有開關。用內容攔截器擋掉${host}與${SENTRY_CDN}，網站照常能用。`],
      ]}
    />
  );
}

/** Comments. */
export function Comments({ host }: { host: string }): ReactNode {
  return (
    <Section
      id="comments"
      title={SERVICE.comments}
      lead="文章、下載頁與首頁最下面的留言，存放在GitHub Discussions，由giscus顯示。"
      rows={[
        [
          QUESTION.what,
          '頁面的網址、路徑與簡介，用來找出對應的討論串。顯示頭像與圖片時，瀏覽器也會連到GitHub。',
        ],
        [QUESTION.whom, `${host}（giscus）與GitHub。` + SEEN],
        [QUESTION.when, '捲到留言附近才載入；沒有捲到，就不會連線。'],
        [
          QUESTION.howLong,
          <>
            留言公開放在GitHub，直到留言的人或管理者刪除。其他的紀錄，以
            <a href={POLICIES.giscus} lang="en">
              {GISCUS}
            </a>
            與<a href={POLICIES.github}>GitHub</a>各自的隱私政策為準。
          </>,
        ],
        [QUESTION.off, `不捲到留言就好。也可以用內容攔截器擋掉${host}，要看留言時再到GitHub。`],
      ]}
    />
  );
}
