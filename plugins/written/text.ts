/** Reads what writers wrote: UTF-8 without invisible characters, or a message that says where it is neither. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hiddenIn } from '../../src/lib/text/hidden';

interface TextFault {
  /** 1-based */
  line: number;
  problem: string;
  fix: string;
}

const NEWLINE = 0x0a;
const SAVE = '用編輯器另存成UTF-8再提交。';
const decoder = new TextDecoder('utf-8', { fatal: true });

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The 1-based line of the first byte that is not UTF-8. */
function brokenLine(bytes: Uint8Array): number {
  for (let from = 0, line = 1; ; line += 1) {
    const end = bytes.indexOf(NEWLINE, from);
    if (!isUtf8(bytes.subarray(from, end < 0 ? undefined : end)) || end < 0) return line;
    from = end + 1;
  }
}

/** The text of a file's bytes. A byte order mark at its beginning is left out. */
function textOf(bytes: Uint8Array): string | TextFault {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { line: 1, problem: '檔案是UTF-16，不是UTF-8。', fix: SAVE };
  if (!isUtf8(bytes))
    return { line: brokenLine(bytes), problem: '這一行的位元組不是UTF-8，可能是Big5。', fix: SAVE };
  const text = decoder.decode(bytes);
  const hidden = hiddenIn(text);
  return hidden === undefined
    ? text
    : {
        line: hidden.line,
        problem: `這一行的第${String(hidden.column)}個字元看不見或讀不出來（${hidden.name}）。`,
        fix: '刪掉後重打這一段。',
      };
}

/** The text of a file, or why it is none. @throws the error of the file system where the file cannot be read */
export const readText = async (siteDir: string, file: string): Promise<string | TextFault> =>
  textOf(await readFile(path.join(siteDir, file)));
