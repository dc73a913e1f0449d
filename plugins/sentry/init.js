/**
 * Runs in browsers, once the SDK is there and before it sends anything. Plain JavaScript, because docusaurus-plugin-sentry
 * takes it as text: settings.ts puts `settings` and `toReportedAddress` in front of it.
 *
 * It works with the SDK 8 and newer; which one is loaded is set in the Sentry project. Nobody should be known by what is
 * sent: no query strings and hashes (a search is in them), no text of the page, no cookies, no language or time zone.
 */
/* global Sentry, settings, toReportedAddress, window, Event */

/** What of an event can hold text of ours or of the page. */
const TEXTS = [
  'message',
  'logentry',
  'transaction',
  'request',
  'exception',
  'threads',
  'breadcrumbs',
  'fingerprint',
  'tags',
  'extra',
  'contexts',
];

/**
 * Integrations of the SDK that are left out: errors of the window are told by src/runtime/errorReporting, which has heard them from the
 * start and knows the faults of the site too; wrapping timers and listeners finds no more; language and time zone are nobody's
 * business.
 */
const LEFT_OUT = ['GlobalHandlers', 'BrowserApiErrors', 'CultureContext'];

/** A text of limited length whose addresses have lost query and hash. */
function toSafeText(text) {
  const { maxValueLength } = settings.options;
  const short = text.length > maxValueLength ? text.slice(0, maxValueLength - 1) + '…' : text;
  return short.replace(/[^\s"<>]+/g, (word) => {
    const isAddress = word.includes('/') || /^\?|[?&#][^=]*=/.test(word);
    return isAddress ? toReportedAddress(word) : word;
  });
}

/** A value with the texts in it made safe. */
function toSafe(value) {
  if (typeof value === 'string') return toSafeText(value);
  if (Array.isArray(value)) return value.map(toSafe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toSafeText(key), toSafe(inner)]));
}

/** What is left of an event, the last thing before it is sent. */
function beforeSend(event) {
  delete event.user;
  delete event.server_name;
  const { url, headers } = event.request || {};
  const agent = headers && headers['User-Agent'];
  event.request = Object.assign({ url }, agent && { headers: { 'User-Agent': agent } });
  for (const key of TEXTS) if (key in event) event[key] = toSafe(event[key]);
  return event;
}

/** Kind of an element: its name and classes. The SDK's own description has labels and titles in it. */
function describeElement(element) {
  if (!element || !element.localName) return '';
  return [element.localName, ...element.classList].join('.');
}

/** What is kept of a step before an error: of clicks the kind of element, of console messages the text. */
function beforeBreadcrumb(breadcrumb, hint) {
  const { category = '', data } = breadcrumb;
  if (category.startsWith('ui.'))
    breadcrumb.message = describeElement(hint && hint.event && hint.event.target);
  if (data) delete data.arguments;
  return breadcrumb;
}

// As many as the SDK sends; Chromium would keep 10.
Error.stackTraceLimit = settings.maxFrames;
Sentry.init(
  Object.assign({}, settings.options, {
    // Undefined takes back what the settings of the Sentry project may say.
    tracesSampleRate: undefined,
    integrations: (defaults) => defaults.filter(({ name }) => !LEFT_OUT.includes(name)),
    // Whoever looks at those would learn what a visitor has installed.
    denyUrls: [/^[a-z-]+-extension:/],
    beforeSend,
    beforeBreadcrumb,
  }),
);
window.dispatchEvent(new Event(settings.readyEvent));
