/** Names of the facts. */
export const TERM = {
  dates: '日期',
  periods: '期別',
  scope: '範圍',
  cause: '原因',
  effect: '影響',
  advice: '怎麼辦',
  status: '現況',
};
