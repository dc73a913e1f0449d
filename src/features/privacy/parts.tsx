import Link from '@docusaurus/Link';
import { Fact } from '@site/src/lib/ui/FactSection';
import type { ThirdParties } from '@site/config/thirdParties';
import { thirdParties } from '@site/src/lib/browser/thirdParties';
import { island } from '@site/src/lib/ui/island';
import type { ReactNode } from 'react';
import Clear from './ClearKept/Clear';
import styles from './page.module.css';
import StatisticsSwitch from './StatisticsSwitch';

export const ClearKept = island('clear-kept', Clear);
export const PrivacySwitch = island('privacy-switch', StatisticsSwitch);

type Service = keyof ThirdParties;

export const SERVICE: Readonly<Record<Service, string>> = {
  analytics: '造訪統計',
  errors: '錯誤回報',
  comments: '留言',
};

const SERVICES = ['analytics', 'errors', 'comments'] as const;

/** The server of a service; undefined where this build has the service switched off. */
function useHost(service: Service): string | undefined {
  const { analytics, errors, comments } = thirdParties;
  const address = { analytics: analytics?.host, errors: errors?.dsn, comments: comments?.host }[service];
  return address === undefined ? undefined : new URL(address).host;
}

export function Host({ of: service }: { of: Service }): ReactNode {
  return useHost(service);
}

function State({ service }: { service: Service }): ReactNode {
  const host = useHost(service);
  return (
    <div data-service={service}>
      <dt>
        {SERVICE[service]}
        {host === undefined ? (
          <span className={styles.off}>關閉</span>
        ) : (
          <span className={styles.on}>開啟</span>
        )}
      </dt>
      <dd>
        {host === undefined ? (
          '沒有啟用，不會送出任何資料。'
        ) : (
          <>
            會連到{host}，<Link to={`#${service}`}>詳情在下面</Link>。
          </>
        )}
      </dd>
    </div>
  );
}

export function States(): ReactNode {
  return SERVICES.map((service) => <State key={service} service={service} />);
}

/** How much of an address is sent (src/lib/browser/reportedAddress.ts). */
export const AddressParts = (): ReactNode =>
  thirdParties.analytics?.hashMode
    ? '網址不含問號之後的部分；搜尋、比較兩期、挑檔案與打開檔案，也不含井號之後的部分。'
    : '網址不含問號與井號之後的部分，所以沒有搜尋的字與選的條件。';

export function Whom({ children }: { children: ReactNode }): ReactNode {
  return <Fact name="送給誰">{children}和任何連線一樣，對方看得到IP位址與瀏覽器的種類。</Fact>;
}

export function KeptBy({ service }: { service: Service }): ReactNode {
  return (
    <Fact name="保存多久">
      由
      <Host of={service} />
      的管理者決定，本站無從得知期限。
    </Fact>
  );
}
