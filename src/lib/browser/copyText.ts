/** Said where a browser lets pages copy nothing, or has no way to. */
export const SELECTED = '瀏覽器不讓網頁複製，文字已經選好，請自行複製';

/** Copies a text. @param write hands it to the clipboard @param shown where it stands; selected where the browser refuses, or knows no such function @returns was it copied? */
export async function copyText(write: () => Promise<void>, shown: Element | null): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
