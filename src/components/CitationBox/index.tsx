import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useRef, useState, type ReactNode } from 'react';
import type { CitationProp } from '@site/plugins/catalogue/client';
import { releaseHref } from '@site/src/components/hrefs';
import { VARIANT_NAME } from '@site/src/components/labels';
import { pressLine } from '@site/src/domain/citation';
import styles from './styles.module.css';

interface Props {
  data: CitationProp;
  /** page of the set below the base path; default its row on the download page */
  path?: string;
}

type Copied = 'no' | 'yes' | 'selected';

/** Marks an element's text, for those whose browser does not let the page write to the clipboard. */
function select(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}

/** A line to cite one set, ready to be copied. */
export default function CitationBox({ data: { period, variant, version }, path }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const quote = useRef<HTMLQuoteElement>(null);
  const [copied, setCopied] = useState<Copied>('no');
  const url = siteConfig.url + siteConfig.baseUrl + (path ?? releaseHref(period)).slice(1);
  const line = pressLine(siteConfig.title, { period, variantName: VARIANT_NAME[variant], version, url });
  const split = line.indexOf(url);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      setCopied('yes');
    } catch {
      select(quote.current);
      setCopied('selected');
    }
  };

  return (
    <div className={styles.box}>
      <blockquote ref={quote} className={styles.line}>
        {line.slice(0, split)}
        <span>{line.slice(split)}</span>
      </blockquote>
      <p className={styles.why}>
        <Translate id="cite.why" description="CC0 does not oblige to cite; why it helps all the same">
          CC0不要求註明出處。不過寫下期別、內容與版本，讀者才找得到同一份檔案，也查得到它已知的問題。
        </Translate>
      </p>
      {/* The place is kept without the button, so that nothing moves when scripts arrive. */}
      <p className={styles.actions}>
        {isBrowser && (
          <>
            <button type="button" className={styles.copy} onClick={() => void copy()}>
              <Translate id="cite.copy" description="Button that copies the citation">
                複製這段引用
              </Translate>
            </button>
            <span role="status" aria-live="polite">
              {copied === 'yes' &&
                translate({
                  id: 'cite.copied',
                  message: '已複製',
                  description: 'Said when the citation was copied',
                })}
              {copied === 'selected' &&
                translate({
                  id: 'cite.selected',
                  message: '瀏覽器不讓網頁複製，文字已經選好，請自行複製',
                  description:
                    'Said when the page may not write to the clipboard and has selected the text instead',
                })}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
