// @vitest-environment happy-dom
/** Our history does what that of the package `history` does, wherever readers and pages lead it. */
import { createBrowserHistory, type History, type LocationDescriptorObject } from 'history';
import { describe, expect, it } from 'vitest';
import { createPageHistory } from './pageHistory';

type To = string | LocationDescriptorObject;

/** Every entry begins here. */
const FROM = '/a/?x=1#here';

/** What a history tells after steps, and what the browser keeps; keys are made anew each time. */
function run(create: () => History, steps: (history: History) => void) {
  window.history.replaceState(null, '', FROM);
  const history = create();
  const heard: unknown[] = [];
  const tell = () => {
    const { key, ...place } = history.location;
    return { ...place, isNamed: key !== undefined, action: history.action };
  };
  const first = tell();
  const stop = history.listen((place, action) => heard.push(place === history.location, action, tell()));
  let fault: unknown;
  try {
    steps(history);
  } catch (error) {
    fault = (error as Error).name;
  }
  stop();
  const { key, state } = (window.history.state ?? {}) as { key?: string; state?: unknown };
  return {
    first,
    heard,
    fault,
    address: window.location.href,
    isKept: key === history.location.key,
    state,
  };
}

const alike = (steps: (history: History) => void): void => {
  const ours = run(createPageHistory, steps);
  expect(ours).toEqual(run(createBrowserHistory, steps));
  expect(ours.isKept || ours.fault !== undefined).toBe(true);
};

const PLACES: [name: string, to: To][] = [
  ['a page', '/b/'],
  ['a page with query and place', '/b/?q=1#c'],
  ['a query alone', '?q=2'],
  ['a place alone', '#c'],
  ['a page beside this one', '../b/'],
  ['Chinese, as browsers write it', '/%E8%B3%87/?q=%E8%B3%87'],
  ['Chinese, as people write it', '/資/'],
  ['a path that cannot be decoded', '/%FF/'],
  ['parts', { pathname: '/b/', search: '?q=1', hash: '#c' }],
  ['parts without signs', { pathname: '/b/', search: 'q=1', hash: 'c' }],
  ['parts without a path', { search: '?q=1' }],
  ['parts with a decoded path', { pathname: '/資/', search: '', hash: '' }],
  ['parts with what is kept', { pathname: '/b/', state: { open: true } }],
];

describe.each(PLACES)('%s', (_, to) => {
  it.each(['push', 'replace'] as const)('%s leads there as the package does', (way) => {
    alike((history) => {
      if (typeof to === 'string') history[way](to);
      else history[way](to);
    });
    alike((history) => {
      if (typeof to === 'string') history[way](to, { kept: 1 });
      else history[way]({ ...history.location, ...to });
    });
  });

  it('has the address that the package gives it', () => {
    if (typeof to === 'string' || to.pathname === undefined) return;
    const place = { search: '', hash: '', ...to };
    expect(createPageHistory().createHref(place)).toBe(createBrowserHistory().createHref(place));
  });
});

it.each([
  ['an entry that the history made', { key: 'abc', state: { kept: 1 } }],
  ['an entry of the browser', null],
  ['an entry that something else made', 'text'],
])('back to %s is told as the package tells it', (_, state) => {
  alike((history) => {
    history.push('/b/');
    window.history.replaceState(state, '', '/c/?q=1');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
});

it('who stops listening hears no more, even of what is being told', () => {
  for (const create of [createPageHistory, createBrowserHistory]) {
    const history = create();
    const heard: string[] = [];
    const stop = history.listen(() => {
      heard.push('first');
      stopSecond();
    });
    const stopSecond = history.listen(() => heard.push('second'));
    history.listen(() => heard.push('third'));
    history.push('/b/');
    stop();
    history.push('/c/');
    expect(heard).toEqual(['first', 'third', 'third']);
  }
});
