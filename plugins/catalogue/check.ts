/** Rules that join several entries of the catalogue. */
import { existsIn, matchesHeader } from '../../src/domain/catalogue/columns';
import type { ReleaseEntry } from '../../src/domain/catalogue/schema';
import {
  FORMATS,
  VARIANTS,
  type Column,
  type DatasetVersion,
  type Incident,
  type Variant,
} from '../../src/domain/catalogue/types';
import { granularityOf, yearOf } from '../../src/domain/period';
import { namesPeriod, reachOf, touchesRows } from '../../src/domain/quality';
import type { Problem } from './problems';
import type { Entries, Placed } from './read';

const total = (rows: Record<string, number>) => Object.values(rows).reduce((sum, n) => sum + n, 0);

function duplicates<T>(items: Placed<T>[], name: (entry: T) => string, key: string, what: string): Problem[] {
  const seen = new Map<string, Placed<T>>();
  return items.flatMap((item) => {
    const value = name(item.entry);
    const first = seen.get(value);
    seen.set(value, first ?? item);
    if (!first) return [];
    const { file, line } = first.at(key);
    return [
      {
        ...item.at(key),
        problem: `${what}「${value}」重複，第一次出現在${file}:${line}。`,
        fix: '刪掉其中一筆，或改成正確的值。',
      },
    ];
  });
}

function checkRelease(release: Placed<ReleaseEntry>, year: string, entries: Entries): Problem[] {
  const { entry, at } = release;
  const out: Problem[] = [];
  if (String(yearOf(entry.period)) !== year) {
    out.push({
      ...at('period'),
      problem: `${entry.period}放錯檔案。`,
      fix: `移到catalogue/releases/${yearOf(entry.period)}.yaml。`,
    });
  }
  const version = entries.versions.find((v) => v.entry.version === entry.version)?.entry;
  if (!version) {
    const known = entries.versions.map((v) => v.entry.version).join('、');
    out.push({
      ...at('version'),
      problem: `沒有資料集版本「${entry.version}」。`,
      fix: `改成已有的版本（${known}），或先把新版本加進catalogue/versions.yaml。`,
    });
  }
  const sources = entries.dataset.entry.sources.map((s) => s.id);
  for (const variant of VARIANTS) {
    const set = entry[variant];
    if (!set) continue;
    for (const source of Object.keys(set.rows)) {
      if (sources.includes(source)) continue;
      out.push({
        ...at(variant, 'rows', source),
        problem: `沒有來源「${source}」。`,
        fix: `改成已有的來源（${sources.join('、')}），或先加進catalogue/dataset.yaml的sources。`,
      });
    }
    if (version && !version.variants.includes(variant)) {
      out.push({
        ...at(variant),
        problem: `資料集版本${version.version}沒有這種內容（${variant}）。`,
        fix: '改正version，或刪掉這一段。',
      });
    }
    for (const format of FORMATS) {
      if (!set[format] || !version || version.formats.includes(format)) continue;
      out.push({
        ...at(variant, format),
        problem: `資料集版本${version.version}沒有${format.toUpperCase()}格式。`,
        fix: '改正version，或刪掉這個檔案；第一次發布這種格式，就寫進catalogue/versions.yaml的formats。',
      });
    }
  }
  if (entry.raw && entry.deduplicated && total(entry.deduplicated.rows) > total(entry.raw.rows)) {
    out.push({
      ...at('deduplicated', 'rows'),
      problem: `消除重複住宅（${total(entry.deduplicated.rows)}列）比原始資料（${total(entry.raw.rows)}列）還多。`,
      fix: '兩個數字可能填反了，請對照檔案裡的列數。',
    });
  }
  return out;
}

/** Does the column stand in a set of the release? An unknown version is a problem of its own and says nothing. */
function standsIn(column: Column, release: ReleaseEntry, versions: Placed<DatasetVersion>[]): boolean {
  const { since, until } = column;
  const known = versions.map((v) => v.entry.version);
  const allKnown = [since, until ?? since, release.version].every((version) => known.includes(version));
  if (allKnown && !existsIn({ since, ...(until ? { until } : {}) }, release.version)) return false;
  return column.variants.some((variant) => release[variant]);
}

/**
 * What an incident says about columns has to be seen somewhere: kinds of values name columns, missing rows name none, and
 * each column stands in a file of an affected period.
 */
