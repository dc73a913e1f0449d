/** The home page: the name of the site and the coverage map. */
import { countFigures } from '../../../src/dataset/catalogue/figures';
import { formatCount } from '../../../src/lib/text/format';
import { SITE_NAME } from '../../../src/dataset/words/publisher';
import type { Context } from '../context';
import { coverageMap } from '../figures/map';
import { COLOURS, ground, mark, MARGIN, RIGHT, ruler, together, type Drawing } from '../frame';
import { drawn, labelled, text } from '../text';

export function ofHome(context: Context): Drawing {
  const { catalogue, states, host, map } = context;
  const { periods, months } = countFigures(catalogue);
  const name = ['開放台灣', '民間租屋', '資料'];
  const small = `${months.published}個月，${formatCount(periods.annual + periods.quarterly + periods.monthly)}期，CC0`;
  return {
    ...together(
      drawn(ground(), ruler(states, 54), mark(MARGIN + 252, 436, 4.4)),
      labelled(
        ...name.map((row, index) => text(row, MARGIN - 4, 200 + index * 118, 104, { bold: true })),
        text('租屋平台上公開刊登的物件，', MARGIN, 502, 30),
        text('每月、每季、每年的表格。', MARGIN, 546, 30),
        text(host, MARGIN, 596, 24, { colour: COLOURS['ink-2'] }),
        text(small, RIGHT, 596, 24, { colour: COLOURS['ink-2'], anchor: 'end' }),
      ),
      coverageMap(map, 560, 84, RIGHT - 560, 480),
    ),
    alt: `${SITE_NAME}：租屋平台上公開刊登的物件，每月、每季、每年的表格。旁邊是收錄圖，一格是一個期別。`,
  };
}
