/** The rest of a page comes after this time, also where no frame is drawn: a tab that nobody sees has none. */
const LONGEST_FRAME = 1_000;

/** Runs once, when asked to or after the longest frame. Takes back no timer: where that fails, the page would stay half. */
function once(run: () => void, ask: (now: () => void) => void): () => void {
  let isOver = false;
  const now = (): void => {
    if (isOver) return;
    isOver = true;
    run();
  };
  setTimeout(now, LONGEST_FRAME);
  ask(now);
  return () => {
    isOver = true;
  };
}

/** Runs just before the next frame is laid out. @returns function that calls it off */
export const beforeFrame = (run: () => void): (() => void) => once(run, (now) => requestAnimationFrame(now));

/** Runs once the frame that is being drawn is on screen. @returns function that calls it off */
export const afterFrame = (run: () => void): (() => void) =>
  // The second request stands for the end of the frame that the first one began.
  once(run, (now) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(now))));
