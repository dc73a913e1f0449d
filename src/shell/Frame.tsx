/** What stands around every page and answers (startFrame.ts): this draws its HTML. */
import { useEnglish } from '@english-frame';
import type { ReactNode } from 'react';
import styles from '@site/src/lib/ui/tool.module.css';

/** The bar at the top of the window while a page loads (LoadingBar/show.ts). It is the first element of every page. */
export function LoadingBar(): ReactNode {
  return (
    <div data-loading-bar="idle">
      {/* Always there: screen readers often miss a live region that is added together with its text. */}
      <span className="vh" role="status" />
    </div>
  );
}

/** A strip that says the connection is lost and, for a moment, that it is back (ConnectionNotice/connection.ts). Every page has one. */
export function ConnectionNotice(): ReactNode {
  // Always there: screen readers often miss a live region that is added together with its text.
  return <div data-connection="online" role="status" />;
}

/** Switches between light and dark (ColorModeButton/answer.ts). Without scripts the system setting applies and the button is not shown. */
export function ColorModeButton(): ReactNode {
  const label = useEnglish() ? 'Use dark colours' : '改用深色';
  return (
    <button
      className={`scripted ${styles.tool}`}
      type="button"
      aria-label={label}
      title={label}
      data-color-mode
    >
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
        <circle cx="9" cy="9" r="7" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
      </svg>
    </button>
  );
}
