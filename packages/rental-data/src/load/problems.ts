/** What is wrong with something that a person wrote, worded so that the writer can mend it without reading code. */
export interface Problem {
  /** path from the site's folder, e.g. catalogue/releases/2026.yaml */
  file: string;
  line: number;
  /** where in the file, e.g. [3].raw.rows.591 */
  key: string;
  problem: string;
  fix: string;
}

export const WHOLE_FILE = '(整個檔案)';

export const ofFile = (file: string, problem: string, fix: string, line = 1): Problem => ({
  file,
  line,
  key: WHOLE_FILE,
  problem,
  fix,
});

const text = ({ file, line, key, problem, fix }: Problem): string =>
  `${file}:${line}  ${key}\n    問題：${problem}\n    修正：${fix}`;

/** Stops the build. The message lists every problem with file, line, key and fix. */
export class WritingError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`寫的內容有${problems.length}個錯誤：\n\n${problems.map(text).join('\n\n')}\n`);
    this.name = 'WritingError';
    this.problems = problems;
  }
}
