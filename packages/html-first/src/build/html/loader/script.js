/*
 * Stands in every page, the same text in each, so that one hash allows it. It loads the page's scripts with the first thing
 * that the reader does, since a page that is only looked at needs none. Where a page is not whole without them, or they are
 * on the device already, they come in idle time after the page is drawn. A button or a key that is pressed before the page
 * can answer is pressed again when it can.
 *
 * The compiler reads it too; what it is told in comments costs no bytes in the pages.
 */
(() => {
  const root = document.documentElement;
  const { scripts: list, needed } = /** @type {{ dataset: { scripts: string, needed: string } }} */ (
    /** @type {unknown} */ (document.currentScript)
  ).dataset;
  const scripts = list.split(' ');
  let started = false;
  /** @type {(HTMLElement & { href?: string }) | null} */
  let pressed = null;
  /** @type {KeyboardEvent | undefined} */
  let key;

  // The one guard of reloads, see packages/html-first/src/browser/chunkGuard.ts. The storage keeps the time of the last one and their number.
  /** @param {boolean} [pastCache] in Firefox past the service worker too, which has pages where the host has none */
  const reloadOnce = (pastCache = false) => {
    try {
      // What is no number there, somebody else has written.
      const [last = -Infinity, count = 0] = (sessionStorage.getItem(RELOAD_KEY)?.split(' ') ?? []).map(
        (text) => (isFinite(+text) ? +text : 0),
      );
      const age = Date.now() - last;
      /** @param {number} number */
      const keeps = (number) => {
        const kept = `${Date.now()} ${number}`;
        sessionStorage.setItem(RELOAD_KEY, kept);
        return sessionStorage.getItem(RELOAD_KEY) === kept;
      };
      // The clock was set back: the time of the guard begins anew.
      if (age < 0) keeps(count);
      if (!navigator.onLine || !(age >= RELOAD_GUARD) || count >= MOST_RELOADS || !keeps(count + 1))
        return false;
    } catch {
      // Where nothing can be remembered, it would reload for ever; the page is there to be read.
      return false;
    }
    // Firefox alone knows what it is told here, and would take a style sheet from its memory otherwise, whatever its cache has.
    /** @type {{ reload(pastCache: boolean): void }} */ (location).reload(pastCache);
    return true;
  };
  window.reloadOnce = reloadOnce;

  // As packages/html-first/src/browser/pastCache.ts does for all that comes later: the browser's cache takes what the host has, and the page loads anew.
  const renew = (/** @type {string[]} */ addresses, otherwise = () => {}) => {
    void Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' })))
      .then(
        (answers) => reloadOnce(answers.every(({ ok }) => ok)),
        () => reloadOnce(),
      )
      .then((reloads) => reloads || otherwise());
  };
  const all = [...scripts];

  const isCut = (/** @type {HTMLLinkElement} */ { sheet }) => {
    try {
      // Of a sheet that did not come, browsers have none, one without rules, or one that refuses to be read.
      return (
        /** @type {CSSStyleRule} */ ([.../** @type {CSSStyleSheet} */ (sheet).cssRules].pop())
          .selectorText !== SHEET_END
      );
    } catch {
      return true;
    }
  };

  // Older browsers than .browserslistrc names keep the page as it was served: its links, forms and folds work without scripts.
  const isKnown = () => {
    try {
      RegExp('(?<=a)');
      new CSSStyleSheet();
      return 'toReversed' in [] && 'Segmenter' in Intl;
    } catch {
      return false;
    }
  };

  // What is not of the address can hide until the address has been read; html/showPage.ts says it of other pages.
  if (location.search && isKnown()) root.dataset.asked = '';

  // One a task, so that the reader can do something in between; they are carried out in their order all the same.
  const next = () => {
    const src = scripts.shift();
    if (!src) return;
    const script = document.createElement('script');
    const isLast = !scripts.length;
    script.src = src;
    script.async = false;
    // A script that failed is asked for once more by the bundler's own loader, which would wait for one that stands here.
    script.onload = script.onerror = () => {
      script.remove();
      // Nobody asks again for the code that all others rest on. Something else in its place loads as well, and starts nothing.
      if (isLast && !window.isStarted) renew(all, () => pressed?.href && location.assign(pressed.href));
    };
    document.head.append(script);
    setTimeout(next);
  };
  const start = () => {
    if (started || !isKnown()) return;
    started = true;
    next();
  };
  /**
   * Does the page need its scripts though nobody has touched it? Where it is not that of the address, lost what it starts from,
   * or carries an error; where it shows what this browser keeps, or its address asks for something; where it comes back, and
   * was left in some state; where what it says or how it looks hangs on the connection or on an earlier choice. A reader who
   * was here before has the scripts, and pages that are kept by them.
   */
  const isNeeded = () => {
    try {
      const { path, error, hasSteps } = /** @type {import('../../../navigation/served').ServedPage} */ (
        JSON.parse(document.getElementById(ROUTE_ID)?.textContent ?? '')
      );
      return (
        needed !== '' ||
        !!error ||
        !!hasSteps ||
        path === null ||
        decodeURI(location.pathname) !== BASE_URL + path.slice(1) ||
        !!document.querySelector('[data-at-rest]') ||
        !!location.search ||
        !!location.hash ||
        !navigator.onLine ||
        !!navigator.serviceWorker?.controller ||
        (root.dataset.themeChoice ?? 'system') !== 'system' ||
        /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType('navigation')[0]).type !==
          'navigate'
      );
    } catch {
      return true;
    }
  };

  // After the first frame; without requestIdleCallback (Safari) a moment later.
  const whenLoaded = () => {
    // Something else in the place of a style sheet, a part of it, or HTML from a cache, whose sheet went with its release.
    const links = /** @type {HTMLLinkElement[]} */ ([
      ...document.querySelectorAll('link[href*="/assets/css/"]'),
    ]).filter(isCut);
    if (links.length) renew(links.map(({ href }) => href));
    if (isNeeded())
      requestAnimationFrame(() =>
        setTimeout(() =>
          /** @type {Partial<Window>} */ (window).requestIdleCallback
            ? requestIdleCallback(start, { timeout: 2000 })
            : setTimeout(start, 200),
        ),
      );
  };

  // A pointer that rests where the page appears is no sign, and is over it; screen readers click without one; the last two are not of the reader, and change what the page says or how it looks.
  for (const type of [
    'pointermove',
    'pointerdown',
    'keydown',
    'scroll',
    'focusin',
    'input',
    'click',
    'dragenter',
    'offline',
    'storage',
  ])
    addEventListener(type, start, { once: true, passive: true, capture: true });

  // A choice that is taken back before other code has come cannot be seen in its field.
  const entered = (window.entered = new WeakSet());
  addEventListener('input', ({ target }) => entered.add(/** @type {EventTarget} */ (target)), true);

  const remember = (/** @type {MouseEvent} */ event) => {
    /** @type {(HTMLElement & { href?: string }) | null | undefined} */
    const button = /** @type {Partial<Element>} */ (event.target).closest?.('button,[data-shortcut]');
    // What stands around the page answers as soon as its code has started, islands only once the page is on screen.
    if (!button || (window.isStarted && !button.closest('[data-island]'))) return;
    if (button.href) {
      // In another tab it is a link.
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!started || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
    }
    pressed = button;
  };
  addEventListener('click', remember, true);
  // A key that the page answers, and the browser otherwise, which would lead away from it (Ctrl or ⌘ and the key that an element names).
  const rememberKey = (/** @type {KeyboardEvent} */ event) => {
    if (window.isStarted) return;
    key = event;
    /** @type {HTMLElement | null} */
    const named = document.querySelector('[data-shortcut]');
    if ((event.ctrlKey || event.metaKey) && event.key === named?.dataset.shortcut) event.preventDefault();
  };
  addEventListener('keydown', rememberKey, true);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', remember, true);
    removeEventListener('keydown', rememberKey, true);
    if (pressed?.isConnected) pressed.click();
    if (key) (document.activeElement ?? root).dispatchEvent(new KeyboardEvent('keydown', key));
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });

  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
})();
