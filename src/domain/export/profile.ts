/** The profile of a set as a public document. */
import { filePage } from '../addresses/pages';
import { addressOf, FILES, type Site } from '../addresses/files';
import type { SetProfile } from '../catalogue/types';
import { formatVersionOf } from './formats';
import { DATA_LICENCE } from './identity';
import type { ProfileDocument } from './schemas';

export const toProfileDocument = (profile: SetProfile, site: Site): ProfileDocument => ({
  $schema: addressOf(site, FILES.schema('profile')),
  format: 'profile',
  formatVersion: formatVersionOf('profile'),
  licence: DATA_LICENCE.spdx,
  ...profile,
  page: addressOf(site, filePage(profile.period, profile.variant)),
});
