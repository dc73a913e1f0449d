/** Rules of an incident: its periods, columns and post must exist. */
import { existsIn, matchesHeader } from '../../../src/domain/catalogue/columns';
import { granularityOf } from '../../../src/domain/period';
import { namesPeriod, reachOf, worsensRows } from '../../../src/domain/catalogue/reach';
import type { Problem } from '../../written/problems';
import type { Entries, Placed } from '../read';
import type { IncidentEntry, ReleaseEntry } from '../../../src/domain/catalogue/schema';
import type { Column, DatasetVersion } from '../../../src/domain/catalogue/types';

/** Is the column in a set of the release? An unknown version counts as no; another rule reports it. */
function standsIn(column: Column, release: ReleaseEntry, versions: Placed<DatasetVersion>[]): boolean {
  const { since, until } = column;
  const known = versions.map((v) => v.entry.version);
  const allKnown = [since, until ?? since, release.version].every((version) => known.includes(version));
  if (allKnown && !existsIn({ since, ...(until ? { until } : {}) }, release.version)) return false;
  return column.variants.some((variant) => release[variant]);
}

/**
 * Rules for the columns of an incident: kinds about values name columns, missing rows name no columns, and each column occurs
 * in a file of an affected period.
 */
function checkIncidentColumns({ entry, at }: Placed<IncidentEntry>, entries: Entries): Problem[] {
  const ofValues = entry.kinds.some((kind) => kind !== 'rows-missing');
  if (ofValues && !entry.columns && !entry.columnTypes) {
    return [
      {
        ...at('kinds'),
        problem: '沒有說是哪些欄位的值。',
        fix: "加上columns或columnTypes；所有欄位寫成columns: ['*']。",
      },
    ];
  }
  if (!ofValues && (entry.columns || entry.columnTypes)) {
    return [
      {
        ...at(entry.columns ? 'columns' : 'columnTypes'),
        problem: '缺列影響整份資料，不分欄位。',
        fix: '刪掉這個鍵；欄位的值也有問題時，在kinds加上wrong-value、meaning-changed、empty或incomplete。',
      },
    ];
  }
  const { affects } = entry;
  const releases = entries.releases.flatMap((file) => file.entries.map((r) => r.entry));
  const touched = releases.filter((r) => namesPeriod({ affects }, r.period));
  // Nothing is published yet, or the period does not exist; another rule reports the latter.
  if (touched.length === 0) return [];
  return (entry.columns ?? []).flatMap((pattern, index) => {
    const fitting = entries.columns.map((c) => c.entry).filter((c) => matchesHeader(c.header, pattern));
    if (fitting.length === 0) return [];
    if (fitting.some((c) => touched.some((r) => standsIn(c, r, entries.versions)))) return [];
    return [
      {
        ...at('columns', index),
        problem: `受影響的期別都沒有欄位「${pattern}」。`,
        fix: '對照catalogue/columns.yaml的variants、since、until，改正columns或affects。',
      },
    ];
  });
}

/** `unaffected` only makes sense for a period that would inherit otherwise. */
function checkUnaffected({ entry, at }: Placed<IncidentEntry>): Problem[] {
  const { affects } = entry;
  return (entry.unaffected ?? []).flatMap((period, index) => {
    const place = at('unaffected', index);
    const stated = Array.isArray(affects) && affects.includes(period);
    if (stated) {
      return [{ ...place, problem: `${period}也列在affects裡。`, fix: '兩處只留一處。' }];
    }
    const through = reachOf({ affects }, period)?.through ?? [];
    if (through.length > 0) return [];
    return [
      {
        ...place,
        problem: `${period}不會繼承這件事，不用排除。`,
        fix: '只列包含受影響月份的季與年；其他的刪掉。',
      },
    ];
  });
}

/** A verdict says why the rows of a period cannot be trusted: each period that loses rows has exactly one reason. */
function checkRowsReasons({ entry, at }: Placed<IncidentEntry>): Problem[] {
  const { affects, rowsReasons, estimatedLoss } = entry;
  // What leaves the rows usable is no part of a verdict.
  const ofRows = worsensRows(entry);
  const stated = Array.isArray(affects) ? affects : [];
  const lacking = ofRows
    ? stated.filter((period) => rowsReasons[period] === undefined && estimatedLoss[period] === undefined)
    : [];
  const idle = Object.keys(rowsReasons).filter(
    (period) => !ofRows || !stated.includes(period) || estimatedLoss[period] !== undefined,
  );
  return [
    ...lacking.map((period) => ({
      ...at('affects', stated.indexOf(period)),
      problem: `沒有說${period}的列數怎麼了。`,
      fix: '在rowsReasons加上這一期，寫成不加句號的短句；有估計短少的比例就寫進estimatedLoss。',
    })),
    ...idle.map((period) => ({
      ...at('rowsReasons', period),
      problem: `${period}的列數不用在這裡說。`,
      fix: '只寫affects裡列數受影響、又沒有estimatedLoss的期別；其他的刪掉。',
    })),
  ];
}

