/** What goes wrong around a file that is no fault of the file, and what readers are told of it. Never in the browser's words. */

/** Seconds of silence that end a wait: for the catalogue, and for the worker, whose longest work in one go takes two seconds on a phone. */
export const LONGEST_WAIT = 20;

/** An error that may be gone when the reader tries again. Between threads, its name alone is kept. */
export class Again extends Error {
  override readonly name = 'Again';
}

/** What a reader is told. Messages of ours are sentences that say what to do; others come from the browser, in English. */
export function formatMessage(error: unknown, otherwise: string): string {
  const message = error instanceof Error ? error.message : '';
  return message.endsWith('。') ? message : otherwise;
}

export const readingMessage = (error: unknown, otherwise: string): string =>
  error instanceof Error && ['NotReadableError', 'NotFoundError'].includes(error.name)
    ? '檔案在讀的時候被移走或改過，請重新選一次。'
    : formatMessage(error, otherwise);
