/** A whole nginx configuration for the exported site. Pure. */
import { everywhere, PAGE_CACHE, rulesOf, STRICT_TRANSPORT, type HostedSite } from './headers';
import { isText, SPECIAL_TYPES, TYPES } from './mediaTypes';

interface NginxSettings {
  /** begins and ends with a slash */
  baseUrl: string;
  /** what nginx listens to: a port, or an address with a port */
  listen: string;
}

/** Where Debian and Ubuntu put the module (libnginx-mod-http-brotli-static). */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx leaves out a header with an empty value. */
const NONE = '""';
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A `map` from the file that answers to a header's value. */
function headerMap(
  variable: string,
  header: string,
  fallback: string,
  site: HostedSite,
  base: string,
): string[] {
  const entries = rulesOf(site.files).flatMap(({ paths, headers }) => {
    const value = headers[header];
    if (value === undefined) return [];
    return paths.map((path) =>
      path.endsWith('/')
        ? `${quoted(`~^${escaped(base + path)}`)} ${quoted(value)};`
        : `${quoted(base + path)} ${quoted(value)};`,
    );
  });
  return [`map $uri ${variable} {`, `  default ${fallback};`, ...entries.map((line) => `  ${line}`), '}'];
}

const specialType = (base: string, [path, type]: readonly [string, string]): string =>
  `location ${path.startsWith('.') ? `~ ${quoted(`^${escaped(base)}.*${escaped(path)}$`)}` : `= ${quoted(base + path)}`} { types {} default_type ${type}; }`;

const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `  ${line}`));

/**
 * The configuration as text. Its relative paths start at the folder given to nginx by `-p`, which is the exported folder.
 */
export function toNginxConf(site: HostedSite, { baseUrl, listen }: NginxSettings): string {
  const types = Object.entries(TYPES).map(([type, ends]) => `${type} ${ends.join(' ')};`);
  // nginx always adds the character set to text/html.
  const texts = [...new Set([...Object.keys(TYPES), ...SPECIAL_TYPES.map(([, type]) => type)])].filter(
    (type) => isText(type) && type !== 'text/html',
  );
  const server = [
    `listen ${listen};`,
    'server_name _;',
    'root site;',
    'index index.html;',
    '# 資料夾少了結尾斜線就轉過去，和GitHub Pages一樣；位址只寫路徑，前面有代理伺服器也不會寫錯。',
    'absolute_redirect off;',
    'brotli_static on; # 沒有brotli模組時刪掉這一行',
    'gzip_static on;',
    'gzip_vary on;',
    `error_page 404 ${baseUrl}404.html;`,
    `error_page 403 =404 ${baseUrl}404.html;`,
    '',
    ...Object.entries(everywhere(site)).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header Strict-Transport-Security $strict_transport always;',
    'add_header Cache-Control $cache_control always;',
    'add_header Cross-Origin-Resource-Policy $resource_policy always;',
    'add_header Access-Control-Allow-Origin $allow_origin always;',
    '',
    `location = ${baseUrl}404.html { internal; }`,
    '# 給Netlify與Cloudflare Pages的，以及給GitHub Pages的。',
    `location ~ ${quoted(`^${escaped(baseUrl)}(?:_headers|CNAME|\\.nojekyll)$`)} { return 404; }`,
    '# 壓好的檔案只在瀏覽器收得下時代替原本的檔案。',
    'location ~ "\\.(?:br|gz)$" { return 404; }',
    '# 開過的檔案記在記憶體，但只記檔名有雜湊值的：頁面記住了，換版之後會有人拿到舊的。',
    `location ~ ${quoted(`^${escaped(baseUrl)}(?:assets|_nuxt|_search)/`)} { open_file_cache max=10000 inactive=60s; open_file_cache_valid 30s; }`,
    ...SPECIAL_TYPES.map((special) => specialType(baseUrl, special)),
    ...(baseUrl === '/' ? [] : [`location = / { return 302 ${baseUrl}; }`]),
  ];
  const http = [
    'types {',
    ...indented(types),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    'charset_types',
    ...indented(texts.map((type, index) => (index === texts.length - 1 ? `${type};` : type))),
    '',
    'sendfile on;',
    'tcp_nopush on;',
    'keepalive_timeout 65s;',
    'server_tokens off;',
    '# 不留造訪紀錄。要留的話先想好留多久，並改寫網站的/privacy/。',
    'access_log off;',
    'map_hash_bucket_size 256;',
    'client_body_temp_path temp_body;',
    'proxy_temp_path temp_proxy;',
    'fastcgi_temp_path temp_fastcgi;',
    'uwsgi_temp_path temp_uwsgi;',
    'scgi_temp_path temp_scgi;',
    '',
    '# 只在讀者用HTTPS連線時說；前面的代理伺服器要帶X-Forwarded-Proto。',
    'map "$scheme $http_x_forwarded_proto" $strict_transport {',
    '  default "";',
    `  "~https" ${quoted(STRICT_TRANSPORT)};`,
    '}',
    ...headerMap('$cache_control', 'Cache-Control', quoted(PAGE_CACHE), site, baseUrl),
    ...headerMap('$resource_policy', 'Cross-Origin-Resource-Policy', NONE, site, baseUrl),
    ...headerMap('$allow_origin', 'Access-Control-Allow-Origin', NONE, site, baseUrl),
    '',
    'server {',
    ...indented(server),
    '}',
  ];
  return [
    '# 由npm run export產生。在這個資料夾執行：nginx -p . -c nginx.conf',
    '# Debian、Ubuntu的套件是nginx-light與libnginx-mod-http-brotli-static；沒有這個模組時，刪掉標明brotli的兩行。',
    `load_module ${BROTLI_MODULE}; # 沒有brotli模組時刪掉這一行`,
    'worker_processes auto;',
    'worker_rlimit_nofile 16384;',
    'pid nginx.pid;',
    'error_log stderr warn;',
    'events {',
    '  worker_connections 4096;',
    '}',
    'http {',
    ...indented(http),
    '}',
    '',
  ].join('\n');
}
