import Link from '@docusaurus/Link';
import Glance from '@site/src/components/ui/Glance';
import PageHead from '@site/src/components/ui/PageHead';
import Kept from '@site/src/pages/privacy/_parts/PrivacySwitch/Kept';
import Section from '@site/src/components/ui/FactSection';
import {
  Analytics,
  Comments,
  ErrorReports,
  SERVICE,
} from '@site/src/pages/privacy/_parts/PrivacySwitch/Services';
import { PAGE } from '@site/src/domain/words/pages';
import { useThirdParties } from '@site/src/thirdParties';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const hostOf = (address: string): string => new URL(address).host;

const MORE = '詳情在下面';

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
        {host === null ? <span className={styles.off}>關閉</span> : <span className={styles.on}>開啟</span>}
      </dt>
      <dd>
        {host === null ? (
          '沒有啟用，什麼都不會送。'
        ) : (
          <>
            會連到{host}，<Link to={`#${service}`}>{MORE}</Link>。
          </>
        )}
      </dd>
    </div>
  );
}

function Hosts(): ReactNode {
  return (
    <Section
      id="hosts"
      title="網站與檔案的主機"
      lead="看網頁、抓檔案少不了的連線，關不掉。"
      rows={[
        [
          '網頁',
          '提供網頁的主機和任何網頁伺服器一樣，看得到IP位址、網址、時間與瀏覽器的種類。它記下哪些、留多久，我們不知道。',
        ],
        ['資料檔', '放在Amazon S3。按了下載才會連過去，那時Amazon看得到同樣的東西。'],
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
      description={
        '這個網站會送出什麼、送給誰、為什麼、怎麼關掉：造訪統計、錯誤回報、留言，以及存在瀏覽器裡的東西。'
      }
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            這個網站沒有帳號，沒有廣告，自己也不設cookie。能接上的外部服務有三種；這一頁寫明現在開了哪些、瀏覽器會送出什麼、送給誰，以及怎麼關掉。
          </p>
        </PageHead>
        <Glance id="services" title="這一版網站的服務">
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
