import type { ReactNode } from 'react';

interface Props {
  /** accessible name of the scrolling frame */
  label: string;
  children: ReactNode;
}

/** A frame for a wide table: it scrolls inside itself, can be focused, and says so where it is too narrow. */
export default function ScrollTable({ label, children }: Props): ReactNode {
  return (
    <div>
      <p className="hint">表格可左右捲動</p>
      <div className="scroll" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
