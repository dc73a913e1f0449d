/** Says that a table scrolls while it does. @returns function that ends it */
export function startHint(island: HTMLElement, onAlive: () => void): () => void {
  const hint = island.querySelector('p');
  const frame = island.parentElement?.querySelector('.scroll');
  const observer = new ResizeObserver(() => {
    if (hint && frame) hint.dataset['scrolls'] = String(frame.scrollWidth > frame.clientWidth);
  });
  for (const element of frame ? [frame, ...frame.children] : []) observer.observe(element);
  onAlive();
  return () => observer.disconnect();
}
