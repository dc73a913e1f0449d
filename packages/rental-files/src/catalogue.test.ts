import { expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import type { Catalogue, Column, DataFile, DatasetVersion, PublishedCatalogue } from './catalogue';
import type { SetProfile } from './table/record';
import type { profileSchema } from '@site/src/dataset/catalogue/profileSchema';
import type { columnSchema, dataFileSchema, versionSchema } from '@site/src/dataset/catalogue/schema';
import type { Catalogue as SiteCatalogue } from '@site/src/dataset/catalogue/types';
import type { CatalogueJson } from '@site/src/features/exports/schemas';

it('The catalogue of the site and the published one are catalogues of the package.', () => {
  expectTypeOf<SiteCatalogue>().toExtend<Catalogue>();
  expectTypeOf<CatalogueJson>().toExtend<PublishedCatalogue>();
  expectTypeOf<Column>().toEqualTypeOf<z.output<typeof columnSchema>>();
  expectTypeOf<DatasetVersion>().toEqualTypeOf<z.output<typeof versionSchema>>();
  expectTypeOf<DataFile>().toEqualTypeOf<z.output<typeof dataFileSchema>>();
  expectTypeOf<SetProfile>().toEqualTypeOf<z.output<typeof profileSchema>>();
});
