import { fieldOf } from '@site/src/lib/json/fields';
import type { ThreadEvent } from './state';

/**
 * Messages of giscus 1.6.0 (`handleMessageEvent`) that are no errors for the reader: nobody has commented yet, or a login
 * has expired, and its web component then logs out by itself.
 */
const HARMLESS = /Discussion not found|Bad credentials|Invalid state value|State has expired/;

/**
 * Reads the data of a `message` event; null for data that are neither an answer nor an error of giscus.
 * The frame sends its height when it is first drawn and after each change.
 */
export function readMessage(data: unknown): Extract<ThreadEvent, 'answer' | 'error'> | null {
  const giscus = fieldOf(data, 'giscus');
  const error = fieldOf(giscus, 'error');
  if (typeof error === 'string' && !HARMLESS.test(error)) return 'error';
  return Number(fieldOf(giscus, 'resizeHeight')) > 0 ? 'answer' : null;
}
