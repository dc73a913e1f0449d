import type { ReactNode } from 'react';
import type { TextPart } from '@site/src/features/search/rules/types';

export default function Parts({ parts }: { parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, hit }, index) =>
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
