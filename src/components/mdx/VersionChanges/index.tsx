import Link from '@docusaurus/Link';
import type { DraftRefProp, VersionProp } from '@site/plugins/pages/client';
import { differencePage } from '@site/src/domain/addresses/pages';
import { dateWords } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';

interface Props {
  data: Pick<VersionProp, 'changes' | 'version' | 'versions' | 'drafts'>;
}

/** What may follow the newest version. */
const Draft = ({ from, to, written }: DraftRefProp): ReactNode => (
  <p>
    版本{to}是{dateWords(written)}的草案：
    <Link to={differencePage(from, to)}>
      從版本{from}到{to}，程式要改哪裡
    </Link>
    。
  </p>
);

/** What a dataset version changed compared with the previous one. The list takes the look of the running text around it. */
export default function VersionChanges({ data }: Props): ReactNode {
  const { changes, version, versions, drafts } = data;
  // newest first
  const before = versions[versions.indexOf(version) + 1];
  if (changes.length === 0 || before === undefined) {
    return <p>這是最早的版本，沒有前一版可以比較。</p>;
  }
  return (
    <>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        <Link className="more" to={differencePage(before, version)}>
          從版本{before}改過來，程式要改哪裡
        </Link>
      </p>
      {drafts.map((draft) => (
        <Draft key={draft.to} {...draft} />
      ))}
    </>
  );
}
