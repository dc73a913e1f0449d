/**
 * The history that route changes, islands and React share, in the form of the package `history` 4, which react-router 5 asks for. That
 * one also knows base paths, questions before leaving and browsers of long ago, which would be 1.2 kB of script that every page starts with.
 */
import type { Action, History, Location, LocationDescriptorObject, LocationListener } from 'history';
import { readField } from './fields';

/** A part of an address with its sign, which those who name places may leave out. */
const withSign = (sign: string, part = ''): string =>
  part === '' || part === sign ? '' : part.startsWith(sign) ? part : sign + part;

const createHref = ({ pathname, search, hash }: LocationDescriptorObject): string =>
  (pathname ?? '') + withSign('?', search) + withSign('#', hash);

/** @throws URIError where the path cannot be decoded */
const toLocation = ({ pathname, search, hash }: URL | globalThis.Location, entry: unknown): Location => ({
  pathname: decodeURI(pathname),
  search,
  hash,
  state: readField(entry, 'state'),
  key: readField(entry, 'key') as string,
});

/** To be called once: it listens as long as the document stands. */
export function createPageHistory(): History {
  const listeners: { listener: LocationListener; isEnded?: boolean }[] = [];

  const arrive = (action: Action, location: Location): void => {
    Object.assign(history, { action, location, length: window.history.length });
    for (const entry of [...listeners]) if (!entry.isEnded) entry.listener(location, action);
  };
  const change =
    (action: 'PUSH' | 'REPLACE') =>
    (to: string | LocationDescriptorObject, given?: unknown): void => {
      const isText = typeof to === 'string';
      // Of the address that is left, only the path counts.
      const url = new URL(isText ? to : createHref(to), window.location.origin + window.location.pathname);
      const entry = {
        key: Math.random().toString(36).slice(2, 8),
        state: isText ? given : (to.state ?? given),
      };
      const location = toLocation(url, entry);
      if (action === 'PUSH') window.history.pushState(entry, '', url.href);
      else window.history.replaceState(entry, '', url.href);
      arrive(action, location);
    };
  const go = (steps: number): void => window.history.go(steps);

  const history: History = {
    length: window.history.length,
    action: 'POP',
    location: toLocation(window.location, window.history.state),
    push: change('PUSH'),
    replace: change('REPLACE'),
    go,
    goBack: () => go(-1),
    goForward: () => go(1),
    // Nobody asks before a reader leaves.
    block: () => () => undefined,
    listen(listener) {
      const entry: (typeof listeners)[number] = { listener };
      listeners.push(entry);
      return () => {
        entry.isEnded = true;
        listeners.splice(listeners.indexOf(entry), 1);
      };
    },
    createHref,
  };
  window.addEventListener('popstate', ({ state }) => arrive('POP', toLocation(window.location, state)));
  return history;
}
