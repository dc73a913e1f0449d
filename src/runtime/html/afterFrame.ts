/** The rest of a page comes after this time, also where no frame is drawn: a tab that nobody sees has none. */
const LONGEST_FRAME = 1_000;

/**
 * Runs once the frame that is being drawn is on screen. Takes back no timer: where that fails, the page would stay half.
 * @returns function that calls it off
 */
export function afterFrame(run: () => void): () => void {
  let isOver = false;
  const now = (): void => {
    if (isOver) return;
    isOver = true;
    run();
  };
  setTimeout(now, LONGEST_FRAME);
  // The second request stands for the end of the frame that the first one began.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(now)));
  return () => {
    isOver = true;
  };
}
