import { everywhere, rulesOf, type Headers, type HostedSite } from './headers';
import { SPECIAL_TYPES } from './mediaTypes';

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values when two rules set the same header, so no header is
 * in two rules that match the same address.
 * @param baseUrl begins and ends with a slash
 */
export function toHeadersFile(site: HostedSite, baseUrl: string): string {
  const blocks = [
    block(`${baseUrl}*`, everywhere(site)),
    ...rulesOf(site).flatMap(({ paths, headers }) =>
      paths.map((path) => block(`${baseUrl}${path}${path.endsWith('/') ? '*' : ''}`, headers)),
    ),
    ...SPECIAL_TYPES.map(([path, type]) =>
      block(baseUrl + path, { 'Content-Type': `${type}; charset=utf-8` }),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}
