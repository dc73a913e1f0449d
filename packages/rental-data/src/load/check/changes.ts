import { matchesHeader } from '../../catalogue/columns';
import type { Entries, Placed } from '../read';
import type { MeaningChange } from '../../catalogue/types';
import { AS_IN_COLUMNS_OR_PREFIX, duplicates, fault, type Faults } from './fault';

function* checkChange({ entry, at }: Placed<MeaningChange>, entries: Entries): Faults {
  const { columns = [], variants, from, periods = [], incident } = entry;
  const known = entries.columns.map((c) => c.entry);
  for (const [index, pattern] of columns.entries()) {
    const matching = known.filter(({ header }) => matchesHeader(header, pattern));
    if (matching.length === 0)
      yield fault(at('columns', index), `沒有欄位「${pattern}」。`, AS_IN_COLUMNS_OR_PREFIX);
    else if (variants && !matching.some((c) => c.variants.some((variant) => variants.includes(variant))))
      yield fault(at('variants'), `這種內容沒有「${pattern}」。`, '改正variants，或刪掉這一欄。');
  }
  const versions = entries.versions.map((v) => v.entry.version);
  if (from !== undefined && !from.includes('-') && !versions.includes(from))
    yield fault(
      at('from'),
      `沒有資料集版本「${from}」。`,
      `改成已有的版本（${versions.join('、')}）或月份。`,
    );
  if (from !== undefined && from.includes('-') && from <= entries.dataset.entry.since)
    yield fault(at('from'), '這個月之前沒有資料，沒有什麼可以改變。', '改成第一個照新規則的月份。');
  const published = entries.releases.flatMap((file) => file.entries.map((r) => r.entry.period));
  for (const [index, period] of periods.entries())
    if (!published.includes(period))
      yield fault(at('periods', index), `沒有期別「${period}」。`, '改成releases/裡有的期別。');
  if (incident !== undefined && !entries.incidents.some((i) => i.entry.id === incident))
    yield fault(at('incident'), `沒有事件「${incident}」。`, '照incidents.yaml的id填寫，或刪掉這個鍵。');
}

export function* checkChanges(entries: Entries): Faults {
  yield* duplicates(entries.changes, (c) => c.id, 'id', '改變');
  for (const change of entries.changes) yield* checkChange(change, entries);
}
