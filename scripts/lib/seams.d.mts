// Types of seams.mjs; what the functions do is written there.

export interface Seam {
  what: string;
  files: string[];
  tests: string[];
}
export interface TestedFile {
  file: string;
  failures: string[];
}
export function seamsOf(architecture: string): Seam[];
export function verdictOf(
  seam: Seam,
  tested: readonly TestedFile[],
  buildError: string | null,
): { verdict: '成立' | '不成立' | '看不出來'; reasons: string[] };
