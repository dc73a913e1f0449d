import { SITE_URL } from './site';

/** Settings that differ between places of publication. */
export interface Environment {
  /** origin without trailing slash */
  url: string;
  /** begins and ends with a slash */
  baseUrl: string;
  /** where the browser asks for the content database; begins and ends with a slash, or a whole address */
  contentBaseUrl: string;
}

/**
 * Reads the settings; the only reader of process.env in the site's code.
 * SITE_URL: address of the site, default the public one. BASE_URL: path below it, default `/`.
 * CONTENT_BASE_URL: base address of the content database, default BASE_URL.
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
  const contentBaseUrl = env['CONTENT_BASE_URL'] || baseUrl;
  if (!/^(https?:\/\/[^/?#\s]+)?\/([^\s?#]*\/)?$/.test(contentBaseUrl)) {
    throw new Error(
      `環境變數CONTENT_BASE_URL不對：「${contentBaseUrl}」。修正：寫成/或https://example.org/，以斜線結尾。`,
    );
  }
  return { url, baseUrl, contentBaseUrl };
}

export const environment = readEnvironment(process.env);
