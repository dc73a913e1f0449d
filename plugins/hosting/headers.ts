/**
 * The only source of response headers: security, caching and cross-origin access. `_headers` and the nginx configuration are
 * written from it. Pure.
 */
import { BLOG_FEEDS, FILES, FOLDERS } from '../../src/domain/addresses/files';
import { HASHED_FOLDERS } from '../../src/domain/addresses/hashed';

/** Header → value. */
export type Headers = Readonly<Record<string, string>>;

/** What the headers need to know about the finished pages. */
export interface HostedSite {
  /** the Content-Security-Policy of the pages */
  policy: string;
  /** previews are hidden from search engines */
  preview: boolean;
  /** every published file, below the base path */
  files: readonly string[];
}

/** Files that share headers. A path ends with a slash where everything below is meant; no file belongs to two rules. */
interface Rule {
  name: 'code' | 'images' | 'content' | 'worker' | 'data' | 'pictures';
  paths: readonly string[];
  headers: Headers;
}

/** Other sites learn from which site a reader comes, but not from which page. Pages repeat it for hosts without headers. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/**
 * One year of HTTPS, for this host only: other hosts of the domain may not support HTTPS, and the preload list is hard to
 * leave. Sent only over HTTPS.
 */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Browser features that no page uses. Only names that Chromium knows, because it warns about others. clipboard-write keeps its default, since pages copy code. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

const FOREVER = 'public, max-age=31536000, immutable';
/** Always revalidated: an old page would load files of its release that may be gone. A 304 costs little. */
export const PAGE_CACHE = 'public, max-age=0, must-revalidate';
/** Programs that poll every second are served from their cache; they see news within five minutes. */
const DATA_CACHE = 'public, max-age=300, must-revalidate';

const bundled = (...folders: string[]): string[] =>
  folders.map((name) => `${HASHED_FOLDERS.bundled}${name}/`);

/** Files that browsers look for at the root of a site (plugins/icons). */
const ICONS = ['favicon.ico', FILES.manifest];

/** Anybody's page may read the file. */
const FOR_ALL: Headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const FOR_US: Headers = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Headers of every answer, the 404 page and redirects among them. */
export function everywhere({ policy, preview }: Pick<HostedSite, 'policy' | 'preview'>): Headers {
  return {
    // The only directive that a meta tag cannot set.
    'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
    'Referrer-Policy': REFERRER_POLICY,
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(preview ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  };
}

/**
 * The rules for files. A file without a rule is a page and has PAGE_CACHE. Pages restrict embedding by frame-ancestors
 * only.
 */
export function rulesOf(files: readonly string[]): Rule[] {
  const published = new Set(files);
  const { addressList, robots, llms, sitemap, licences, security } = FILES;
  const single = [addressList, robots, llms, sitemap, licences, security, ...Object.values(BLOG_FEEDS)];
  const years = files.filter((file) => file === FILES.yearTable(Number(/\d{4}/.exec(file)?.[0]))).sort();
  return [
    {
      name: 'code',
      paths: [...bundled('css', 'fonts', 'js'), HASHED_FOLDERS.payloads, HASHED_FOLDERS.search],
      headers: { 'Cache-Control': FOREVER, ...FOR_US },
    },
    // Feed readers show the pictures of posts on pages of their own.
    {
      name: 'images',
      paths: bundled('files', 'images', 'medias'),
      headers: { 'Cache-Control': FOREVER, ...FOR_ALL },
    },
    // With CONTENT_BASE_URL, another deployment of the site reads this one's database.
    { name: 'content', paths: [HASHED_FOLDERS.content], headers: { 'Cache-Control': FOREVER, ...FOR_ALL } },
    { name: 'worker', paths: [FILES.worker], headers: { 'Cache-Control': 'no-cache', ...FOR_US } },
    {
      name: 'data',
      paths: [
        FOLDERS.citations,
        FOLDERS.data,
        FOLDERS.feeds,
        ...single.filter((file) => published.has(file)),
        ...years,
      ],
      headers: { 'Cache-Control': DATA_CACHE, ...FOR_ALL },
    },
    {
      name: 'pictures',
      paths: [FOLDERS.images, ...ICONS.filter((file) => published.has(file))],
      headers: { 'Cache-Control': 'public, max-age=86400', ...FOR_ALL },
    },
  ];
}

const covers = (rule: string, file: string): boolean =>
  rule.endsWith('/') ? file.startsWith(rule) : rule === file;

/** The rules that a file belongs to: one, or none for pages. */
export const rulesFor = (file: string, rules: readonly Rule[]): Rule[] =>
  rules.filter(({ paths }) => paths.some((path) => covers(path, file)));

/** Does a file's address change with its content, so that a later release can keep it without harm? */
export const isImmutable = (file: string, rules: readonly Rule[]): boolean =>
  rulesFor(file, rules).some(({ headers }) => headers['Cache-Control'] === FOREVER);
