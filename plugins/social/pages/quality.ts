/** The page of data quality: incidents by severity, and the coverage map. */
import { SEVERITIES } from '../../../src/dataset/catalogue/types';
import { SEVERITY_NAME } from '../../../src/dataset/words';
import type { Context, PageWords } from '../context';
import { coverageMap } from '../figures/map';
import { MARGIN, RIGHT, together, type Drawing } from '../frame';
import { block, marked } from '../text';

export function ofQuality(context: Context, { title }: PageWords): Drawing {
  const { catalogue, measure, framed, map } = context;
  const severities = SEVERITIES.toReversed().map((severity) => {
    const count = catalogue.incidents.filter((incident) => incident.severity === severity).length;
    return [severity, `${SEVERITY_NAME[severity]}${count}件`] as const;
  });
  const head = block(title, MARGIN, 186, { width: 420, lines: 2, sizes: [92], bold: true }, measure);
  return {
    ...together(
      framed,
      head.part,
      ...severities.map(
        ([severity, words], index) => marked(severity, words, MARGIN, 420 + index * 62, 38, measure).part,
      ),
      coverageMap(map, 560, 150, RIGHT - 560, 436),
    ),
    alt: `${title}：${severities.map(([, words]) => words).join('，')}。旁邊是收錄圖，缺漏的期別畫成斜線。`,
  };
}
