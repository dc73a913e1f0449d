/** The rest of a page comes after this time, also where no frame is drawn: a tab that nobody sees has none. */
const LONGEST_FRAME = 1_000;

/**
 * Runs once the frame that is being drawn is on screen.
 * @returns function that calls it off
 */
export function afterFrame(run: () => void): () => void {
  const now = (): void => {
    cancel();
    run();
  };
  let timer = setTimeout(now, LONGEST_FRAME);
  // The second request stands for the end of the frame that the first one began.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(now);
    });
  });
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  return cancel;
}
