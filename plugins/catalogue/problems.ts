/** An error in the catalogue, worded so that a maintainer can fix it without reading code. */
export interface Problem {
  /** path from the site's folder, e.g. catalogue/releases/2026.yaml */
  file: string;
  /** 1-based */
  line: number;
  /** where in the file, e.g. [3].raw.rows.591 */
  key: string;
  problem: string;
  fix: string;
}

const text = ({ file, line, key, problem, fix }: Problem): string =>
  `${file}:${line}  ${key}\n    問題：${problem}\n    修正：${fix}`;

/** Stops the build; its message lists every problem found, each with file, line, key and fix. */
export class CatalogueError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`目錄（catalogue/）有${problems.length}個錯誤：\n\n${problems.map(text).join('\n\n')}\n`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}
