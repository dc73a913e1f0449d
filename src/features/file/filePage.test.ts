import { expect, it } from 'vitest';
import { cataloguePages } from '@site/plugins/pages/kinds';
import { filePage } from '@site/src/lib/addresses/pages';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';

it('the pages of files are one for every published set, and no other', () => {
  const paths = cataloguePages(catalogue).map(({ path }) => path);
  expect(paths.filter((path) => /^\/download\/./.test(path))).toEqual(
    catalogue.releases.flatMap((r) => r.sets.map((s) => filePage(r.period, s.variant))),
  );
});
