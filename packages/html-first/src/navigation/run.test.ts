import { configureTestSite } from '../../tests/support/client';
import { describe, expect, it } from 'vitest';
import { define } from './registry';
import { toPageError } from './pageError';
import { mergeAttributes, runSteps } from './run';
import { redirect, type NavigationTarget, type PageAttributes } from './types';

// Steps and pages are made up for these tests.
const TARGET: NavigationTarget = {
  path: '/x/',
  search: '?a=1',
  hash: '',
  params: { id: '7' },
  initial: false,
};

let order: string[] = [];
function run(
  attributes: PageAttributes,
  layout: () => Promise<unknown> = () => Promise.resolve(),
  isValid = true,
) {
  order = [];
  return runSteps(
    TARGET,
    attributes,
    () => {
      order.push('layout');
      return layout();
    },
    isValid,
  );
}

define('middleware', 'first', () => void order.push('first'));
define('middleware', 'second', async () => {
  await Promise.resolve();
  order.push('second');
});
define('middleware', 'returns-redirect', () => redirect('/there/'));
define('middleware', 'throws-redirect', () => {
  throw redirect('/there/');
});
define('middleware', 'throws', () => {
  throw Object.assign(new Error('Planted'), { statusCode: 418 });
});
define('data', 'answer', () => {
  order.push('data');
  return Promise.resolve(42);
});
define('data', 'fails', () => Promise.reject(new Error('Planted')));
define('data', 'redirects', () => Promise.reject(redirect('https://example.org/')));

configureTestSite({});

describe('runSteps', () => {
  it('goes through middleware, layout and data in this order', async () => {
    const outcome = await run({ middleware: ['first', 'second'], data: 'answer' });
    expect(outcome).toEqual({ kind: 'page', data: 42 });
    expect(order).toEqual(['first', 'second', 'layout', 'data']);
  });

  it.each(['returns-redirect', 'throws-redirect'])(
    'counts %s as a redirect, and loads nothing',
    async (name) => {
      expect(await run({ middleware: [name, 'first'], data: 'answer' })).toEqual({
        kind: 'redirect',
        to: '/there/',
      });
      expect(order).toEqual([]);
    },
  );

  it('lets data redirect too', async () => {
    expect(await run({ data: 'redirects' })).toEqual({ kind: 'redirect', to: 'https://example.org/' });
  });

  it('says which middleware is unknown, with status 500', async () => {
    expect(await run({ middleware: ['nobody'] })).toMatchObject({
      kind: 'error',
      error: { status: 500, message: 'Unknown middleware nobody' },
    });
    expect(order).toEqual([]);
  });

  it('says which data are unknown', async () => {
    expect(await run({ data: 'nobody' })).toMatchObject({
      kind: 'error',
      error: { status: 500, message: 'Unknown data nobody' },
    });
  });

  it('gives 404 where validation fails, after middleware and layout, and fetches nothing', async () => {
    const error = { status: 404, message: 'This page could not be found' };
    expect(await run({ middleware: ['first'], data: 'answer' }, undefined, false)).toEqual({
      kind: 'error',
      error,
    });
    expect(order).toEqual(['first', 'layout']);
  });

  it('keeps status and message of what a middleware throws', async () => {
    expect(await run({ middleware: ['throws'] })).toMatchObject({
      kind: 'error',
      error: { status: 418, message: 'Planted' },
    });
  });

  it('tells code that did not come from everything else', async () => {
    const cause = new Error('Loading chunk 7 failed');
    expect(await run({ data: 'answer' }, () => Promise.reject(cause))).toEqual({ kind: 'chunk', cause });
  });

  it('leaves failed data to the page', async () => {
    const outcome = await run({ data: 'fails' });
    expect(outcome).toMatchObject({ kind: 'page', dataError: { message: 'Planted' } });
  });
});

describe('mergeAttributes', () => {
  it('runs the middleware of all, each once, and lets the innermost say the rest', () => {
    expect(
      mergeAttributes([
        { middleware: ['a', 'b'], data: 'outer' },
        { middleware: ['b', 'c'] },
        { data: 'inner' },
      ]),
    ).toEqual({ middleware: ['a', 'b', 'c'], data: 'inner' });
  });

  it('gives nothing for pages that declare nothing', () => {
    expect(mergeAttributes([{}, {}])).toEqual({});
  });
});

describe('toPageError', () => {
  it.each([undefined, null, 'text', {}, new Error('')])('gives Error and 500 for %j', (thrown) => {
    expect(toPageError(thrown)).toEqual({ status: 500, message: 'Error' });
  });
});
