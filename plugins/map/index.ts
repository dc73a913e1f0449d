import type { Plugin } from '@docusaurus/types';
import { toCountyMap, toDistrictTopology } from './geometry';

/** The map of Taiwan as JSON modules below `@generated/map/default/`: `counties.json` for pages, `districts.json` for whoever opens a county. */
export default function map(): Plugin {
  return {
    name: 'map',
    async contentLoaded({ actions: { createData } }) {
      await createData('counties.json', toCountyMap());
      await createData('districts.json', toDistrictTopology());
    },
  };
}
