/** Where the site is published; another address by the environment variable SITE_URL. */
export const SITE_URL = 'https://rentalhouse.g0v.ddio.io';

/** What docs/ describes; older dataset versions stand in versions.json. */
export const NEWEST_VERSION = '0.3';
