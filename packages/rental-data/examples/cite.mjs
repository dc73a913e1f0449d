import { findSet, setReference, toShortLine } from 'rental-data';
import { ownCatalogue } from 'rental-data/own';

/**
 * Where the dataset is published, and the addresses of its pages below that.
 *
 * @type {import('rental-data').Site}
 */
const site = {
  siteUrl: 'https://example.org',
  baseUrl: '/',
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
const catalogue = await ownCatalogue();
console.log(toShortLine(setReference(catalogue, findSet(catalogue, '2019', 'raw'), site)));
