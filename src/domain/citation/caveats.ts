import { addressOf, PAGES, type Site } from '../machine/addresses';
import { incidentsOfSet } from '../machine/sets';
import type { Catalogue, DataSet, Incident } from '../catalogue/types';

function incidentWords({ title, avoid, estimatedLoss }: Incident, period: string): string {
  const loss = estimatedLoss[period];
  const more = [
    ...(avoid.includes(period) ? ['這一期請勿使用'] : []),
    ...(loss === undefined ? [] : [`估計短少${loss}%`]),
  ];
  return more.length > 0 ? `${title}（${more.join('，')}）` : title;
}

/** The incidents that touch a set in one line, worst first; empty when none is known. */
export function setCaveats(catalogue: Catalogue, set: DataSet): string {
  const known = incidentsOfSet(catalogue, set).map(({ incident }) => incidentWords(incident, set.period));
  return known.length > 0 ? `已知問題：${known.join('；')}` : '';
}

/** Where the caveats of the whole dataset are told, in one line; empty when none is known. */
export function datasetCaveats({ incidents }: Catalogue, site: Site): string {
  if (incidents.length === 0) return '';
  return `已知品質事件${incidents.length}件，影響的期別與欄位見${addressOf(site, PAGES.quality)}`;
}
