import { findSet, setReference, toShortLine, type Site } from 'rental-data';
import { loadCatalogue } from 'rental-data/load';

/** Where the dataset is published, and the addresses of its pages below that. */
const site: Site = {
  siteUrl: 'https://example.org',
  baseUrl: '/',
  pages: {
    home: '/',
    english: '/en/',
    download: '/download/',
    quality: '/data-quality/',
    updates: '/updates/',
    rents: '/rents/',
    file: (period, variant) => `/download/${period}/${variant}/`,
    release: (period) => `/download/#${period}`,
    version: (version) => `/about-data-set/${version}/`,
    versionColumn: (version, anchor) => `/about-data-set/${version}/#${anchor}`,
    incident: (id) => `/data-quality/#${id}`,
    post: (slug) => `/blog/post/${slug}/`,
  },
};
const catalogue = await loadCatalogue('.');
console.log(toShortLine(setReference(catalogue, findSet(catalogue, '2019', 'raw'), site)));
