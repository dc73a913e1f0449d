import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hiddenIn } from '../helpers/hidden';
import { errorCode } from './errorCode';
import { ofFile, type Problem } from './problems';

/** The site's folder, and what was found wrong in it: functions that read add to it, and give undefined. */
export interface Reading {
  siteDir: string;
  problems: Problem[];
}

const SAVE = '用編輯器另存成UTF-8再提交。';

function brokenLine(bytes: Buffer): number {
  for (let from = 0, line = 1; ; line += 1) {
    const end = bytes.indexOf('\n', from);
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) return line;
    from = end + 1;
  }
}

/** What writers wrote: UTF-8 without invisible characters. A byte order mark at its beginning is left out. */
export async function readWritten({ siteDir, problems }: Reading, file: string): Promise<string | undefined> {
  const fail = (problem: string, fix: string, line?: number) => {
    problems.push(ofFile(file, problem, fix, line));
    return undefined;
  };
  const bytes = await readFile(path.join(siteDir, file)).catch((error: unknown) =>
    fail(`檔案讀不到（${errorCode(error) ?? 'error'}）。`, '確認檔名與路徑，缺少的檔案請從版本紀錄取回。'),
  );
  if (!bytes) return undefined;
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2)))
    return fail('檔案是UTF-16，不是UTF-8。', SAVE);
  if (!isUtf8(bytes)) return fail('這一行的位元組不是UTF-8，可能是Big5。', SAVE, brokenLine(bytes));
  const text = new TextDecoder().decode(bytes);
  const hidden = hiddenIn(text);
  if (!hidden) return text;
  const problem = `這一行的第${hidden.column}個字元看不見或讀不出來（${hidden.name}）。`;
  return fail(problem, '刪掉後重打這一段。', hidden.line);
}
