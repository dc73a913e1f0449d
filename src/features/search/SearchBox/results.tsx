import { Context as BrowserContext } from '@docusaurus/core/lib/client/browserContext';
import type { Props as DialogProps } from '@site/src/features/search/SearchDialog';
import { useLoadSearch } from '@site/src/features/search/loadSearch';
import { useLoaded } from '@site/src/features/search/SearchResults/useLoaded';
import Waiting from '@site/src/features/search/SearchResults/Waiting';
import { getHistory } from 'html-first/client';
import { useCallback, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'react-router-dom';

function useDialogLoader() {
  const loadSearch = useLoadSearch();
  return useCallback(async () => {
    const [{ default: Dialog }, search] = await Promise.all([
      import(/* webpackChunkName: "search-dialog" */ '@site/src/features/search/SearchDialog'),
      loadSearch(),
    ]);
    return { Dialog, search };
  }, [loadSearch]);
}

function Results({ since, ...props }: Omit<DialogProps, 'search'> & { since: number }): ReactNode {
  const [loaded, retry] = useLoaded(useDialogLoader(), true);
  if (loaded.status === 'ready') return <loaded.value.Dialog {...props} search={loaded.value.search} />;
  return (
    <div role="status">
      <Waiting failed={loaded.status === 'failed'} onRetry={retry} since={since} />
    </div>
  );
}

interface Options extends Pick<DialogProps, 'onTry' | 'connect'> {
  onFail: () => void;
  /** when the reader began to wait, as `performance.now()` */
  since: number;
}

/** Draws what was found. @returns functions that draw it for another text, and that end it */
export function drawResults(
  box: Element,
  { onFail, ...connected }: Options,
): { update: (text: string) => void; end: () => void } {
  const root = createRoot(box, { onUncaughtError: onFail });
  return {
    update: (text) =>
      root.render(
        <BrowserContext value>
          <Router history={getHistory()}>
            <Results text={text} {...connected} />
          </Router>
        </BrowserContext>,
      ),
    // React refuses to end a root while it draws.
    end: () => void setTimeout(() => root.unmount()),
  };
}
