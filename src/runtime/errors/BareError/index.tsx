import siteConfig from '@generated/docusaurus.config';
import { toPageError } from 'html-first/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Chinese text beside the fixed English strings, see CONFORMANCE.md. */
const TITLE = '這一頁無法顯示';
const HINT = '網站出了問題。請重新整理這一頁；如果一再發生，請寫信告訴我們。';
const LAST_TITLE = '錯誤頁也無法顯示';
const LAST_HINT = '請重新整理這一頁；如果一再發生，請把下面這段文字寄給我們。';
const HOME = '回首頁';

interface Props {
  status: number;
  title: string;
  message: string;
  hint: string;
  /** the link's fixed English text, see CONFORMANCE.md */
  back?: string | undefined;
  details?: string;
}

/** For faults in code that every page uses: no layout, hook, translation or router. Its link is plain, so that the browser reloads the whole site. */
function BareError({ status, title, message, hint, back, details }: Props): ReactNode {
  return (
    <main className={styles.page} data-error-status={status}>
      <p className={styles.status}>{status}</p>
      <h1 className="t26">{title}</h1>
      <p className="small mute mt4" lang="en" data-error-message>
        {message}
      </p>
      <p className="mt4">{hint}</p>
      {details !== undefined && <pre className={styles.details}>{details}</pre>}
      <p className="mt4">
        <a href={siteConfig.baseUrl}>{HOME}</a>
      </p>
      {back !== undefined && (
        <p className="small mt4">
          <a href={siteConfig.baseUrl} lang="en">
            {back}
          </a>
        </p>
      )}
    </main>
  );
}

/** The error page where no layout is left: the error's own status and message, see CONFORMANCE.md. */
export function OutsideError({ error }: { error: Error }): ReactNode {
  const { status, message } = toPageError(error);
  const back = status === 404 ? 'Back to the home page' : undefined;
  return <BareError status={status} title={TITLE} message={message} hint={HINT} back={back} />;
}

/** Shown when the error page itself fails: fixed message and link, with details, see CONFORMANCE.md. */
export const LastResort = ({ error }: { error: Error }): ReactNode => (
  <BareError
    status={500}
    title={LAST_TITLE}
    message="An error occurred while showing the error page"
    hint={LAST_HINT}
    back="Go back to home"
    details={`${error.name}: ${error.message}`}
  />
);
