import type { Site } from '../../src/addresses/files';

/** Another address and base path than the published ones: nothing may be written down twice. */
export const SITE: Site = {
  siteUrl: 'https://example.org',
  baseUrl: '/sub/',
  pages: {
    home: '/',
    english: '/en/',
    download: '/download/',
    quality: '/data-quality/',
    updates: '/updates/',
    formats: { name: '給程式讀的檔案', version: (version) => `/developers/#format-${version}` },
    rents: '/rents/',
    file: (period, variant) => `/download/${period}/${variant}/`,
    release: (period) => `/download/#${period}`,
    version: (version) => `/about-data-set/${version}/`,
    versionColumn: (version, anchor) => `/about-data-set/${version}/#${anchor}`,
    incident: (id) => `/data-quality/#${id}`,
    post: (slug) => `/blog/post/${slug}/`,
  },
};
