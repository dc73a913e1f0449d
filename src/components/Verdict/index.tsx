import { translate } from '@docusaurus/Translate';
import Mark from '@site/src/components/Mark';
import type { MarkState } from '@site/src/domain/words';
import type { Verdict as Name } from '@site/src/domain/comparison/types';
import type { ReactNode } from 'react';

const VERDICT: Record<Name, { state: MarkState; name: string }> = {
  comparable: {
    state: 'ok',
    name: translate({
      id: 'file.verdict.comparable',
      message: '可以比較',
      description: 'Verdict on two periods',
    }),
  },
  'with-care': {
    state: 'caution',
    name: translate({
      id: 'file.verdict.withCare',
      message: '可以比較，但要留意',
      description: 'Verdict on two periods',
    }),
  },
  'not-comparable': {
    state: 'severe',
    name: translate({ id: 'file.verdict.not', message: '不能比較', description: 'Verdict on two periods' }),
  },
};

/** May two periods be compared: shape, word and colour. */
export default function Verdict({
  verdict,
  className,
}: {
  verdict: Name;
  className?: string | undefined;
}): ReactNode {
  const { state, name } = VERDICT[verdict];
  return (
    <Mark state={state} {...(className ? { className } : {})}>
      {name}
    </Mark>
  );
}