function checkIncidentColumns({ entry, at }: Placed<Incident>, entries: Entries): Problem[] {
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
  // Nothing published yet, or a period that does not exist: said elsewhere, or not to be said at all.
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
function checkUnaffected({ entry, at }: Placed<Incident>): Problem[] {
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

/** A verdict says why the rows of a period cannot be trusted: for each period that loses some, exactly one reason stands here. */
function checkRowsReasons({ entry, at }: Placed<Incident>): Problem[] {
  const { affects, rowsReasons = {}, estimatedLoss = {} } = entry;
  const ofRows = touchesRows(entry);
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

/** A note is about a column that there is, in periods that the incident touches. */
function checkNoted({ entry, at }: Placed<Incident>, entries: Entries): Problem[] {
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

/** A month cannot both be published and be missing. A span without end is over with the next month that is published. */
function checkMissing({ entry, at }: Placed<Incident>, published: ReadonlySet<string>): Problem[] {
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

function checkIncident(incident: Placed<Incident>, entries: Entries, posts: readonly string[] | undefined) {
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
    ...checkUnaffected(incident),
    ...checkRowsReasons(incident),
    ...checkNoted(incident, entries),
    ...checkMissing(incident, published),
  ];
}

/** A source says no more than its kind can, and names columns that there are. */
function checkSource({ entry, at }: Placed<Column>, headers: ReadonlySet<string>): Problem[] {
  const { source, variants } = entry;
  if (!source) return [];
  const out: Problem[] = [];
  const place = (...key: (string | number)[]) => at('source', ...key);
  if (source.part && source.from !== 'page' && source.from !== 'list') {
    out.push({
      ...place('part'),
      problem: '不是從平台讀來的，沒有頁面的部分。',
      fix: '刪掉part，或改正from。',
    });
  }
  if (source.of && source.from !== 'computed' && source.from !== 'merged') {
    out.push({ ...place('of'), problem: '不是由其他欄位得來的。', fix: '刪掉of，或改正from。' });
  }
  if (source.from === 'computed' && !source.of) {
    out.push({ ...place('from'), problem: '沒有說由哪些欄位計算。', fix: '加上of，列出欄名。' });
  }
  if (source.from === 'merged' && variants.includes('raw')) {
    out.push({
      ...place('from'),
      problem: '原始資料沒有合併刊登。',
      fix: '改正from，或把兩種內容的定義分開寫。',
    });
  }
  source.of?.forEach((header, index) => {
    if (headers.has(header)) return;
    out.push({
      ...place('of', index),
      problem: `沒有欄位「${header}」。`,
      fix: '照header逐字填寫。',
    });
  });
  return out;
}

const MOST_LINES = 3;

/** A chart with more lines could not be read; one without figures is none. */
function checkSeries({ file, rows }: Entries['series'][number]): Problem[] {
  const count = Object.keys(rows[0]?.entry ?? {}).length - 1;
  if (count >= 1 && count <= MOST_LINES) return [];
  return [
    {
      file,
      line: 1,
      key: '(整個檔案)',
      problem: count < 0 ? '沒有任何數字。' : `有${count}條線。`,
      fix: `第一欄是標籤，後面放1到${MOST_LINES}欄數字。`,
    },
  ];
}

function checkColumns(entries: Entries): Problem[] {
  const known = entries.versions.map((v) => v.entry.version);
  const tables = entries.codeTables.map((t) => t.id);
  const identity = (header: string, variant: Variant, version: string) =>
    `${header}（${variant}，版本${version}）`;
  const seen = new Set<string>();
  const headers = new Set(entries.columns.map((c) => c.entry.header));
  return entries.columns.flatMap((column) => {
    const { entry, at } = column;
    const out = checkSource(column, headers);
    for (const key of ['since', 'until'] as const) {
      const value = entry[key];
      if (value !== undefined && !known.includes(value)) {
        out.push({
          ...at(key),
          problem: `沒有資料集版本「${value}」。`,
          fix: `改成已有的版本（${known.join('、')}）。`,
        });
      }
    }
    if (entry.until !== undefined && entry.until < entry.since) {
      out.push({ ...at('until'), problem: '停用的版本早於開始的版本。', fix: '改正since或until。' });
    }
    if (entry.type === 'code' && !entry.codeTable) {
      out.push({
        ...at('type'),
        problem: '代碼欄位沒有編碼表。',
        fix: '加上codeTable，值是codes/裡的檔名。',
      });
    }
    if (entry.codeTable && !tables.includes(entry.codeTable)) {
      out.push({
        ...at('codeTable'),
        problem: `沒有編碼表「${entry.codeTable}」。`,
        fix: `改成已有的編碼表（${tables.join('、')}），或加上catalogue/codes/${entry.codeTable}.csv。`,
      });
    }
    const places = entry.variants.flatMap((variant) =>
      known.filter((v) => existsIn(entry, v)).map((v) => identity(entry.header, variant, v)),
    );
    const again = places.find((place) => seen.has(place));
    if (again) {
      out.push({
        ...at('header'),
        problem: `欄位${again}重複。`,
        fix: '刪掉其中一筆，或改正variants、since、until。',
      });
    }
    for (const place of places) seen.add(place);
    return out;
  });
}

/** `formats` says what was published: once a version has files, each of its formats is found among them. */
function checkFormats({ entry, at }: Placed<DatasetVersion>, entries: Entries): Problem[] {
  const releases = entries.releases
    .flatMap((file) => file.entries.map((r) => r.entry))
    .filter((r) => r.version === entry.version);
  return entry.formats.flatMap((format, index) => {
    const name = format.toUpperCase();
    if (entry.unpublishedFormats?.includes(format)) {
      return [
        {
          ...at('formats', index),
          problem: `${name}同時寫成發布過與沒有發布過。`,
          fix: 'formats與unpublishedFormats只留一處。',
        },
      ];
    }
    if (releases.length === 0 || releases.some((r) => VARIANTS.some((v) => r[v]?.[format]))) return [];
    return [
      {
        ...at('formats', index),
        problem: `資料集版本${entry.version}沒有發布過${name}檔。`,
        fix: '移到unpublishedFormats，或把檔案加進catalogue/releases/。',
      },
    ];
  });
}

function checkVersions(entries: Entries): Problem[] {
  const { versions, columns } = entries;
  const known = versions.map((v) => v.entry.version);
  return versions.flatMap((version, index) => {
    const { entry, at } = version;
    const before = versions[index - 1]?.entry;
    const out = checkFormats(version, entries);
    if (before && (before.version > entry.version || before.released > entry.released)) {
      out.push({
        ...at('version'),
        problem: `版本${entry.version}排在版本${before.version}後面，卻比較舊。`,
        fix: '由舊到新排列。',
      });
    }
    if (entry.until !== null && entry.until < entry.released) {
      out.push({
        ...at('until'),
        problem: '停止產出早於推出。',
        fix: '改正released或until；仍在使用就寫null。',
      });
    }
    for (const header of Object.keys(entry.completeFrom ?? {})) {
      const same = columns.map((c) => c.entry).filter((c) => c.header === header);
      if (same.some((c) => c.since === entry.version || !known.includes(c.since))) continue;
      out.push({
        ...at('completeFrom', header),
        problem: `版本${entry.version}沒有新增欄位「${header}」。`,
        fix: '照catalogue/columns.yaml的header逐字填寫，寫在欄位的since那一版。',
      });
    }
    for (const [before, after] of Object.entries(entry.replaces)) {
      for (const header of [before, ...after]) {
        if (columns.some((c) => c.entry.header === header)) continue;
        out.push({
          ...at('replaces', before),
          problem: `沒有欄位「${header}」。`,
          fix: '照catalogue/columns.yaml的header逐字填寫。',
        });
      }
    }
    return out;
  });
}

function checkCodes(entries: Entries): Problem[] {
  const unknown = entries.dataset.entry.unknownCode;
  return entries.codeTables.flatMap((table) => [
    ...duplicates(table.codes, (c) => String(c.code), 'code', '代碼'),
    ...table.codes.flatMap(({ entry, at }) =>
      entry.code > unknown
        ? [{ ...at('code'), problem: `代碼${entry.code}超出範圍。`, fix: `填0到${unknown}的整數。` }]
        : [],
    ),
    ...(!table.codes.some((c) => c.entry.code === unknown)
      ? [
          {
            file: table.file,
            line: 1,
            key: 'code',
            problem: `少了代表不明的代碼${unknown}。`,
            fix: `加上一列${unknown},不明,…。`,
          },
        ]
      : []),
  ]);
}

function checkFilter(entries: Entries): Problem[] {
  const labels = (id: string) =>
    entries.codeTables.find((t) => t.id === id)?.codes.map((c) => c.entry.label) ?? [];
  const { entry, at } = entries.dataset;
  return (
    [
      ['buildingTypes', 'building_type'],
      ['propertyTypes', 'property_type'],
    ] as const
  ).flatMap(([key, table]) =>
    entry.dwellingFilter[key].flatMap((label, index) =>
      labels(table).includes(label)
        ? []
        : [
            {
              ...at('dwellingFilter', key, index),
              problem: `編碼表${table}沒有「${label}」。`,
              fix: `照catalogue/codes/${table}.csv的label逐字填寫。`,
            },
          ],
    ),
  );
}

/**
 * Everything wrong between the entries; an empty list when the catalogue holds together.
 * @param posts slugs of the posts that exist; left out, links to posts are not checked
 */
export function checkEntries(entries: Entries, posts?: readonly string[]): Problem[] {
  const releases = entries.releases.flatMap((r) => r.entries);
  return [
    ...duplicates(entries.versions, (v) => v.version, 'version', '資料集版本'),
    ...duplicates(releases, (r) => r.period, 'period', '期別'),
    ...duplicates(entries.incidents, (i) => i.id, 'id', '事件'),
    ...entries.releases.flatMap((file) => file.entries.flatMap((r) => checkRelease(r, file.year, entries))),
    ...checkVersions(entries),
    ...checkColumns(entries),
    ...checkCodes(entries),
    ...checkFilter(entries),
    ...entries.incidents.flatMap((i) => checkIncident(i, entries, posts)),
    ...entries.series.flatMap(checkSeries),
  ];
}
