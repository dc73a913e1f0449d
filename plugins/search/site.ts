/** What the search is told of the pages of this site when its data are made. */
import type { IndexSite } from 'rental-search/build';
import { differenceTitle, PAGE, type Page } from '../../src/lib/addresses/names';
import {
  codeTablePage,
  differencePage,
  filePage,
  incidentItem,
  versionColumn,
} from '../../src/lib/addresses/pages';

const named: readonly Page[] = Object.values(PAGE);

export const INDEX_SITE: IndexSite = {
  file: filePage,
  versionColumn,
  codeTable: codeTablePage,
  incident: incidentItem,
  draft: (from, to) => ({ path: differencePage(from, to), title: differenceTitle(from, to, true) }),
  names: {
    about: PAGE.about.name,
    codes: PAGE.codes.name,
    differences: PAGE.differences.name,
    download: PAGE.download.name,
    quality: PAGE.quality.name,
  },
  plainName: (path) => named.find(({ to }) => to === path)?.plainly,
  componentText: ({ tag, props }, { versions }) =>
    tag === 'VersionChanges'
      ? (versions.find(({ version }) => version === props['version'])?.changes.join('\n') ?? '')
      : undefined,
};
