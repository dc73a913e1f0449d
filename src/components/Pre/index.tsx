import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';

const LABEL = translate({
  id: 'code.label',
  message: '程式碼',
  description: 'Name of a block of code, which can be reached by keyboard to be scrolled',
});

/** A code block. Colours come from the build; it can be focused, because it scrolls sideways. */
export default function Pre(props: ComponentProps<'pre'>): ReactNode {
  return <pre tabIndex={0} role="group" aria-label={LABEL} {...props} />;
}
