import { everywhere, rulesOf, STRICT_TRANSPORT, type Headers, type HostedSite } from './headers';
import { isText, SPECIAL_TYPES } from './mediaTypes';

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values when two rules set the same header, so no header is
 * in two rules that match the same address. Pages keep the hosts' default Cache-Control, which equals ours.
 * @param baseUrl begins and ends with a slash
 */
export function toHeadersFile(site: HostedSite, baseUrl: string): string {
  const blocks = rulesOf(site.files).flatMap(({ paths, headers }) =>
    paths.map((path) => block(`${baseUrl}${path}${path.endsWith('/') ? '*' : ''}`, headers)),
  );
  const types = SPECIAL_TYPES.filter(([path]) => site.files.includes(path)).map(([path, type]) =>
    block(baseUrl + path, { 'Content-Type': isText(type) ? `${type}; charset=utf-8` : type }),
  );
  const all = { ...everywhere(site), 'Strict-Transport-Security': STRICT_TRANSPORT };
  return `${[block(`${baseUrl}*`, all), ...blocks, ...types].join('\n\n')}\n`;
}
