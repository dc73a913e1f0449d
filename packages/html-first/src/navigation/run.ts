import { NOT_FOUND, toPageError } from './pageError';
import { find } from './registry';
import { Redirect, type NavigationTarget, type PageAttributes, type PageError } from './types';

export type Outcome =
  | { kind: 'redirect'; to: string }
  | { kind: 'error'; error: PageError; cause?: unknown }
  /** the page's code did not come */
  | { kind: 'chunk'; cause: unknown }
  | { kind: 'page'; data?: unknown; dataError?: unknown };

const NO_PAGE: Outcome = { kind: 'error', error: { status: 404, message: NOT_FOUND } };

/** Names that pages use, several sources for one page merged: middleware of all, of data the last that says one. */
export function mergeAttributes(sources: readonly PageAttributes[]): PageAttributes {
  const merged: PageAttributes = {};
  const middleware = [...new Set(sources.flatMap((source) => source.middleware ?? []))];
  if (middleware.length > 0) merged.middleware = middleware;
  const data = sources.findLast((source) => source.data !== undefined)?.data;
  if (data !== undefined) merged.data = data;
  return merged;
}

const unknown = (what: string, name: string): Outcome => ({
  kind: 'error',
  error: { status: 500, message: `Unknown ${what} ${name}` },
});

/** One route change, as in specification §4: middleware, layout loading, page validation, data. Never rejects. @param isValid may there be a page at the address? */
export async function runSteps(
  target: NavigationTarget,
  attributes: PageAttributes,
  loadLayout: () => Promise<unknown>,
  isValid: boolean,
): Promise<Outcome> {
  try {
    for (const name of attributes.middleware ?? []) {
      const step = find('middleware', name);
      if (!step) return unknown('middleware', name);
      const result = await step(target);
      if (result instanceof Redirect) return { kind: 'redirect', to: result.to };
    }

    try {
      await loadLayout();
    } catch (cause) {
      return { kind: 'chunk', cause };
    }

    if (!isValid) return NO_PAGE;
  } catch (thrown) {
    if (thrown instanceof Redirect) return { kind: 'redirect', to: thrown.to };
    return { kind: 'error', error: toPageError(thrown), cause: thrown };
  }

  if (attributes.data === undefined) return { kind: 'page' };
  const loader = find('data', attributes.data);
  if (!loader) return unknown('data', attributes.data);
  try {
    return { kind: 'page', data: await loader(target) };
  } catch (thrown) {
    if (thrown instanceof Redirect) return { kind: 'redirect', to: thrown.to };
    return { kind: 'page', dataError: thrown };
  }
}
