/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocVersionBanner
 * Kind: ejected, rewritten
 * Why: Old dataset versions say that they are old and link to the same page of the newest; its text and style are ours.
 */
import Link from '@docusaurus/Link';
import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import { useDocVersionSuggestions, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Notice from '@site/src/lib/ui/Notice';
import type { ReactNode } from 'react';

/** In place of <Translate>, which every page that React draws would load. */
const write = (id: string, values: Record<string, ReactNode>): ReactNode =>
  interpolate(translate({ id }), values);

function OldVersionNotice(): ReactNode {
  const { label } = useDocsVersion();
  const { latestVersionSuggestion } = useDocVersionSuggestions(undefined);
  return (
    <Notice severity="caution">
      <p>
        {write('theme.docs.versions.unmaintainedVersionLabel', { versionLabel: <b>{label}</b> })}
        {write('theme.docs.versions.latestVersionSuggestionLabel', {
          latestVersionLink: (
            <Link to={`${latestVersionSuggestion.path}/`}>版本{latestVersionSuggestion.label}</Link>
          ),
        })}
      </p>
    </Notice>
  );
}

export default function DocVersionBanner(): ReactNode {
  return useDocsVersion().banner ? <OldVersionNotice /> : null;
}
