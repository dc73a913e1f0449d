/** A door of its own: tools that compile sources to CommonJS, such as Playwright, cannot read where an ES module lies. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '../catalogue/types';
import { loadCatalogue } from './loadCatalogue';

/** The catalogue of the day on which the package was made; that of the repository where the package is read from its sources. */
export function ownCatalogue(): Promise<Catalogue> {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const isPacked = existsSync(path.join(here, 'catalogue'));
  return loadCatalogue(isPacked ? here : path.join(here, '../../../..'));
}
