import { fieldOf } from '@site/src/lib/json/fields';
import type { ThreadEvent } from './state';

/** Messages of giscus 1.6.0 (`handleMessageEvent`) that are no errors: nobody has commented yet, or a login has expired. */
const HARMLESS = /Discussion not found|Bad credentials|Invalid state value|State has expired/;

/** Reads the data of a `message` event; null for others. The frame sends its height when drawn and after each change. */
export function readMessage(data: unknown): Extract<ThreadEvent, 'answer' | 'error'> | null {
  const giscus = fieldOf(data, 'giscus');
  const error = fieldOf(giscus, 'error');
  if (typeof error === 'string' && !HARMLESS.test(error)) return 'error';
  return Number(fieldOf(giscus, 'resizeHeight')) > 0 ? 'answer' : null;
}
