import Giscus from '@giscus/react';
import type { CommentSettings } from '@site/config/thirdParties';
import { toReportedAddress } from '@site/src/lib/browser/reportedAddress';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { readField } from 'html-first/client';
import type { ThreadEvent } from './state';

export interface FrameProps {
  settings: CommentSettings;
  term: string;
  /** must keep its identity */
  onEvent: (event: ThreadEvent) => void;
}

/** Messages of giscus 1.6.0 (`handleMessageEvent`) that are no errors: nobody has commented yet, or a login has expired. */
const HARMLESS = /Discussion not found|Bad credentials|Invalid state value|State has expired/;

/** Reads the data of a `message` event; null for others. The frame sends its height when drawn and after each change. */
function readMessage(data: unknown): Extract<ThreadEvent, 'answer' | 'error'> | null {
  const giscus = readField(data, 'giscus');
  const error = readField(giscus, 'error');
  if (typeof error === 'string' && !HARMLESS.test(error)) return 'error';
  return Number(readField(giscus, 'resizeHeight')) > 0 ? 'answer' : null;
}

/** The attribute in which Docusaurus keeps the colour mode; an island does not share its React context. */
const ATTRIBUTE = 'data-theme';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return () => observer.disconnect();
}

const useTheme = (): 'dark' | 'light' =>
  useSyncExternalStore(subscribe, () =>
    document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'dark' : 'light',
  );

/** Whether local storage works: giscus keeps its login there and cannot start without it. */
function hasStorage(): boolean {
  try {
    window.localStorage.getItem('giscus-session');
    return true;
  } catch {
    return false;
  }
}

const ELEMENT = 'giscus-widget';

// The element hands the address of the page to its host, as the place to return to and to link from; its own way leaves the query in it.
void customElements.whenDefined(ELEMENT).then(() => {
  Object.assign(customElements.get(ELEMENT)?.prototype ?? {}, {
    _getCleanedUrl: () => new URL(toReportedAddress(window.location.href)),
  });
});

/** The giscus frame; reports the messages of its host. This module and giscus are loaded on demand. */
export default function Frame({ settings, term, onEvent }: FrameProps): ReactNode {
  const { host, repo, repoId, category, categoryId } = settings;
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const [able] = useState(hasStorage);

  useEffect(() => {
    if (!able) {
      onEvent('giveUp');
      return;
    }
    const listen = (event: MessageEvent) => {
      const frame = place.current?.firstElementChild?.shadowRoot?.querySelector('iframe');
      // The frame of the previous page may still send messages.
      if (!frame || event.origin !== host || event.source !== frame.contentWindow) return;
      const message = readMessage(event.data);
      if (message === null) return;
      // The giscus component gives the frame an English title.
      frame.title = '留言串';
      onEvent(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [able, host, onEvent]);

  return (
    <div ref={place}>
      {able && (
        <Giscus
          host={host}
          repo={repo as `${string}/${string}`}
          repoId={repoId}
          category={category}
          categoryId={categoryId}
          mapping="specific"
          term={term}
          // Without strict matching, GitHub's search may return a wrong thread for a term such as `/`.
          strict="1"
          theme={theme}
          lang="zh-TW"
          // The thread is near the visible area already; with lazy loading a waiting frame would look like a silent host.
          loading="eager"
        />
      )}
    </div>
  );
}
