import { ignoreAnalytics, isIgnored } from '@site/src/features/privacy/ignoreStatistics';
import { asksForPrivacy } from '@site/src/lib/browser/asksForPrivacy';
import Switch, { SwitchPlace } from '@site/src/lib/ui/Switch';
import { useState, useSyncExternalStore, type ReactNode } from 'react';

type Outcome = 'ignored' | 'counted' | 'blocked';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function OutcomeWords({ outcome }: { outcome: Outcome }): ReactNode {
  switch (outcome) {
    case 'ignored':
      return '記住了。從現在起，這個瀏覽器不會再送出造訪統計。';
    case 'counted':
      return '記住了。從現在起，這個瀏覽器會列入造訪統計。';
    case 'blocked':
      return '沒有改成：這個瀏覽器不讓網站存放設定，沒辦法記住。請改用內容攔截器。';
  }
}

function StatisticsSwitch(): ReactNode {
  const ignored = useSyncExternalStore(subscribe, isIgnored);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (asksForPrivacy()) return <p>這個瀏覽器要求網站不要追蹤，這裡照辦：不列入統計，不必設定。</p>;
  return (
    <Switch
      checked={ignored}
      onChange={(checked) => {
        const stored = ignoreAnalytics(checked);
        setOutcome(!stored ? 'blocked' : checked ? 'ignored' : 'counted');
      }}
      label="不要把這個瀏覽器列入統計"
      state={ignored ? '目前：不列入統計' : '目前：列入統計'}
      outcome={outcome && <OutcomeWords outcome={outcome} />}
    />
  );
}

export default function PrivacySwitch(): ReactNode {
  return (
    <SwitchPlace without="這個瀏覽器沒有執行JavaScript，本來就不會送出統計，不必設定。">
      <StatisticsSwitch />
    </SwitchPlace>
  );
}
