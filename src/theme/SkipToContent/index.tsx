/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/SkipToContent
 * Kind: ejected
 * Why: Same link, own style: the original's uses Infima's variables.
 */
import { SkipToContentLink } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.skip ?? ''} />;
}
