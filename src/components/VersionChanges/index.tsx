import Translate from '@docusaurus/Translate';
import type { VersionProp } from '@site/plugins/catalogue/client';
import type { ReactNode } from 'react';

interface Props {
  data: Pick<VersionProp, 'changes'>;
}

/** What a dataset version changed against the one before. The list takes the look of the running text around it. */
export default function VersionChanges({ data }: Props): ReactNode {
  if (data.changes.length === 0) {
    return (
      <p>
        <Translate
          id="versionChanges.none"
          description="Instead of the list of changes of the first dataset version"
        >
          這是最早的版本，沒有前一版可以比較。
        </Translate>
      </p>
    );
  }
  return (
    <ul>
      {data.changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
