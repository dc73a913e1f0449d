import { useEnglish } from '@english-frame';
import type { ReactNode } from 'react';
import styles from '@site/src/lib/ui/tool.module.css';

/** Switches between light and dark (answer.ts). Without scripts the system setting applies and the button is not shown. */
export default function ColorModeButton(): ReactNode {
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
