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
      <circle cx="7.5" cy="7.5" r="5.5" />
      <path d="m12 12 5 5" />
    </svg>
  );
}
