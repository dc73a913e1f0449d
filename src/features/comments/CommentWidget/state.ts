/** Longest time that the comment host may stay silent, in ms. Our choice: a slow mobile network answers well within this time. */
export const ANSWER_WAIT = 15_000;

type Status =
  | 'idle'
  | 'loading'
  | 'shown'
  /** no answer in time; the frame stays hidden because it may contain the browser's error page */
  | 'silent'
  /** the host reported an error; its frame stays visible because the reader may be writing in it */
  | 'troubled';

interface Thread {
  status: Status;
  attempt: number;
}

export type ThreadEvent = 'start' | 'giveUp' | 'answer' | 'error';

export const IDLE: Thread = { status: 'idle', attempt: 0 };

/** The thread after an event. A late answer still counts. */
export function next(thread: Thread, event: ThreadEvent): Thread {
  const { status, attempt } = thread;
  if (event === 'start') return { status: 'loading', attempt: attempt + 1 };
  if (event === 'giveUp') return status === 'loading' ? { status: 'silent', attempt } : thread;
  if (status === 'idle') return thread;
  if (event === 'error') return { status: 'troubled', attempt };
  return status === 'loading' || status === 'silent' ? { status: 'shown', attempt } : thread;
}

/** Whether the reader has just returned from the GitHub login: giscus then adds its session to the address. */
export const isBackFromLogin = (search: string): boolean => new URLSearchParams(search).has('giscus');
