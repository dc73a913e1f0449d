import type { ReactNode } from 'react';

export default function Glass(): ReactNode {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M13 7.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0m-1 4.5 5 5" />
    </svg>
  );
}
