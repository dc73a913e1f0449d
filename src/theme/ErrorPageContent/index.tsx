/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/ErrorPageContent
 * Kind: ejected, rewritten
 * Why: Errors of a page's own components: the content as it was served, else the page opened anew, else the error box (default 'Error', 500) with a retry button; if the box throws too, a last error page (see CONFORMANCE.md).
 */
import { LastResort } from '@site/src/runtime/errors/BareError';
import ErrorBox from '@site/src/shell/ErrorBox';
import { noteWithoutCode } from '@site/src/shell/WithoutCode';
import { ServedContent, ReportedBoundary, OpenedAnew } from 'html-first/errors';
import { copyServed, isFirst, toPageError } from 'html-first/client';
import type { Props } from '@theme/Error';
import { useState, type ReactNode } from 'react';

const noteBroken = () => noteWithoutCode(true);

function Content({ error, tryAgain }: Props): ReactNode {
  return (
    <ErrorBox {...toPageError(error)}>
      <p>
        <button className="btn btnLine" type="button" onClick={tryAgain}>
          再試一次
        </button>
      </p>
    </ErrorBox>
  );
}

export default function ErrorPageContent(props: Props): ReactNode {
  const [nodes] = useState(() => copyServed());
  const content = <Content {...props} />;
  return (
    <ReportedBoundary error={props.error} Last={LastResort}>
      {nodes ? (
        <ServedContent nodes={nodes} note={noteBroken} />
      ) : isFirst() ? (
        content
      ) : (
        <OpenedAnew>{content}</OpenedAnew>
      )}
    </ReportedBoundary>
  );
}
