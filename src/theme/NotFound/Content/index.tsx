/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content
 * Kind: ejected, written anew
 * Why: The 404 page of the specification: fixed English message and link, a Chinese line and ways on.
 */
import ErrorBox, { NOT_FOUND_MESSAGE } from '@site/src/components/ErrorBox';
import type { ReactNode } from 'react';

export default function NotFoundContent(): ReactNode {
  return <ErrorBox status={404} message={NOT_FOUND_MESSAGE} />;
}
