/** Gives the entry another address, by a navigation where the browser refuses to. */
export function replaceAddress(address: string): void {
  try {
    window.history.replaceState(window.history.state, '', address);
  } catch {
    window.location.replace(address);
  }
}
