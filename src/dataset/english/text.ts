/** Chinese names inside English texts: of columns, and of values as files and platform write them. Pure. */

/** Han characters, with what belongs to a name of a column: 格局編碼（陽台/衛浴/房/廳）, 約略地點_x, 可寵？ */
const CHINESE = /\p{Script=Han}[\p{Script=Han}（）？「」／/_]*(?:_?[xy](?![a-z]))?/gu;

export interface Part {
  text: string;
  chinese: boolean;
}

/** An English text in parts, in order; joined, they are the text. */
export function languageParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(CHINESE)) {
    if (index > end) parts.push({ text: text.slice(end, index), chinese: false });
    parts.push({ text: found, chinese: true });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), chinese: false });
  return parts;
}
