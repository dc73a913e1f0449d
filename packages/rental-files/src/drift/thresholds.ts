/** From which change on a release has to be answered for: far above what comparable periods, or chance, move, and far below what known incidents did. */
export const THRESHOLDS = {
  /** Share of rows. Neighbouring complete months moved by 22 % at the most (Lunar New Year, 2022-03); the incident of 2021 took 35 to 45 %, the trial of 2025 half. */
  rows: 0.25,
  /** Share of rows by which missing values, yes and no, or codes may move. Incidents moved half and more (2021-11 nearby columns, 2026-03 furniture). */
  share: 0.1,
  /** A share that was small: how many times as large it may become … */
  times: 3,
  /** … as long as the change is no more than this share of all rows. */
  small: 0.02,
  /** Part of the distance between the quartiles by which two of the three may move one way. A rise of all rents by a tenth moves them by about a sixth of it. */
  quartiles: 0.3,
  /** A day with a smaller part of the average day is a gap; days of rest and holidays have a third and more. */
  gap: 0.1,
  /** Rows of the average day below which a day without any means nothing. */
  daily: 15,
  /** How many times the share of the busiest day may grow: days that were caught up with held the listings of three to five days. */
  pile: 2.5,
  /** How many times fewer different texts a column may have: all rows the same in one of the incidents. */
  distinct: 3,
  /** Share of the texts of a column that have to be written alike for another way of writing them to mean something. */
  form: 0.9,
  /** Share of the numbers of a column outside of what is plausible from which on it cannot be what its name says. */
  outside: 0.9,
  /** Periods before that a release is compared with: a quarter, so that one odd month is not the measure. */
  periods: 3,
  /** Standard errors that chance may explain: fewer than one in ten thousand comparisons goes beyond. */
  chance: 4,
} as const;
