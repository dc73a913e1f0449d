import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { differencePage } from '@site/src/lib/addresses/pages';
import { dateWords, type DraftPair, draftPairs, findVersion } from 'rental-data';
import type { ReactNode } from 'react';

const Draft = ({ from, to, draft }: DraftPair): ReactNode => (
  <p>
    版本{to}是{dateWords(draft.written)}的草案：
    <Link to={differencePage(from, to)}>
      從版本{from}到{to}，程式要改哪裡
    </Link>
    。
  </p>
);

/** What a dataset version changed compared with the previous one. The list takes the look of the running text around it. */
export default function VersionChanges({ version }: { version: string }): ReactNode {
  const { changes } = findVersion(catalogue, version);
  const versions = catalogue.versions.map((known) => known.version);
  const before = versions[versions.indexOf(version) - 1];
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
      {draftPairs(catalogue)
        .filter(({ from }) => from === version)
        .map((pair) => (
          <Draft key={pair.to} {...pair} />
        ))}
    </>
  );
}
