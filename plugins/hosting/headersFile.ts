import { everywhere, rulesOf, STRICT_TRANSPORT, type Headers, type HostedSite } from './headers';
import { isText, SPECIAL_TYPES } from './mediaTypes';

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** One address for the same file in many folders: hosts read 100 rules. They let a name stand for a folder, but not for part of one. */
const patternOf = (file: string): string => {
  const [first = '', ...rest] = file.split('/');
  return [first, ...rest.map((part, index) => (index < rest.length - 1 ? `:folder${index}` : part))].join(
    '/',
  );
};

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values when two rules set the same header, so no header is
 * in two rules that match the same address. Pages keep the hosts' default Cache-Control, which equals ours.
 * @param baseUrl begins and ends with a slash
 */
export function toHeadersFile(site: HostedSite, baseUrl: string): string {
  const blocks = rulesOf(site.files).flatMap(({ paths, headers }) =>
    paths.map((path) => block(`${baseUrl}${path}${path.endsWith('/') ? '*' : ''}`, headers)),
  );
  const types = SPECIAL_TYPES.flatMap(([path, type]) => {
    const named = site.files.filter((file) => (path.startsWith('.') ? file.endsWith(path) : file === path));
    return [...new Set(named.map(patternOf))].map((pattern) =>
      block(baseUrl + pattern, { 'Content-Type': isText(type) ? `${type}; charset=utf-8` : type }),
    );
  });
  const all = { ...everywhere(site), 'Strict-Transport-Security': STRICT_TRANSPORT };
  return `${[block(`${baseUrl}*`, all), ...blocks, ...types].join('\n\n')}\n`;
}
