/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/SkipToContent
 * Kind: ejected, rewritten
 * Why: Own style without Infima's variables; what it does is in src/shell/skip.ts. The original moves the focus on every new address, even from a field that only changed the query.
 */
import { useEnglish } from '@english-frame';
import { translate } from '@docusaurus/Translate';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  const label = useEnglish() ? 'Skip to main content' : translate({ id: 'theme.common.skipToMainContent' });
  return (
    <section id="top" aria-label={label}>
      <a className={styles.skip} href={`#${SkipToContentFallbackId}`}>
        {label}
      </a>
    </section>
  );
}
