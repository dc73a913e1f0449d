import { useState, type ReactNode } from 'react';

/** Is the document in English? Not asked of `lang`, which translators change. Pages in the other language are other documents. */
export const isEnglish = typeof document !== 'undefined' && document.querySelector('[data-english]') !== null;

export const useEnglish = (): boolean => isEnglish;

/** Browsers keep what stands around a page in English as it was served: its words are in no code that other pages load. */
export default function EnglishFrame({ part }: { part: string }): ReactNode {
  const [html] = useState({
    // React asks for the text only where it draws the frame anew.
    get __html() {
      return document.querySelector(`[data-english=${part}]`)?.innerHTML ?? '';
    },
  });
  return <div data-english={part} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
