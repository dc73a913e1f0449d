/**
 * A tab that nobody sees draws no frames: the title of a page that comes meanwhile would wait for its reader, who looks for it
 * among the tabs. What asks for a frame there gets a task of its own.
 */
export function replaceHiddenFrames(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its window below
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  // Numbers of frames are positive.
  window.requestAnimationFrame = (run) =>
    document.hidden
      ? -window.setTimeout(() => run(performance.now()))
      : requestAnimationFrame.call(window, run);
  window.cancelAnimationFrame = (handle) =>
    handle < 0 ? clearTimeout(-handle) : cancelAnimationFrame.call(window, handle);
}
