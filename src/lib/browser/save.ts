export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Asks where to write, where the browser can write to a disk; undefined where it cannot, null where the reader cancels. */
export async function askForFile(name: string): Promise<FileSystemFileHandle | null | undefined> {
  if (!('showSaveFilePicker' in window)) return undefined;
  const { showSaveFilePicker } = window as {
    showSaveFilePicker: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  };
  return showSaveFilePicker({ suggestedName: name }).catch(() => null);
}
