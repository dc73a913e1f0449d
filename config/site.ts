import { readFileSync } from 'node:fs';
import path from 'node:path';

/** SITE_URL overrides it. */
export const SITE_URL = 'https://rentalhouse.g0v.ddio.io';

const VERSIONS = readFileSync(path.join(__dirname, '../catalogue/versions.yaml'), 'utf8');

/** The dataset version that docs/ describes, the last in the catalogue; versions.json lists the older ones. */
export const NEWEST_VERSION = [...VERSIONS.matchAll(/^- version: ['"](.+)['"]$/gm)].at(-1)?.[1] ?? '';
