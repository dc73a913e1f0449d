import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { reportFault } from '@site/src/lib/browser/faults';
import { isEnglish } from '@site/src/lib/browser/servedFrame';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import WithoutCode from '@site/src/shell/WithoutCode';
import { wakeIslands } from './islands/wake';
import Layout from '@theme/Layout';
import { useInsertionEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { afterFrame, beforeFrame } from './afterFrame';
import { addStyles, type HtmlContent } from './content';
import { insertRest } from './insertRest';

/** For the first reader who selects something; without it a formula is copied as browsers do. */
const copyFormulas = (): void => void import('./copyFormulas').catch(() => undefined);

/**
 * The content, which React does not know: it is inserted as it was prerendered, the beginning before the first
 * frame, the rest in pieces, and then its islands are woken.
 */
function Content({ content }: { content: HtmlContent }): ReactNode {
  const ref = useRef<HTMLElement>(null);
  // A reader who goes back and at once forward again brings the page anew that is still on screen: it is complete already.
  const [{ main, html, rest, whole }] = useState(content);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let sleep: (() => void) | undefined;
    let cancel: (() => void) | undefined;
    const steps = insertRest(element, rest);
    const insert = (): void => {
      try {
        while (!steps.next().done)
          if (!whole) {
            cancel = beforeFrame(insert);
            return;
          }
      } catch (error) {
        reportFault('navigation', error);
        // The page is at its address, whole.
        window.location.reload();
        return;
      }
      try {
        sleep = wakeIslands(element);
      } catch (error) {
        // The content is there to be read.
        reportFault('startup', error);
      }
      if (element.querySelector('.katex'))
        document.addEventListener('selectionchange', copyFormulas, { once: true });
    };
    if (whole || rest.length === 0) insert();
    else cancel = afterFrame(insert);
    return () => {
      cancel?.();
      sleep?.();
    };
  }, [rest, whole]);
  return <main {...main} ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

interface Props {
  content: HtmlContent;
  /** what the reader should know before reading */
  note?: ReactNode;
}

/** A page that browsers show as the HTML that was prerendered: the frame is React, and within the content only its islands. */
export default function HtmlPage({ content, note }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  useInsertionEffect(() => addStyles(content.styles), [content]);
  return (
    <RouteContextProvider value={{ plugin: { name: content.plugin, id: 'default' } }}>
      <Layout>
        <Head>
          <html lang={isEnglish ? 'en' : document.documentElement.lang} className={content.htmlClass} />
          {content.head}
        </Head>
        {isBrowser && (note ?? (content.withoutCode && <WithoutCode />))}
        <Content key={content.path} content={content} />
      </Layout>
    </RouteContextProvider>
  );
}
