import { readThirdParties } from './readThirdParties';
import { SITE_URL } from './site';
import { checkOrigin, read, readSwitch, wrong, type Variables } from './variables';

/** Reads the settings of .env.example; no other code reads them from process.env. @throws Error that names the variable and the fix */
export function readEnvironment(env: Variables) {
  const url = checkOrigin('SITE_URL', read(env, 'SITE_URL') ?? SITE_URL);
  const baseUrl = read(env, 'BASE_URL') ?? '/';
  if (!/^\/([^\s]*\/)?$/.test(baseUrl)) {
    throw wrong('BASE_URL', baseUrl, '以斜線開頭與結尾，例如/sub/。');
  }
  const contentBaseUrl = read(env, 'CONTENT_BASE_URL') ?? baseUrl;
  if (!/^(https?:\/\/[^/?#\s]+)?\/([^\s?#]*\/)?$/.test(contentBaseUrl)) {
    throw wrong('CONTENT_BASE_URL', contentBaseUrl, '寫成/或https://example.org/，以斜線結尾。');
  }
  return {
    url,
    baseUrl,
    contentBaseUrl,
    serviceWorker: readSwitch(env, 'SERVICE_WORKER', true),
    // A preview has a notice and is hidden from search engines; its addresses and canonical links are those of the site.
    preview: readSwitch(env, 'PREVIEW', false),
    thirdParties: readThirdParties(env),
  };
}

export const environment = readEnvironment(process.env);
