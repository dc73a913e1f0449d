import type { MarkState } from '@site/src/components/Mark';
import type { UsabilityState } from '@site/src/domain/usability/types';

/** Shape and colour of each state. */
export const MARK_OF: Record<UsabilityState, MarkState> = {
  fine: 'ok',
  caution: 'caution',
  empty: 'empty',
  'meaning-changed': 'changed',
  severe: 'severe',
  absent: 'absent',
};
