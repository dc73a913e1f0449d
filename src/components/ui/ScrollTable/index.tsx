import type { ReactNode } from 'react';

interface Props {
  /** what the table is, for those who reach it by keyboard or screen reader */
  label: string;
  children: ReactNode;
}

/** A frame for a wide table: it scrolls inside itself, can be focused, and says that it scrolls where space is short. */
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
