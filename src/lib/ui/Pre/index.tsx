import CopyButton from '@site/src/lib/ui/CopyButton/island';
import type { ComponentProps, ReactNode } from 'react';
import './pre.css';

const LABEL = '程式碼';

/** A code block that can be copied. Colours come from the build; it can be focused, because a word that is too long scrolls sideways. */
export default function Pre(props: ComponentProps<'pre'>): ReactNode {
  return (
    <>
      <CopyButton />
      <pre tabIndex={0} role="group" aria-label={LABEL} {...props} />
    </>
  );
}
