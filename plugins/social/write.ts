/** Paints the pictures of all pages. */
import path from 'node:path';
import { writeBelow } from 'html-first/files';
import { openPainter } from 'share-pictures';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { pictures, type PageWords, type Sources } from './pictures';

/** Below node_modules, so that a fresh installation starts with an empty cache. */
const CACHE_FOLDER = path.join('node_modules', '.cache', 'social-pictures');

export interface SocialPicture {
  /** below the base path, percent-encoded */
  address: string;
  alt: string;
}

interface Settings {
  siteDir: string;
  outDir: string;
  pages: readonly PageWords[];
  sources: Omit<Sources, 'measure'>;
}

/** Writes the pictures; gives what each page names, by its path. @throws Error that names the page that cannot be painted */
export async function writeSocialPictures(settings: Settings): Promise<Map<string, SocialPicture>> {
  const { siteDir, outDir, pages, sources } = settings;
  const { measure, paint } = await openPainter(path.join(siteDir, CACHE_FOLDER));
  const draw = pictures({ ...sources, measure });
  const drawings = pages.map((page) => ({ name: page.path, ...draw(page) }));
  await paint(drawings, (name, png) => writeBelow(outDir, SITE_FILES.socialPicture(name), png));
  return new Map(
    drawings.map(({ name, alt }) => [name, { address: encodeURI(SITE_FILES.socialPicture(name)), alt }]),
  );
}
