/** Bar at the top of the window while a page is on its way. */
export const LOADING_BAR = {
  /** a page that comes sooner shows no bar. spec §4, §9 */
  delay: 200,
  /** how long the bar takes to cross the window. spec §4, §9 */
  duration: 5_000,
  /** how long the finished bar stays. spec §9 */
  hideDelay: 500,
  /** spec §9 */
  height: 2,
  /** ours: the spec names no colour but the red of a failure */
  color: '#3B8070',
} as const;
