import { SITE_URL } from './site';

/** Settings that differ between places of publication. */
export interface Environment {
  /** origin without trailing slash */
  url: string;
  /** begins and ends with a slash */
  baseUrl: string;
}

/**
 * Reads the settings; the only reader of process.env in the site's code.
 * SITE_URL: address of the site, default the public one. BASE_URL: path below it, default `/`.
 * @throws Error that names the variable and the fix
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const url = env['SITE_URL'] || SITE_URL;
  if (!/^https?:\/\/[^/?#\s]+$/.test(url)) {
    throw new Error(`環境變數SITE_URL不對：「${url}」。修正：寫成https://example.org，不含路徑與結尾斜線。`);
  }
  const baseUrl = env['BASE_URL'] || '/';
  if (!/^\/([^\s]*\/)?$/.test(baseUrl)) {
    throw new Error(`環境變數BASE_URL不對：「${baseUrl}」。修正：以斜線開頭與結尾，例如/sub/。`);
  }
  return { url, baseUrl };
}

export const environment = readEnvironment(process.env);
