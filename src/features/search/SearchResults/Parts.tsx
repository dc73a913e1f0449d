import type { ReactNode } from 'react';
import type { TextPart } from '@site/src/features/search/rules/types';

interface Props {
  parts: readonly TextPart[];
}

export default function Parts({ parts }: Props): ReactNode {
  return parts.map(({ text, hit }, index) =>
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
