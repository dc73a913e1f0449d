import { readThirdParties } from './readThirdParties';
import { SITE_URL } from './site';
import type { ThirdParties } from './thirdParties';
import { checkOrigin, read, readSwitch, wrong, type Variables } from './variables';

/** Settings that differ between places of publication. */
interface Environment {
  /** origin without trailing slash */
  url: string;
  /** begins and ends with a slash */
  baseUrl: string;
  /** base address from which browsers fetch the content database; begins and ends with a slash, or a whole address */
  contentBaseUrl: string;
  /** may browsers keep pages for when they are offline? default true */
  serviceWorker: boolean;
  /** is it a preview? Previews carry a notice and are hidden from search engines. default false */
  preview: boolean;
  /** third-party services that are switched on, default none */
  thirdParties: ThirdParties;
}

/**
 * Reads the settings. No other code reads settings of the site from process.env. .env.example explains every variable; an
 * empty one counts as unset.
 * SITE_URL: address of the site, default the public one. BASE_URL: path below it, default `/`.
 * CONTENT_BASE_URL: base address of the content database, default BASE_URL. SERVICE_WORKER: `on` or `off`.
 * PREVIEW: `on` or `off`; it changes no address, so canonical links still name the place of publication.
 * Those of the third parties: see thirdParties.ts.
 * @throws Error that names the variable and the fix
 */
export function readEnvironment(env: Variables): Environment {
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
    preview: readSwitch(env, 'PREVIEW', false),
    thirdParties: readThirdParties(env),
  };
}

export const environment = readEnvironment(process.env);