/** What an incident does is stated where it does something, and only there. */
function checkLevels({ entry, at }: Placed<IncidentEntry>): Problem[] {
  const ofValues = entry.columns !== undefined || entry.columnTypes !== undefined;
  const named = (key: 'except' | 'columnsIn') => (entry[key] && !ofValues ? [key] : []);
  return [
    ...(ofValues && !entry.values
      ? [
          {
            ...at('columns'),
            problem: '沒有說受影響的值還能不能用。',
            fix: '加上values：severe不要使用、caution先讀說明、note可以使用。',
          },
        ]
      : []),
    // A kind about values without columns is a problem of the kind, and told there.
    ...(!ofValues && entry.values && entry.kinds.every((kind) => kind === 'rows-missing')
      ? [
          {
            ...at('values'),
            problem: '沒有說是哪些欄位的值。',
            fix: '加上columns或columnTypes，或刪掉values。',
          },
        ]
      : []),
    ...[...named('except'), ...named('columnsIn')].map((key) => ({
      ...at(key),
      problem: '沒有說是哪些欄位的值。',
      fix: `加上columns或columnTypes，或刪掉${key}。`,
    })),
    ...(entry.kinds.includes('rows-missing') && !entry.rows
      ? [
          {
            ...at('kinds'),
            problem: '沒有說列數還能不能比較。',
            fix: '加上rows：complete仍可使用、partial有缺漏、not-comparable不可比較。',
          },
        ]
      : []),
    ...(entry.columnsIn ?? []).flatMap((period, index) =>
      namesPeriod({ affects: entry.affects }, period)
        ? []
        : [{ ...at('columnsIn', index), problem: `${period}不在affects裡。`, fix: '把它也加進affects。' }],
    ),
  ];
}

/** A note is about an existing column, in periods that the incident touches. */
function checkNoted({ entry, at }: Placed<IncidentEntry>, entries: Entries): Problem[] {
  return Object.entries(entry.noted).flatMap(([header, periods]) => {
    const place = at('noted', header);
    const known = entries.columns.some((c) => c.entry.header === header);
    return [
      ...(known
        ? []
        : [
            {
              ...place,
              problem: `沒有欄位「${header}」。`,
              fix: '照catalogue/columns.yaml的header逐字填寫。',
            },
          ]),
      ...periods
        .filter((period) => !namesPeriod({ affects: entry.affects }, period))
        .map((period) => ({ ...place, problem: `${period}不在affects裡。`, fix: '把它也加進affects。' })),
    ];
  });
}

/** A month cannot both be published and be missing. A span without end stops at the next published month. */
function checkMissing({ entry, at }: Placed<IncidentEntry>, published: ReadonlySet<string>): Problem[] {
  return entry.missing.flatMap(({ from, to }, index) => {
    if (to !== undefined && to < from) {
      return [{ ...at('missing', index), problem: '結束早於開始。', fix: '改正from或to。' }];
    }
    return [...published]
      .filter((p) => granularityOf(p) === 'monthly' && p >= from && p <= (to ?? from))
      .map((p) => ({
        ...at('missing', index),
        problem: `${p}已經發布了。`,
        fix: '把missing的from與to改成真正沒有發布的月份。',
      }));
  });
}

export function checkIncident(
  incident: Placed<IncidentEntry>,
  entries: Entries,
  posts: readonly string[] | undefined,
) {
  const { entry, at } = incident;
  const out: Problem[] = [];
  const published = new Set(entries.releases.flatMap((r) => r.entries.map((e) => e.entry.period)));
  const affected = Array.isArray(entry.affects) ? entry.affects : undefined;
  affected?.forEach((period, index) => {
    if (published.has(period)) return;
    out.push({
      ...at('affects', index),
      problem: `期別${period}沒有發布過。`,
      fix: '改成已發布的期別，或先在catalogue/releases/加入這個期別。',
    });
  });
  entry.columns?.forEach((pattern, index) => {
    if (entries.columns.some((c) => matchesHeader(c.entry.header, pattern))) return;
    out.push({
      ...at('columns', index),
      problem: `沒有欄位「${pattern}」。`,
      fix: '照catalogue/columns.yaml的header逐字填寫；結尾的*代表同一開頭的欄位。',
    });
  });
  const outside = (period: string) =>
    !published.has(period) || !namesPeriod({ affects: entry.affects }, period);
  entry.avoid.forEach((period, index) => {
    if (outside(period)) {
      out.push({ ...at('avoid', index), problem: `${period}不在affects裡。`, fix: '把它也加進affects。' });
    }
  });
  for (const period of Object.keys(entry.estimatedLoss)) {
    if (outside(period)) {
      out.push({
        ...at('estimatedLoss', period),
        problem: `${period}不在affects裡。`,
        fix: '把它也加進affects。',
      });
    }
  }
  if (entry.end !== null && entry.end < entry.start) {
    out.push({ ...at('end'), problem: '結束早於開始。', fix: '改正start或end；還沒結束就寫null。' });
  }
  if (entry.post && posts && !posts.includes(entry.post)) {
    out.push({
      ...at('post'),
      problem: `沒有文章「${entry.post}」。`,
      fix: '改成blog/post/裡的檔名（不含.mdx），或刪掉這個鍵。',
    });
  }
  return [
    ...out,
    ...checkIncidentColumns(incident, entries),
    ...checkLevels(incident),
    ...checkUnaffected(incident),
    ...checkRowsReasons(incident),
    ...checkNoted(incident, entries),
    ...checkMissing(incident, published),
  ];
}
