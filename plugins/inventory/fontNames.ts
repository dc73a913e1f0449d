/** Numbers of names in a font's table `name` (OpenType 1.9). */
export const LICENCE_NAME = 13;

/** Platform whose names are written in UTF-16. */
const WINDOWS = 3;

/** A name of a .ttf file in the first language that it has. @throws RangeError when it is no TrueType font */
export function fontName(font: Buffer, id: number): string | undefined {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new RangeError('字型裡沒有name表。修正：確認讀的是.ttf檔。');
  const table = font.readUInt32BE(entry + 8);
  const texts = table + font.readUInt16BE(table + 4);
  for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    if (font.readUInt16BE(record) !== WINDOWS || font.readUInt16BE(record + 6) !== id) continue;
    const start = texts + font.readUInt16BE(record + 10);
    const bytes = Buffer.from(font.subarray(start, start + font.readUInt16BE(record + 8)));
    return bytes.swap16().toString('utf16le');
  }
  return undefined;
}
