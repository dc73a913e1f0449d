/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocVersionBanner
 * Kind: ejected, rewritten
 * Why: Old dataset versions say that they are old and link to the same page of the newest; its text and style are ours.
 */
import Link from '@docusaurus/Link';
import { useDocVersionSuggestions, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Notice from '@site/src/lib/ui/Notice';
import type { ReactNode } from 'react';

function OldVersionNotice(): ReactNode {
  const { label } = useDocsVersion();
  const { latestVersionSuggestion } = useDocVersionSuggestions(undefined);
  return (
    <Notice severity="caution">
      <p>
        這是資料集版本<b>{label}</b>的說明，現在發布的檔案已經不用這個格式，請看
        <Link to={`${latestVersionSuggestion.path}/`}>版本{latestVersionSuggestion.label}</Link>的說明。
      </p>
    </Notice>
  );
}

export default function DocVersionBanner(): ReactNode {
  return useDocsVersion().banner ? <OldVersionNotice /> : null;
}
