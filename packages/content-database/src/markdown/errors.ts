/** What is wrong with a component, and how to mend it; the parser adds file and line. */
export class BlockError extends Error {}

/** Stops the build because of something that a writer wrote; says where and how to mend it. */
export class ContentError extends Error {
  readonly file: string;
  readonly line: number;
  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}  ${reason}`);
    this.name = 'ContentError';
    this.file = file;
    this.line = line;
  }
}
