/** Says that what an island is drawn from did not come: above the page, which stays, with a way to try again. */
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useFetchedData } from '../../browser/pageData';
import PageDataProvider from '../../navigation/PageDataProvider';
import type { DataFailedProps } from '../../site';
import type { Start } from './types';

interface UntilLoadedProps {
  /** the site's own words for it */
  Message: ComponentType<DataFailedProps>;
  onLoad: (props: object) => void;
}

/** Says that what an island is drawn from did not come, until a retry brings it. */
function UntilLoaded({ Message, onLoad }: UntilLoadedProps): ReactNode {
  const page = useFetchedData<object>();
  const { data } = page;
  useEffect(() => {
    if (data) onLoad(data);
  }, [data, onLoad]);
  return page.error && <Message error={page.error} pending={page.pending} retry={page.retry} />;
}

/** @param dataError why they did not come @param drawWith draws the island once they have */
export const startFailed =
  (
    Message: ComponentType<DataFailedProps>,
    dataError: unknown,
    loadProps: () => Promise<object>,
    drawWith: (props: object) => Start,
  ): Start =>
  (element, onAlive, isGone) => {
    const box = document.createElement('div');
    element.closest('main')?.before(box);
    const root = createRoot(box);
    let endIsland: (() => void) | undefined;
    const end = (): void => {
      box.remove();
      // React refuses to end a root while it draws another one.
      setTimeout(() => root.unmount());
    };
    const onLoad = (loaded: object): void => {
      end();
      endIsland = drawWith(loaded)(element, onAlive, isGone);
    };
    root.render(
      <PageDataProvider loaded={{ dataError, reload: loadProps }}>
        <UntilLoaded Message={Message} onLoad={onLoad} />
      </PageDataProvider>,
    );
    return () => {
      end();
      endIsland?.();
    };
  };
