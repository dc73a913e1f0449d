import { everywhere, rulesOf, STRICT_TRANSPORT, type Headers, type HostedSite } from './headers';
import { isText, SPECIAL_TYPES } from './mediaTypes';

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values when two rules give one header, so no header
 * stands in two rules that fit the same address: pages keep the hosts' own Cache-Control, which is that of ours.
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
