/** Can the browser open the address itself? The service worker has an answer for every page, without network too. */
export async function canBeOpened(pathname: string): Promise<boolean> {
  try {
    if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null) return true;
    return await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  } catch {
    // What failed may be this very function of the browser.
    return true;
  }
}
