/** Says that a table scrolls while it does. @returns function that ends it */
export function startHint(island: HTMLElement, onAlive: () => void): () => void {
  const hint = island.querySelector('p');
  const frame = island.parentElement?.querySelector('.scroll');
  const tell = (): void => {
    if (hint && frame) hint.dataset['scrolls'] = String(frame.scrollWidth > frame.clientWidth);
  };
  // In the next frame: the hint moves what stands below it, and sizes that change while they are told are an error of the page.
  const observer = new ResizeObserver(() => requestAnimationFrame(tell));
  for (const element of frame ? [frame, ...frame.children] : []) observer.observe(element);
  onAlive();
  return () => observer.disconnect();
}
