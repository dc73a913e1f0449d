/** What `navigator` says about the connection; not every browser says anything. */
export interface NavigatorLike {
  onLine: boolean;
  /** Network Information API; Safari and Firefox have none, or one without these. */
  connection?: { saveData?: boolean; effectiveType?: string; type?: string } | undefined;
}

/** May something be loaded that perhaps nobody needs? Not on 2g connections, with the data saver on, or offline. */
export function mayPrefetch({ onLine, connection }: NavigatorLike): boolean {
  return onLine && connection?.saveData !== true && !(connection?.effectiveType ?? '').includes('2g');
}

/** How many pages of links in view are loaded ahead. */
export type InView = 'many' | 'few';

/** Many where a browser says that data cost nothing, as those on phones do on Wi-Fi; few where it does not tell, as on desks; none otherwise. */
export function maySeeAhead(about: NavigatorLike): InView | undefined {
  const type = about.connection?.type;
  if (!mayPrefetch(about)) return undefined;
  if (type === undefined || type === 'unknown') return 'few';
  return ['wifi', 'ethernet'].includes(type) ? 'many' : undefined;
}
