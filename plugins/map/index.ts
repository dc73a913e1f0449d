import type { Plugin } from '@docusaurus/types';
import { drawCounties, readDistricts } from 'chart-geometry/taiwan';

/** The map of Taiwan as JSON modules below `@generated/map/default/`: `counties.json` for pages, `districts.json` for whoever opens a county. */
export default function map(): Plugin {
  return {
    name: 'map',
    async contentLoaded({ actions: { createData } }) {
      await createData('counties.json', drawCounties());
      await createData('districts.json', readDistricts());
    },
  };
}
