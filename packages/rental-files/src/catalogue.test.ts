import { expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import type { Catalogue as SiteCatalogue, CatalogueJson } from 'rental-data';
import type { profileSchema } from 'rental-data/load';
import type { Catalogue, PublishedCatalogue } from './catalogue';
import type { SetProfile } from './table/record';

it('The catalogue of the site and the published one are catalogues of the package.', () => {
  expectTypeOf<SiteCatalogue>().toExtend<Catalogue>();
  expectTypeOf<CatalogueJson>().toExtend<PublishedCatalogue>();
  expectTypeOf<SetProfile>().toEqualTypeOf<z.output<typeof profileSchema>>();
});
