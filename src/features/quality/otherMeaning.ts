import type { Reason } from 'rental-data';

/** Does a file stand on one side of a change, so that all values of the column mean the same in it? */
export const isOtherMeaning = (reason: Reason): reason is Extract<Reason, { type: 'changed' }> =>
  reason.type === 'changed' && reason.side !== 'mixed';
