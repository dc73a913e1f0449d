import Link from '@docusaurus/Link';
import Logo from '@site/src/shell/Logo';
import MainPages from '@site/src/features/search/MainPages';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { ERROR_HINT, errorTitle } from './words';

/** Fixed text of the link on the 404 page, see CONFORMANCE.md. */
const BACK_HOME = 'Back to the home page';

interface Props {
  /** HTTP status, default 500 */
  status?: number;
  /** default 'Error'; null where the heading is enough */
  message?: string | null;
  title?: string;
  text?: ReactNode;
  /** a search beside the message, in place of the drawing */
  search?: ReactNode;
  near?: ReactNode;
  children?: ReactNode;
}

/** The error box of CONFORMANCE.md: status, message, and for 404 a link home. Chinese comes first, then the fixed English. */
export default function ErrorBox({
  status = 500,
  message = 'Error',
  title = errorTitle(status),
  text,
  search,
  near,
  children,
}: Props): ReactNode {
  const missing = status === 404;
  const isOffline = status === 503;
  return (
    <main className="wrap">
      <div className={styles.layout}>
        <div className={styles.box} data-error-status={status}>
          {/* A reader without network has asked for nothing wrong: the number would only be noise. */}
          {!isOffline && <p className={styles.status}>{status}</p>}
          <h1 className={styles.title}>{title}</h1>
          {message !== null && (
            <p className="small mute" lang="en" data-error-message>
              {message}
            </p>
          )}
          <p className={styles.text}>{text ?? ERROR_HINT}</p>
          {missing && (
            <p className="together">
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
        <div className={styles.side}>
          <Logo className={styles.art ?? ''} missing={3} />
          {search}
        </div>
      </div>
      {near}
      {/* Those that this device keeps are listed above; others cannot be had. */}
      {!isOffline && (
        <section className={styles.near}>
          <h2 className="t20">你可能在找</h2>
          <MainPages />
        </section>
      )}
    </main>
  );
}
