import type { ComponentProps, ReactNode } from 'react';

const LABEL = '程式碼';

/** A code block. Colours come from the build; it can be focused, because a word that is too long scrolls sideways. */
export default function Pre(props: ComponentProps<'pre'>): ReactNode {
  return <pre tabIndex={0} role="group" aria-label={LABEL} {...props} />;
}
