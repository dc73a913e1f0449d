import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PAGES } from '@site/src/dataset/addresses/pages';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import FramePart from '@site/src/lib/ui/FramePart';
import { keyOf } from '@site/src/lib/ui/keyOf';
import { useLoaded } from '@site/src/features/search/SearchResults/useLoaded';
import { HINT } from '@site/src/features/search/SearchResults/words';
import { useLoadSearch } from '@site/src/features/search/loadSearch';
import Frame from './Frame';
import Glass from './Glass';
import Key from './Key';
import { isMac, opensSearch } from './keys';
import { isSlashOff, onSlashChange } from './slash';
import styles from './styles.module.css';

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

/** Opens the search dialog from the header. Before hydration and without scripts it is a link to the search page. */
export default function SearchBox(): ReactNode {
  const isBrowser = useIsBrowser();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);
  const [loaded, retry] = useLoaded(useDialogLoader(), open);
  const slash = !useSyncExternalStore(onSlashChange, isSlashOff, () => false);
  const href = useBaseUrl(PAGES.search);
  useBrokenLinks().collectLink(href);

  const show = useCallback(() => setOpen(true), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event, !isSlashOff())) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  const onClose = useCallback((left: boolean) => {
    setOpen(false);
    // After a press on a result the new page sets the focus.
    if (!left) button.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      {/* The theme's Link would prefetch the search page on every page. */}
      <a
        ref={button}
        className={styles.box}
        href={href}
        aria-label={`搜尋：${HINT}`}
        {...(isBrowser && {
          role: 'button',
          'aria-haspopup': 'dialog' as const,
          'aria-expanded': open,
          'aria-keyshortcuts': `${slash ? '/ ' : ''}${isMac() ? 'Meta' : 'Control'}+K`,
          onClick: (event: MouseEvent) => {
            // With a modifier key the link opens in a new tab, like any link.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            show();
          },
          onKeyDown: (event) => {
            if (keyOf(event) !== ' ') return;
            event.preventDefault();
            show();
          },
        })}
      >
        <Glass />
        <span>{HINT}</span>
        {slash && <Key name="/" />}
      </a>
      {open && (
        // The search has its page, too.
        <FramePart onFail={() => window.location.assign(href)}>
          <Frame loaded={loaded} onRetry={retry} onClose={onClose} />
        </FramePart>
      )}
    </>
  );
}
