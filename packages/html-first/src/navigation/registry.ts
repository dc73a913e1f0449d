import { routes } from '../site';
import type { DataLoader, Middleware } from './types';

interface Steps {
  middleware: Middleware;
  data: DataLoader;
}
type Kind = keyof Steps;

const known: { [K in Kind]: Map<string, Steps[K]> } = {
  middleware: new Map(),
  data: new Map(),
};

/** Gives a name a meaning, in the place of the site's; a later one replaces an earlier one. Client modules do this when they are loaded. */
export function define<K extends Kind>(kind: K, name: string, step: Steps[K]): void {
  known[kind].set(name, step);
}

export function find<K extends Kind>(kind: K, name: string): Steps[K] | undefined {
  const given: { [K in Kind]?: Readonly<Record<string, Steps[K]>> } = routes;
  return known[kind].get(name) ?? given[kind]?.[name];
}
