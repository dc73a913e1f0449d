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

/** Does a browser say that data cost nothing? Browsers on phones do on Wi-Fi; those on desks say nothing, and readers there point. */
export const hasCheapData = (about: NavigatorLike): boolean =>
  mayPrefetch(about) && ['wifi', 'ethernet'].includes(about.connection?.type ?? '');
