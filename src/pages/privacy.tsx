import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Glance from '@site/src/components/Glance';
import PageHead from '@site/src/components/PageHead';
import Kept from '@site/src/components/PrivacySwitch/Kept';
import Section from '@site/src/components/FactSection';
import { Analytics, Comments, ErrorReports, SERVICE } from '@site/src/components/PrivacySwitch/Services';
import { PAGE } from '@site/src/domain/words/pages';
import { useThirdParties } from '@site/src/thirdParties';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './privacy.module.css';

const hostOf = (address: string): string => new URL(address).host;

const MORE = translate({
  id: 'privacy.more',
  message: '詳情在下面',
  description: 'Link inside a sentence, to the details of a service on the same page',
});

interface StateProps {
  /** key of SERVICE */
  service: keyof typeof SERVICE;
  /** where it goes; null where the service is off */
  host: string | null;
}

function State({ service, host }: StateProps): ReactNode {
  return (
    <div data-service={service}>
      <dt>
        {SERVICE[service]}
        {host === null ? (
          <span className={styles.off}>
            <Translate id="privacy.isOff" description="State of a service in this build">
              關閉
            </Translate>
          </span>
        ) : (
          <span className={styles.on}>
            <Translate id="privacy.isOn" description="State of a service in this build">
              開啟
            </Translate>
          </span>
        )}
      </dt>
      <dd>
        {host === null ? (
          <Translate id="privacy.isOff.text" description="Of a service that is off">
            沒有啟用，什麼都不會送。
          </Translate>
        ) : (
          <Translate
            id="privacy.isOn.text"
            description="Of a service that is on; {host} is a host name"
            values={{ host, more: <Link to={`#${service}`}>{MORE}</Link> }}
          >
            {'會連到{host}，{more}。'}
          </Translate>
        )}
      </dd>
    </div>
  );
}

function Hosts(): ReactNode {
  return (
    <Section
      id="hosts"
      title={translate({
        id: 'privacy.hosts',
        message: '網站與檔案的主機',
        description: 'Title of the section about the servers of the site and of its files',
      })}
      lead={translate({
        id: 'privacy.hosts.lead',
        message: '看網頁、抓檔案少不了的連線，關不掉。',
        description: 'Lead of the section about servers',
      })}
      rows={[
        [
          translate({
            id: 'privacy.hosts.site',
            message: '網頁',
            description: 'Served by the host of the site',
          }),
          translate({
            id: 'privacy.hosts.site.text',
            message:
              '提供網頁的主機和任何網頁伺服器一樣，看得到IP位址、網址、時間與瀏覽器的種類。它記下哪些、留多久，我們不知道。',
            description: 'What the host of the site sees',
          }),
        ],
        [
          translate({ id: 'privacy.hosts.files', message: '資料檔', description: 'Served by Amazon S3' }),
          translate({
            id: 'privacy.hosts.files.text',
            message: '放在Amazon S3。按了下載才會連過去，那時Amazon看得到同樣的東西。',
            description: 'What the host of the files sees',
          }),
        ],
      ]}
    />
  );
}

/** What is sent to whom, when and why, in this build, and how to switch it off. */
export default function Privacy(): ReactNode {
  const { analytics, errors, comments } = useThirdParties();
  const title = PAGE.privacy.name;
  return (
    <Layout
      title={title}
      description={translate({
        id: 'privacy.description',
        message:
          '這個網站會送出什麼、送給誰、為什麼、怎麼關掉：造訪統計、錯誤回報、留言，以及存在瀏覽器裡的東西。',
        description: 'Description of the privacy page for search engines',
      })}
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            <Translate id="privacy.lead" description="Lead of the privacy page">
              這個網站沒有帳號，沒有廣告，自己也不設cookie。能接上的外部服務有三種；這一頁寫明現在開了哪些、瀏覽器會送出什麼、送給誰，以及怎麼關掉。
            </Translate>
          </p>
        </PageHead>
        <Glance
          id="services"
          title={
            <Translate id="privacy.services" description="Title of the list of services with their states">
              這一版網站的服務
            </Translate>
          }
        >
          <State service="analytics" host={analytics ? hostOf(analytics.host) : null} />
          <State service="errors" host={errors ? hostOf(errors.dsn) : null} />
          <State service="comments" host={comments ? hostOf(comments.host) : null} />
        </Glance>
        {analytics && <Analytics host={hostOf(analytics.host)} />}
        {errors && <ErrorReports host={hostOf(errors.dsn)} />}
        {comments && <Comments host={hostOf(comments.host)} />}
        <Hosts />
        <Kept analytics={analytics !== undefined} comments={comments !== undefined} />
      </main>
    </Layout>
  );
}
