import type { ComponentProps, ReactNode } from 'react';
import { copyFor } from './copy';

interface Props {
  text?: string;
  day?: string;
  label?: string;
  /** looks like a link, where it stands among links */
  isPlain?: boolean;
}

/** A button that copies a text and says whether that worked. Without scripts it is not shown, and the text can be selected. */
export default function CopyButton({ text, day, label = '複製', isPlain = false }: Props): ReactNode {
  const onClick: ComponentProps<'button'>['onClick'] = ({ currentTarget }) =>
    void copyFor(currentTarget, { text, day });
  if (text === undefined) {
    return (
      <button type="button" className="textButton noPrint scripted" aria-live="polite" onClick={onClick}>
        {label}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={isPlain ? 'textButton noPrint scripted' : 'btn btnLine scripted'}
        onClick={onClick}
      >
        {label}
      </button>
      <span className="small" role="status" />
    </>
  );
}
