import type { VersionProp } from '@site/plugins/pages/client';
import IncidentMarks from '@site/src/components/data/IncidentMarks';
import type { ReactNode } from 'react';

/** The incidents that affect files of a dataset version; what they did is on the data-quality page. */
export default function KnownIncidents({ data }: { data: Pick<VersionProp, 'incidents'> }): ReactNode {
  if (data.incidents.length === 0) {
    return <p>目前沒有已知的品質事件影響這個版本的檔案。</p>;
  }
  return <IncidentMarks marks={data.incidents} />;
}
