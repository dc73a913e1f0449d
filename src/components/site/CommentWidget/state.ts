/** What can become of a comment thread, as pure functions. */

/** Longest time that the comment host may stay silent, in ms. Ours: a slow phone network answers well within it. */
export const ANSWER_WAIT = 15_000;

export type Status =
  /** nothing was asked of anybody yet */
  | 'idle'
  | 'loading'
  /** the host answered, its frame is on show */
  | 'shown'
  /** no answer in time; the frame stays hidden, since it may hold the browser's own error page */
  | 'silent'
  /** the host answered that something is wrong; its frame stays on show, somebody may be writing in it */
  | 'troubled';

interface Thread {
  status: Status;
  /** counts the starts, so that each gets a frame of its own */
  attempt: number;
}

export type ThreadEvent =
  | 'start'
  | 'giveUp'
  /** the frame showed a sign of life */
  | 'answer'
  /** the frame told an error */
  | 'error';

export const IDLE: Thread = { status: 'idle', attempt: 0 };

/** The thread after an event. An answer counts however late it comes. */
export function next(thread: Thread, event: ThreadEvent): Thread {
  const { status, attempt } = thread;
  if (event === 'start') return { status: 'loading', attempt: attempt + 1 };
  if (event === 'giveUp') return status === 'loading' ? { status: 'silent', attempt } : thread;
  if (status === 'idle') return thread;
  if (event === 'error') return { status: 'troubled', attempt };
  return status === 'loading' || status === 'silent' ? { status: 'shown', attempt } : thread;
}

/** Did the reader just come back from logging in to GitHub? giscus then puts its session into the address. */
export const isBackFromLogin = (search: string): boolean => new URLSearchParams(search).has('giscus');
