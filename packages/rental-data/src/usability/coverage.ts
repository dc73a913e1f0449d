import type { Catalogue, Incident } from '../catalogue/types';
import { namesPeriod } from '../catalogue/reach';
import { monthsOnRecord } from './monthlyRows';
import { periodWords } from '../period';

type NamedIncident = Pick<Incident, 'id' | 'title' | 'status'>;
type Coverage = ReturnType<typeof measureCoverage>;

const keptBy = ({ incidents }: Pick<Catalogue, 'incidents'>, month: string): Incident | undefined =>
  incidents.find(({ missing }) =>
    missing.some(({ from, to }) => from <= month && (to === undefined || month <= to)),
  );

/** Months since the beginning of the dataset of which nothing was published. */
export function listGaps(catalogue: Catalogue): string[] {
  const published = new Set(catalogue.releases.map(({ period }) => period));
  return monthsOnRecord(catalogue).filter((month) => !published.has(month));
}

/** Months that were crawled on trial: nobody estimated a loss, but their rows cannot be compared with those of other months. */
export function listTrials({ incidents, releases }: Pick<Catalogue, 'incidents' | 'releases'>) {
  const months = releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  const isTrial = (i: Incident) =>
    i.rows === 'not-comparable' && i.avoid.length === 0 && Object.keys(i.estimatedLoss).length === 0;
  return incidents.filter(isTrial).flatMap((incident) => {
    const touched = months.filter((month) => namesPeriod(incident, month));
    const [first, last] = [touched[0], touched.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ incident, first, last, count: touched.length }];
  });
}

/** How far the months reach. @throws Error when none is published */
export function measureCoverage(catalogue: Catalogue) {
  const published = catalogue.releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  const newest = published.at(-1);
  if (newest === undefined) throw new Error('catalogue/releases/：沒有任何月份。修正：至少加入一個。');
  const day = catalogue.releases.find(({ period }) => period === newest)?.published;
  const due = monthsOnRecord(catalogue);
  const missing = listGaps(catalogue).map((month) => ({ month, incident: keptBy(catalogue, month) }));
  const nameIncident = ({ id, title, status }: Incident): NamedIncident => ({ id, title, status });
  const explained = missing.filter(({ incident }) => incident);
  const [first, last] = [explained[0], explained.at(-1)];
  const next = missing.find(({ month }) => month > newest);
  return {
    since: catalogue.dataset.since,
    newest,
    day,
    /** the month up to which is counted: that of the record, or the newest where that is later */
    until: due.at(-1) ?? newest,
    due: due.length,
    published: published.length,
    /** the first and the last month that an incident kept from being published, how many there are, and the newest incident */
    gaps:
      first && last?.incident
        ? {
            from: first.month,
            to: last.month,
            count: explained.length,
            incident: nameIncident(last.incident),
          }
        : undefined,
    /** the first month that is due after the newest, and what keeps it from being published, where recorded */
    stopped: next && { from: next.month, incident: next.incident && nameIncident(next.incident) },
  };
}

export function gapWords({
  gaps,
  stopped,
  newest,
}: Coverage): { text: string; incident?: NamedIncident | undefined } | undefined {
  const parts: string[] = [];
  // Where nothing has come out since, there is one gap and no coming and going.
  if (gaps && gaps.from < newest) {
    const span = stopped ? '起' : `到${periodWords(gaps.to)}`;
    parts.push(`${periodWords(gaps.from)}${span}收錄時斷時續`);
    if (!stopped) parts.push(`其中${String(gaps.count)}個月沒有發布。最近一次的原因`);
  }
  if (stopped) parts.push(`${periodWords(stopped.from)}起還沒有發布`);
  if (parts.length === 0) return undefined;
  const incident = stopped ? stopped.incident : gaps?.incident;
  return { text: parts.join('，'), incident };
}
