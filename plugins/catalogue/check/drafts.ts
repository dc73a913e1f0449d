/** Rules of drafted dataset versions: a draft stands beside what is in force, and speaks of columns that exist. */
import type { Problem } from '../../written/problems';
import type { Entries } from '../read';

type DraftFile = Entries['drafts'][number];

function checkDraft({ id, entry: { entry, at } }: DraftFile, entries: Entries): Problem[] {
  const newest = entries.versions.at(-1)?.entry.version ?? '';
  const current = entries.columns.map((c) => c.entry).filter((c) => c.until === undefined);
  const known = new Set([...current, ...entry.columns].map((c) => c.header));
  const out: Problem[] = [];
  if (entry.version !== id) {
    out.push({
      ...at('version'),
      problem: '和檔名不同。',
      fix: `檔名改成${entry.version}.yaml，或改正version。`,
    });
  }
  if (entries.versions.some((v) => v.entry.version === entry.version)) {
    const fix = '已經生效的草案，刪掉catalogue/drafts/裡的檔案。';
    out.push({ ...at('version'), problem: `版本${entry.version}已經在versions.yaml裡。`, fix });
  }
  entry.columns.forEach(({ header, type, codeTable }, index) => {
    if (current.some((c) => c.header === header)) {
      const fix = '意義改變的欄位另取欄名；沒有改變的刪掉。';
      out.push({ ...at('columns', index, 'header'), problem: `欄位「${header}」已經有了。`, fix });
    }
    if (entry.columns.findIndex((c) => c.header === header) !== index) {
      out.push({
        ...at('columns', index, 'header'),
        problem: `欄位「${header}」重複。`,
        fix: '刪掉其中一筆。',
      });
    }
    const table = codeTable === undefined ? undefined : entry.codeTables[codeTable];
    const isPublished = entries.codeTables.some((t) => t.id === codeTable);
    if ((type === 'code') !== (table !== undefined || isPublished)) {
      const fix = '代碼欄位要有codeTable，寫在這個檔案的codeTables或codes/裡；其他型別不寫。';
      out.push({ ...at('columns', index, 'type'), problem: '型別和編碼表不符。', fix });
    }
  });
  entry.deprecated.forEach((header, index) => {
    if (current.some((c) => c.header === header)) return;
    const fix = '照catalogue/columns.yaml的header逐字填寫。';
    out.push({ ...at('deprecated', index), problem: `版本${newest}沒有欄位「${header}」。`, fix });
  });
  for (const list of ['key', 'notInKey'] as const) {
    entry.dedup[list].forEach((header, index) => {
      if (known.has(header)) return;
      const fix = '照columns.yaml或這個檔案的header逐字填寫。';
      out.push({ ...at('dedup', list, index), problem: `沒有欄位「${header}」。`, fix });
    });
  }
  if (!known.has(entry.dedup.column)) {
    out.push({
      ...at('dedup', 'column'),
      problem: `沒有欄位「${entry.dedup.column}」。`,
      fix: '照columns.yaml或這個檔案的header逐字填寫。',
    });
  }
  return out;
}

/** No two drafts are of one version, since each is called by its version. */
export const checkDrafts = (entries: Entries): Problem[] =>
  entries.drafts.flatMap((draft) => checkDraft(draft, entries));
