import type { History } from 'history';

let history: History | undefined;

/** The router's history, told by theme/Root as soon as there is one. */
export function setHistory(value: History): void {
  history = value;
}

/** @throws Error before the application was started */
export function getHistory(): History {
  if (!history) throw new Error('還沒有router的history。修正：theme/Root要先呼叫setHistory。');
  return history;
}
