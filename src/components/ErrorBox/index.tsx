import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Logo from '@site/src/components/Logo';
import MainPages from '@site/src/components/MainPages';
import LateNearPages from './LateNearPages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Message of the 404 page, fixed by the specification (§2, §8). */
export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** Text of the link on the 404 page, fixed by the specification (§2). */
const BACK_HOME = 'Back to the home page';

interface Props {
  /** HTTP status, default 500 (specification §8) */
  status?: number;
  /** default 'Error' (specification §8) */
  message?: string;
  /** Chinese line in the place of the usual one */
  text?: ReactNode;
  /** what else the reader can do */
  children?: ReactNode;
}

/** The error box of the specification: status, message, for 404 the way home; each with a Chinese line beside the fixed English. */
export default function ErrorBox({ status = 500, message = 'Error', text, children }: Props): ReactNode {
  const missing = status === 404;
  return (
    <main className="wrap">
      <div className={styles.layout}>
        <div className={styles.box} data-error-status={status}>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.message} lang="en">
            {message}
          </h1>
          <p className={styles.chinese}>
            {text ??
              (missing ? (
                <Translate id="error.notFound" description="Chinese line of the 404 page">
                  沒有這一頁。網址可能打錯了，或者這個期別沒有發布過。
                </Translate>
              ) : (
                <Translate id="error.other" description="Chinese line of the page for other errors">
                  這一頁出了問題。重新整理通常就好；如果一再發生，請寫信告訴我們。
                </Translate>
              ))}
          </p>
          {missing && (
            <p>
              <Link className="btn" to="/" lang="en">
                {BACK_HOME}
              </Link>
            </p>
          )}
          {children}
        </div>
        <div className={styles.art} aria-hidden="true">
          <Logo missing={3} />
        </div>
      </div>
      {missing && <LateNearPages />}
      <section className={styles.near}>
        <h2>
          <Translate id="error.nearTitle" description="Title of the links on error pages">
            你可能在找
          </Translate>
        </h2>
        <MainPages />
      </section>
    </main>
  );
}
