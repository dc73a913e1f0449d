/** What draws with React, and what stands around an error: loaded with the first page or error that needs it. */
import { loadPayload } from '../browser/loadPayload';
import { NOT_FOUND_PATH, type RoutePayload } from '../browser/payload';

import { site } from '../site';

type Drawing = typeof import('../drawing');

let drawing: Drawing | undefined;
let errorPage: RoutePayload | undefined;

export async function loadDrawing(): Promise<Drawing> {
  // What says that data did not come has to be there before they fail.
  const [code] = await Promise.all([import('../drawing'), site.errors.loadDataFailed()]);
  return (drawing ??= code);
}

/** Undefined until it has been loaded. */
export const getDrawing = (): Drawing | undefined => drawing;

/** Loads what an error is shown with. It can be read without all of it. */
export async function loadForError(): Promise<void> {
  const code = loadDrawing().then(({ loadErrors }) => loadErrors());
  const page = loadPayload(NOT_FOUND_PATH).then((payload) => (errorPage = payload));
  await Promise.allSettled([code, page]);
}

/** Head and frame of the 404 page, which stand around every error; undefined where they did not come. */
export const getErrorPage = (): RoutePayload | undefined => errorPage;
