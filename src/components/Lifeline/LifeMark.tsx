import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { VARIANT_NAME } from '@site/src/domain/words';
import type { Variant } from '@site/src/domain/catalogue/types';
import type { ReactNode } from 'react';
import type { LifeState } from './life';
import styles from './styles.module.css';

const only = (variant: Variant): string =>
  translate(
    {
      id: 'lifeline.only',
      message: '只有{variant}',
      description: 'State of a column in one dataset version: only that variant has it',
    },
    { variant: VARIANT_NAME[variant] },
  );

/** Words for the states. */
export const LIFE_NAME: Record<LifeState, string> = {
  both: translate({
    id: 'lifeline.both',
    message: '兩種都有',
    description: 'State of a column in one dataset version: both variants have it',
  }),
  raw: only('raw'),
  deduplicated: only('deduplicated'),
  none: translate({
    id: 'lifeline.none',
    message: '沒有',
    description: 'State of a column in one dataset version: no variant has it',
  }),
};

interface Props {
  state: LifeState;
  /** false: the word follows in sight, the shape stands alone */
  named?: boolean;
}

/** What one dataset version has of a column: the upper bar is the raw variant, the lower one the de-duplicated. */
export default function LifeMark({ state, named = true }: Props): ReactNode {
  return (
    <span className={clsx(styles.mark, styles[state])}>
      {named && <span className="vh">{LIFE_NAME[state]}</span>}
    </span>
  );
}
