/** A drafted dataset version stands beside what is in force, and speaks of columns that exist. */
import { matchesHeader } from '../../catalogue/columns';
import type { Entries } from '../read';
import { AS_IN_COLUMNS, fault, type Faults } from './fault';

const AS_IN_EITHER = '照columns.yaml或這個檔案的header逐字填寫。';

export function* checkDrafts({ drafts, versions, columns, codeTables }: Entries): Faults {
  const newest = versions.at(-1)?.entry.version ?? '';
  const current = columns.map((c) => c.entry).filter((c) => c.until === undefined);
  const isCurrent = (header: string) => current.some((c) => c.header === header);
  for (const { id, entry: draft } of drafts) {
    const { entry, at } = draft;
    const { version, dedup } = entry;
    const isKnown = (pattern: string) =>
      [...current, ...entry.columns].some(({ header }) => matchesHeader(header, pattern));
    if (version !== id)
      yield fault(at('version'), '和檔名不同。', `檔名改成${version}.yaml，或改正version。`);
    if (versions.some((v) => v.entry.version === version)) {
      const fix = '已經生效的草案，刪掉catalogue/drafts/裡的檔案。';
      yield fault(at('version'), `版本${version}已經在versions.yaml裡。`, fix);
    }
    for (const [index, { header, type, codeTable }] of entry.columns.entries()) {
      const place = at('columns', index, 'header');
      if (isCurrent(header))
        yield fault(place, `欄位「${header}」已經有了。`, '意義改變的欄位另取欄名；沒有改變的刪掉。');
      if (entry.columns.findIndex((c) => c.header === header) !== index)
        yield fault(place, `欄位「${header}」重複。`, '刪掉其中一筆。');
      const hasTable =
        codeTable !== undefined &&
        (entry.codeTables[codeTable] !== undefined || codeTables.some((table) => table.id === codeTable));
      if ((type === 'code') !== hasTable) {
        const fix = '代碼欄位要有codeTable，寫在這個檔案的codeTables或codes/裡；其他型別不寫。';
        yield fault(at('columns', index, 'type'), '型別和編碼表不符。', fix);
      }
    }
    for (const [index, header] of entry.deprecated.entries())
      if (!isCurrent(header))
        yield fault(at('deprecated', index), `版本${newest}沒有欄位「${header}」。`, AS_IN_COLUMNS);
    for (const list of ['key', 'notInKey'] as const)
      for (const [index, header] of dedup[list].entries())
        if (!isKnown(header)) yield fault(at('dedup', list, index), `沒有欄位「${header}」。`, AS_IN_EITHER);
    if (!isKnown(dedup.column))
      yield fault(at('dedup', 'column'), `沒有欄位「${dedup.column}」。`, AS_IN_EITHER);
  }
}
