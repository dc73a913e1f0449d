import Translate from '@docusaurus/Translate';
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
      <p className="hint">
        <Translate
          id="table.scrollHint"
          description="Shown above a table that scrolls sideways on small screens"
        >
          表格可左右捲動
        </Translate>
      </p>
      <div className="scroll" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
    </div>
  );
}
