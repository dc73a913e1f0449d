import type { ThreadEvent } from './state';

/**
 * Errors that are none to a reader, in the words of giscus 1.6.0 (`handleMessageEvent`): nobody has commented yet, or a
 * login has expired, which its web component ends by itself.
 */
const HARMLESS = /Discussion not found|Bad credentials|Invalid state value|State has expired/;

/**
 * Reads a `message` event's data; null for what is neither a sign of life nor an error of giscus.
 * The frame tells its height as soon as it has been drawn, and again whenever it changes.
 */
export function readMessage(data: unknown): Extract<ThreadEvent, 'answer' | 'error'> | null {
  const giscus = (data as { giscus?: unknown } | null | undefined)?.giscus;
  if (typeof giscus !== 'object' || giscus === null) return null;
  const { resizeHeight, error } = giscus as { resizeHeight?: unknown; error?: unknown };
  if (typeof error === 'string' && !HARMLESS.test(error)) return 'error';
  return Number(resizeHeight) > 0 ? 'answer' : null;
}
