import { drawAreas, neighbourIn } from 'chart-geometry/map';
import { drawCounties, readDistricts } from 'chart-geometry/taiwan';

const TAINAN = '67000';
const counties = drawCounties().areas;
for (const county of counties)
  if (county.code === TAINAN) console.log(neighbourIn(counties, county, [0, -1])?.name);

const { areas, inset } = drawAreas(readDistricts(), TAINAN, 34);
const named = areas.filter(({ label }) => label);
console.log(`${areas.length} ${named.length}`);
console.log(inset?.areas.filter(({ label }) => label).length);
