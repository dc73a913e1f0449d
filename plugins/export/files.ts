import type { Catalogue, Site } from 'rental-data';
import { toExportFiles } from 'rental-data/formats';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { toLlmsText, toRobotsText, toSecurityText } from './plainText';

/** The documents of the dataset, and those of the site: path below the base path → text. @throws as `toExportFiles` */
export const toPublishedFiles = (
  catalogue: Catalogue,
  site: Site,
  exported: ReadonlyMap<string, string> = toExportFiles(catalogue, site),
): Map<string, string> =>
  new Map([
    ...exported,
    [SITE_FILES.llms, toLlmsText(catalogue, site)],
    [SITE_FILES.robots, toRobotsText(site)],
    [SITE_FILES.security, toSecurityText(catalogue, site)],
  ]);
