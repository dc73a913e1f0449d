import { readField } from '../browser/fields';
import type { PageError } from './types';

/** The message of the 404 page; in which words it is shown is the site’s. */
export const NOT_FOUND = 'This page could not be found';

/** A thrown value as the error that takes the page's place: its own status and message where it has them. */
export function toPageError(thrown: unknown): PageError {
  const statusCode = readField(thrown, 'statusCode');
  const message = readField(thrown, 'message');
  return {
    status: typeof statusCode === 'number' ? statusCode : 500,
    message: typeof message === 'string' && message ? message : 'Error',
  };
}
