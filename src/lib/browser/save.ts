export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves an SVG as PNG, twice as large as it is drawn, so that it is sharp in print. */
export async function savePicture(svg: string, width: number, height: number, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * 2, height * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) saveBlob(blob, name);
}

/** Asks where to write, where the browser can write to a disk; undefined where it cannot, null where the reader cancels. */
export async function askForFile(name: string): Promise<FileSystemFileHandle | null | undefined> {
  if (!('showSaveFilePicker' in window)) return undefined;
  const { showSaveFilePicker } = window as {
    showSaveFilePicker: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  };
  return showSaveFilePicker({ suggestedName: name }).catch(() => null);
}
