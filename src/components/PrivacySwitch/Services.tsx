/** What each service is sent, of those that a build can switch on. */
import Translate, { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import Section from '@site/src/components/FactSection';
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
  analytics: translate({
    id: 'privacy.analytics',
    message: '造訪統計',
    description: 'Name of a service: visitor statistics',
  }),
  errors: translate({
    id: 'privacy.errors',
    message: '錯誤回報',
    description: 'Name of a service: error reports',
  }),
  comments: translate({
    id: 'privacy.comments',
    message: '留言',
    description: 'Name of a service: comments',
  }),
};

/** The questions that are answered for each service. */
const QUESTION = {
  what: translate({ id: 'privacy.what', message: '送出什麼', description: 'Question about a service' }),
  whom: translate({ id: 'privacy.whom', message: '送給誰', description: 'Question about a service' }),
  when: translate({ id: 'privacy.when', message: '什麼時候', description: 'Question about a service' }),
  howLong: translate({ id: 'privacy.howLong', message: '保存多久', description: 'Question about a service' }),
  off: translate({ id: 'privacy.off', message: '怎麼關掉', description: 'Question about a service' }),
};

/** What any server sees of those who ask it for something. */
const SEEN = translate({
  id: 'privacy.seen',
  message: '和任何連線一樣，對方看得到IP位址與瀏覽器的種類。',
  description: 'Follows the name of a host',
});

const howLong = (host: string): string =>
  translate(
    {
      id: 'privacy.howLong.unknown',
      message: '由{host}的管理者決定，我們不知道期限。',
      description: 'How long a host keeps what it is sent',
    },
    { host },
  );

/** Visitor statistics, with the switch. */
export function Analytics({ host }: { host: string }): ReactNode {
  return (
    <Section
      id="analytics"
      title={SERVICE.analytics}
      lead={translate({
        id: 'privacy.analytics.lead',
        message: '數一數哪些頁面和檔案有人用，好決定接下來先做什麼。',
        description: 'Why there are visitor statistics',
      })}
      rows={[
        [
          QUESTION.what,
          translate({
            id: 'privacy.analytics.what',
            message:
              '頁面的網址（不含搜尋的字）、從哪個網址連過來、視窗寬度，以及做了哪一件事：看一頁、點站外連結（連到哪裡）、下載檔案（哪一期、哪一種）。不設cookie，也不替瀏覽器編號。',
            description: 'What visitor statistics consist of',
          }),
        ],
        [
          QUESTION.whom,
          translate(
            {
              id: 'privacy.analytics.whom',
              message: '{host}。',
              description: 'Whom visitor statistics are sent to; {host} is a host name',
            },
            { host },
          ) + SEEN,
        ],
        [
          QUESTION.when,
          translate({
            id: 'privacy.analytics.when',
            message: '看到一頁、點站外連結、下載檔案的當下。',
            description: 'When visitor statistics are sent',
          }),
        ],
        [QUESTION.howLong, howLong(host)],
        [
          QUESTION.off,
          <Fragment key="off">
            <PrivacySwitch />
            {translate(
              {
                id: 'privacy.analytics.off',
                message: '用內容攔截器擋掉{host}也可以，網站照常能用。',
                description: 'How to keep out of the statistics by other means',
              },
              { host },
            )}
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
      lead={translate({
        id: 'privacy.errors.lead',
        message: '網站壞掉的時候，讓我們知道壞在哪裡。',
        description: 'Why errors are reported',
      })}
      rows={[
        [
          QUESTION.what,
          translate({
            id: 'privacy.errors.what',
            message:
              '錯誤與警告的文字、出在程式的哪一行、頁面的路徑、瀏覽器與系統的種類，以及出錯之前的操作，例如按了哪一種按鈕、換到哪一頁。不含搜尋的字、頁面上的文字與cookie。',
            description: 'What an error report consists of',
          }),
        ],
        [
          QUESTION.whom,
          translate(
            {
              id: 'privacy.errors.whom',
              message: '{host}。回報用的程式由Sentry的CDN（{cdn}等）提供。',
              description: 'Whom errors are reported to; {host} and {cdn} are host names',
            },
            { host, cdn: SENTRY_CDN },
          ) + SEEN,
        ],
        [
          QUESTION.when,
          translate({
            id: 'privacy.errors.when',
            message:
              '程式等頁面閒下來，或第一次出錯時才載入，載入後送出一筆「這次造訪有沒有出錯」；其他的，出錯時才送。',
            description: 'When the SDK is loaded and errors are sent',
          }),
        ],
        [QUESTION.howLong, howLong(host)],
        [
          QUESTION.off,
          translate(
            {
              id: 'privacy.errors.off',
              message: '這一項沒有開關。用內容攔截器擋掉{host}與{cdn}，網站照常能用。',
              description: 'How to send no error reports; {host} and {cdn} are host names',
            },
            { host, cdn: SENTRY_CDN },
          ),
        ],
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
      lead={translate({
        id: 'privacy.comments.lead',
        message: '文章、下載頁與首頁最下面的留言，存放在GitHub Discussions，由giscus顯示。',
        description: 'What the comments are',
      })}
      rows={[
        [
          QUESTION.what,
          translate({
            id: 'privacy.comments.what',
            message: '頁面的網址、路徑與簡介，用來找出對應的討論串。顯示頭像與圖片時，瀏覽器也會連到GitHub。',
            description: 'What loading the comments sends',
          }),
        ],
        [
          QUESTION.whom,
          translate(
            {
              id: 'privacy.comments.whom',
              message: '{host}（giscus）與GitHub。',
              description: 'Whom loading the comments tells; {host} is a host name',
            },
            { host },
          ) + SEEN,
        ],
        [
          QUESTION.when,
          translate({
            id: 'privacy.comments.when',
            message: '捲到留言附近才載入；沒有捲到，就不會連線。',
            description: 'When the comments are loaded',
          }),
        ],
        [
          QUESTION.howLong,
          <Translate
            key="howLong"
            id="privacy.comments.howLong"
            description="How long comments are kept; {giscus} and {github} are links to their privacy policies"
            values={{
              giscus: (
                <a href={POLICIES.giscus} lang="en">
                  {GISCUS}
                </a>
              ),
              github: <a href={POLICIES.github}>GitHub</a>,
            }}
          >
            {
              '留言公開放在GitHub，直到留言的人或管理者刪除。其他的紀錄，以{giscus}與{github}各自的隱私政策為準。'
            }
          </Translate>,
        ],
        [
          QUESTION.off,
          translate(
            {
              id: 'privacy.comments.off',
              message: '不捲到留言就好。也可以用內容攔截器擋掉{host}，要看留言時再到GitHub。',
              description: 'How to load no comments; {host} is a host name',
            },
            { host },
          ),
        ],
      ]}
    />
  );
}
