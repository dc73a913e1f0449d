import { useSyncExternalStore } from 'react';

/** The attribute in which Docusaurus keeps the colour mode; an island does not share its React context. */
const ATTRIBUTE = 'data-theme';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

/** The colour mode of the page. */
export const useTheme = (): 'dark' | 'light' =>
  useSyncExternalStore(subscribe, () =>
    document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light',
  );
