/**
 * A stand-in for Sentry's loader, written anew: the real one is made by Sentry's server for each key and is in no registry.
 * It keeps to what docs.sentry.io/platforms/javascript/install/loader/ promises, as far as the site depends on it:
 * - `data-lazy="no"` has it load the SDK at once, else the first captured error does;
 * - `init` knows the DSN, and what the Sentry project sets; what the page gives to it wins;
 * - `window.sentryOnLoad` is called first, with the SDK complete; a page that has none gets a plain `init`;
 * - what was captured before is captured then, errors of the window through `window.onerror`.
 */
function standIn(key: string, sdk: string, project: Record<string, unknown>): void {
  const page = window as unknown as Record<string, unknown> & {
    Sentry: Record<string, (...args: unknown[]) => unknown>;
    sentryOnLoad?: () => void;
  };
  const own = [...document.scripts].find((script) => script.src.includes(key));
  const calls: [name: string, args: unknown[]][] = [];
  const errors: ErrorEvent[] = [];
  let isLoading = false;
  let isInitialized = false;

  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    const script = document.createElement('script');
    script.src = sdk;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', onLoad);
    document.head.append(script);
  };

  const onError = (event: ErrorEvent): void => {
    errors.push(event);
    load();
  };

  function onLoad(): void {
    window.removeEventListener('error', onError);
    const { Sentry } = page;
    const { init } = Sentry;
    Sentry['init'] = (options) => {
      isInitialized = true;
      return init?.({ ...project, ...(options as object) });
    };
    page.sentryOnLoad?.();
    if (!isInitialized) Sentry['init']();
    for (const [name, args] of calls) Sentry[name]?.(...args);
    for (const { message, filename, lineno, colno, error } of errors) {
      window.onerror?.(message, filename, lineno, colno, error as Error);
    }
  }

  const later =
    (name: string) =>
    (...args: unknown[]): void => {
      calls.push([name, args]);
      load();
    };
  page.Sentry = { captureException: later('captureException'), captureMessage: later('captureMessage') };
  window.addEventListener('error', onError);
  if (own?.dataset['lazy'] === 'no') setTimeout(load);
}

/**
 * The stand-in's code.
 * @param project what the settings of the Sentry project would have it give to the SDK, besides the DSN
 */
export const loaderScript = (key: string, sdk: string, project: Record<string, unknown>): string =>
  `(${standIn.toString()})(${JSON.stringify(key)}, ${JSON.stringify(sdk)}, ${JSON.stringify(project)});`;
