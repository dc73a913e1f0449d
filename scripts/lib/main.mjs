import process from 'node:process';
import { assertNodeVersion } from './node-version.mjs';
import { Interrupted, UserError } from './user-error.mjs';

/**
 * Runs a script's main function, where Node is new enough, and turns its end into the exit code of the process.
 *
 * @param {() => Promise<number | void>} main gives the exit code, nothing means 0
 * @returns {Promise<void>} never rejects: a `UserError` is printed as its message and ends with 1,
 *   `Interrupted` ends with its own code, any other error is a fault of ours and shows its stack
 */
export async function runMain(main) {
  try {
    assertNodeVersion();
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (error instanceof Interrupted) {
      console.error(`\n${error.message}`);
      process.exitCode = error.exitCode;
      return;
    }
    console.error(error instanceof UserError ? `\n錯誤：${error.message}` : error);
    process.exitCode = 1;
  }
}
