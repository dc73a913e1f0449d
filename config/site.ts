/** Where the site is published; the environment variable SITE_URL overrides it. */
export const SITE_URL = 'https://rentalhouse.g0v.ddio.io';

/** The dataset version that docs/ describes; versions.json lists the older ones. */
export const NEWEST_VERSION = '0.3';
