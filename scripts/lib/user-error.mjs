/**
 * An error the reader of the terminal can act on: its message says what is wrong and how to fix it,
 * so it is printed without a stack.
 */
export class UserError extends Error {
  /** @param {string} message what is wrong, and the fix */
  constructor(message) {
    super(message);
    this.name = new.target.name;
  }
}

/** Thrown when a signal (Ctrl-C, SIGTERM) ended the work; `exitCode` is what the shell expects for it. */
export class Interrupted extends Error {
  /** @param {number} exitCode 128 plus the number of the signal */
  constructor(exitCode) {
    super('已中止。');
    this.name = 'Interrupted';
    this.exitCode = exitCode;
  }
}
