import Link from '@docusaurus/Link';
import Logo from '@site/src/components/site/Logo';
import MainPages from '@site/src/components/site/MainPages';
import LateNearPages from './LateNearPages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Message of the 404 page, fixed by the specification (§2, §8). */
export const NOT_FOUND_MESSAGE = 'This page could not be found';

/** Text of the link on the 404 page, fixed by the specification (§2). */
const BACK_HOME = 'Back to the home page';

/** Heading of the page for an error. */
export const errorTitle = (status: number): string => (status === 404 ? '找不到這一頁' : '這一頁出了問題');

interface Props {
  /** HTTP status, default 500 (specification §8) */
  status?: number;
  /** default 'Error' (specification §8); null where the heading says it all */
  message?: string | null;
  /** heading in the place of the usual one */
  title?: string;
  /** Chinese line in the place of the usual one */
  text?: ReactNode;
  /** what else the reader can do */
  children?: ReactNode;
}

/** The error box of the specification: status, message, for 404 the way home; Chinese leads, the fixed English stands beside it. */
export default function ErrorBox({
  status = 500,
  message = 'Error',
  title = errorTitle(status),
  text,
  children,
}: Props): ReactNode {
  const missing = status === 404;
  return (
    <main className="wrap">
      <div className={styles.layout}>
        <div className={styles.box} data-error-status={status}>
          <p className={styles.status}>{status}</p>
          <h1 className={styles.title}>{title}</h1>
          {message !== null && (
            <p className="small mute" lang="en" data-error-message>
              {message}
            </p>
          )}
          <p className={styles.text}>
            {text ||
              (missing
                ? '網址可能打錯了，或者這個期別沒有發布。'
                : '重新整理通常就好；如果一再發生，請寫信告訴我們。')}
          </p>
          {missing && (
            <p className={styles.home}>
              <Link className="btn" to="/">
                回首頁
              </Link>
              <Link className="small" to="/" lang="en">
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
        <h2>你可能在找</h2>
        <MainPages />
      </section>
    </main>
  );
}
