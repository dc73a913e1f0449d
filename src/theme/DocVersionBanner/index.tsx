/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocVersionBanner
 * Kind: ejected, written anew
 * Why: Old dataset versions say that they are old and link to the same page of the newest; own words and look.
 */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDocVersionSuggestions, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Notice from '@site/src/components/Notice';
import type { ReactNode } from 'react';

function OldVersionNotice(): ReactNode {
  const { label } = useDocsVersion();
  const { latestVersionSuggestion } = useDocVersionSuggestions(undefined);
  return (
    <Notice severity="caution">
      <p>
        <Translate
          id="docs.oldVersion"
          description="Notice on the page of an old dataset version; {version} is its number, {link} leads to the newest"
          values={{
            version: <b>{label}</b>,
            link: (
              <Link to={`${latestVersionSuggestion.path}/`}>
                <Translate
                  id="docs.newestVersion"
                  description="Link to the newest dataset version"
                  values={{ version: latestVersionSuggestion.label }}
                >
                  {'版本{version}'}
                </Translate>
              </Link>
            ),
          }}
        >
          {'這是資料集版本{version}的說明，現在發布的檔案已經不用這個格式，請看{link}的說明。'}
        </Translate>
      </p>
    </Notice>
  );
}

export default function DocVersionBanner(): ReactNode {
  return useDocsVersion().banner ? <OldVersionNotice /> : null;
}
