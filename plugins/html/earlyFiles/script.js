/*
 * Stands in the pages that open files, and in no other: it keeps what is dropped or pasted there until the page's code takes it
 * (src/features/open/useDroppedFiles.ts). Without it, browsers would open a dropped file in place of the page.
 */
(() => {
  const listening = new AbortController();
  const { signal } = listening;
  /** @type {import('rental-files/session').Transfer | undefined} */
  let kept;

  /** An island that sleeps until it is used takes them once its page can wake it. */
  const wake = () => {
    if (!kept) return;
    document.querySelector('[data-island=rents],[data-island=open]')?.dispatchEvent(new Event('dragenter'));
    setTimeout(wake, 200);
  };

  // A transfer is empty once its event has ended.
  const keep = (/** @type {DataTransfer | null} */ transfer) => {
    kept = {
      files: [...(transfer?.files ?? [])],
      items: [...(transfer?.items ?? [])].map((item) => {
        const entry = item.webkitGetAsEntry?.();
        return { webkitGetAsEntry: () => entry ?? null };
      }),
    };
    wake();
  };

  addEventListener('dragover', (event) => event.preventDefault(), { signal });
  addEventListener(
    'drop',
    (event) => {
      event.preventDefault();
      keep(event.dataTransfer);
    },
    { signal },
  );
  addEventListener(
    'paste',
    ({ clipboardData }) => {
      if (clipboardData?.files.length) keep(clipboardData);
    },
    { signal },
  );

  window.takeFiles = () => {
    listening.abort();
    const taken = kept;
    kept = undefined;
    return taken;
  };
  document.currentScript?.remove();
})();
