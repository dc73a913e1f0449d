/** What browsers need to know to keep the site as an app (w3.org/TR/appmanifest). */
import { FOLDERS, SHORT_NAME, SITE_NAME } from 'rental-data';
import { PAGES } from '../../src/lib/addresses/pages';
import { readPalette } from '../social/frame';

interface Settings {
  baseUrl: string;
  description: string;
  lang: string;
}

export function toManifest({ baseUrl, description, lang }: Settings): string {
  const { paper } = readPalette();
  const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
    src: `${baseUrl}${FOLDERS.images}${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: baseUrl,
    name: SITE_NAME,
    short_name: SHORT_NAME,
    description,
    lang,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    // Addresses of periods and columns are what readers pass on and cite: the app keeps the bar that shows them.
    display: 'minimal-ui',
    // An installed app opens files of the dataset by a double click.
    file_handlers: [
      {
        action: `${baseUrl}${PAGES.open.slice(1)}`,
        accept: { 'application/zip': ['.zip'], 'text/csv': ['.csv'] },
        launch_type: 'single-client',
      },
    ],
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: `${baseUrl}${FOLDERS.images}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
