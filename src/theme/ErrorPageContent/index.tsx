/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/ErrorPageContent
 * Kind: ejected, written anew
 * Why: Errors of a page's own components: the specification's error box (default 'Error', 500) with a way to try again.
 */
import Translate from '@docusaurus/Translate';
import ErrorBox from '@site/src/components/ErrorBox';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  return (
    <ErrorBox status={status} message={error.message || 'Error'}>
      <p>
        <button className="btn btnLine" type="button" onClick={tryAgain}>
          <Translate id="error.retry" description="Button on error pages">
            再試一次
          </Translate>
        </button>
      </p>
    </ErrorBox>
  );
}
