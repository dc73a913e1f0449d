/** Shows the button where the browser can share, which phones mostly can, and shares the page. @returns function that ends it */
export function startSharing(island: HTMLElement, onAlive: () => void): () => void {
  const button = island.querySelector('button');
  const share = (): void => {
    // Closing the sheet is no fault.
    void navigator.share({ title: document.title, url: location.href }).catch(() => undefined);
  };
  if (button && 'share' in navigator) {
    button.hidden = false;
    button.addEventListener('click', share);
  }
  onAlive();
  return () => button?.removeEventListener('click', share);
}
