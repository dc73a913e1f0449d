/** Blocks about dataset versions: facts, columns, code tables, rules. Pure. */
import { versionPage } from '../../../src/domain/addresses/pages';
import { COLUMN_GROUPS, type ColumnGroup, type Format } from '../../../src/domain/catalogue/types';
import type { ContentNode } from '../../../src/domain/content/types';
import { dateWords, formatCount } from '../../../src/domain/format';
import { periodListWords, periodWords } from '../../../src/domain/period';
import type { ColumnProp, VersionFactsProp, VersionProp } from '../../pages/client';
import { h, link, type Child, type Children } from '../tree';
import { formatName, groupName, listed, phrase, say, typeName, variantName, WORDS } from '../words';
import { incidentMarks } from './incident';

type Code = readonly [code: number, label: string];

/** From when to when a version was produced, and which months still kept to it. */
function dates({ released, until, lastMonth }: VersionFactsProp): string {
  if (until === null) return say('versionFacts.inUse', { released: dateWords(released) });
  const ended = { released: dateWords(released), until: dateWords(until) };
  return lastMonth
    ? say('versionFacts.endedButUsed', { ...ended, month: periodWords(lastMonth) })
    : say('versionFacts.ended', ended);
}

/** The formats that were published, and those that were only defined. */
function formatWords({ formats, unpublishedFormats = [] }: VersionFactsProp): string {
  const names = (of: readonly Format[]) => listed(of.map(formatName));
  return unpublishedFormats.length > 0
    ? say('versionFacts.formatsWithUnpublished', {
        formats: names(formats),
        unpublished: names(unpublishedFormats),
      })
    : names(formats);
}

/** VersionFacts: dates, files, notation and periods of a version. */
export function versionFacts(facts: VersionFactsProp): ContentNode {
  const { variants, columns, formats, booleans, periods, betaPeriods, lacks } = facts;
  const row = (name: string, ...children: Children[]) => [h('dt', {}, name), h('dd', {}, children)];
  return h('dl', {}, [
    row(WORDS['versionFacts.span'], dates(facts)),
    row(
      WORDS['versionFacts.variants'],
      listed(
        variants.map((v) =>
          say('versionFacts.variant', { variant: variantName(v), count: formatCount(columns[v] ?? 0) }),
        ),
      ),
    ),
    row(WORDS['versionFacts.formats'], formatWords(facts)),
    row(
      WORDS['versionFacts.booleans'],
      listed(
        formats.flatMap((format) => {
          const notation = booleans[format];
          return notation === undefined
            ? []
            : [say('versionFacts.boolean', { format: formatName(format), notation })];
        }),
      ),
    ),
    row(
      WORDS['versionFacts.periods'],
      h(
        'p',
        {},
        say('versionFacts.periodCounts', {
          periods: formatCount(periods.count),
          files: formatCount(periods.files),
        }),
      ),
      h('p', {}, periods.text),
    ),
    betaPeriods.length > 0 &&
      row(
        WORDS['versionFacts.beta'],
        say('versionFacts.betaMeaning', { periods: periodListWords(betaPeriods) }),
      ),
    lacks.length > 0 && row(WORDS['versionFacts.lacks'], listed(lacks)),
  ]);
}

/** VersionChanges: what changed against the version before. */
export function versionChanges({ changes }: VersionFactsProp): ContentNode {
  if (changes.length === 0) return h('p', {}, WORDS['versionChanges.none']);
  return h(
    'ul',
    {},
    changes.map((change) => h('li', {}, change)),
  );
}

/** DwellingFilter: the conditions of a dwelling. */
export function dwellingFilter({ filter }: VersionProp): ContentNode {
  if (filter.length === 0) return h('p', {}, WORDS['dwellingFilter.none']);
  return h(
    'ol',
    {},
    filter.map((condition) => h('li', {}, condition)),
  );
}

/** DedupKey: the columns that must be equal for two listings to count as one dwelling, by group. */
export function dedupKey({ dedupKey: key, columnList }: VersionProp): ContentNode {
  if (key.length === 0) return h('p', {}, WORDS['dedupKey.none']);
  const groupOf = new Map(columnList.map(({ anchor, group }) => [anchor, group]));
  const groups = COLUMN_GROUPS.map((group) => ({
    group,
    columns: key.filter(({ anchor }) => groupOf.get(anchor) === group),
  })).filter(({ columns }) => columns.length > 0);
  return h(
    'div',
    {},
    h('p', {}, say('dedupKey.summary', { count: formatCount(key.length) })),
    h(
      'ul',
      {},
      groups.map(({ group, columns }) =>
        h(
          'li',
          {},
          h('p', {}, groupName(group)),
          h(
            'ul',
            {},
            columns.map(({ header, anchor }) => h('li', {}, link(`#${anchor}`, header))),
          ),
        ),
      ),
    ),
  );
}

/** Life of a column over the dataset versions, in the words of the drawing's label. */
function lifeWords(versions: readonly string[], since: string, until?: string): string {
  const newest = versions.at(-1) ?? since;
  const last = until ?? newest;
  if (last >= newest) {
    return since === versions[0] ? say('lifeline.all') : say('lifeline.from', { first: since });
  }
  return since === last
    ? say('lifeline.one', { first: since })
    : say('lifeline.range', { first: since, last });
}

/** What a column holds: description per variant where they differ, codes, key, incidents. */
function columnContent({ definitions, codes, dedupKey: isKey, marks }: ColumnProp, page: string): Child[] {
  const content: (Child | null)[] = [
    ...definitions.map(({ variants, description }) =>
      h('p', {}, definitions.length > 1 && [h('b', {}, listed(variants.map(variantName))), ' '], description),
    ),
    codes?.list
      ? h(
          'p',
          {},
          codes.list.flatMap(([code, label], i) => [i > 0 ? ' ' : '', h('b', {}, String(code)), ` ${label}`]),
        )
      : null,
    codes && !codes.list
      ? h(
          'p',
          {},
          link(
            `${page}#code-${codes.table}`,
            say('columnTable.codes', { title: codes.title, count: formatCount(codes.count) }),
          ),
        )
      : null,
    isKey ? h('p', {}, WORDS['columnTable.dedupKey']) : null,
    incidentMarks(marks),
  ];
  return content.filter((c) => c !== null);
}

function columnLife({ definitions }: ColumnProp, version: VersionProp): Children {
  const versions = [...version.versions].reverse();
  // With a single variant its name in every row would say nothing.
  const named = version.variants.length > 1;
  return definitions.map(({ variants, since, until }) =>
    h('p', {}, named && [listed(variants.map(variantName)), ' '], lifeWords(versions, since, until)),
  );
}

/** ColumnTable: every column of one group. */
export function columnTable(version: VersionProp, group: ColumnGroup): ContentNode {
  const versions = [...version.versions].reverse();
  const head = [
    WORDS['columnTable.column'],
    WORDS['columnTable.type'],
    WORDS['columnTable.description'],
    say('columnTable.life', { first: versions[0] ?? '', last: versions.at(-1) ?? '' }),
  ];
  return h(
    'table',
    { 'aria-label': say('columnTable.label', { group: groupName(group) }) },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        head.map((name) => h('th', { scope: 'col' }, name)),
      ),
    ),
    h(
      'tbody',
      {},
      version.columnList
        .filter((column) => column.group === group)
        .map((column) =>
          h(
            'tr',
            { id: column.anchor },
            h(
              'th',
              { scope: 'row' },
              link(`#${column.anchor}`, column.header),
              column.key !== undefined && [' ', h('code', {}, column.key)],
            ),
            h('td', {}, typeName(column.type), column.unit !== undefined && [' ', column.unit]),
            h('td', {}, columnContent(column, '')),
            h('td', {}, columnLife(column, version)),
          ),
        ),
    ),
  );
}

/** One column on its own: body of the column's document. */
export function columnEntry(column: ColumnProp, version: VersionProp): ContentNode {
  return h(
    'root',
    {},
    h(
      'p',
      {},
      column.key !== undefined && [h('code', {}, column.key), ' '],
      typeName(column.type),
      column.unit !== undefined && [' ', column.unit],
      ' ',
      groupName(column.group),
    ),
    columnContent(column, versionPage(version.version)),
    columnLife(column, version),
  );
}

/** CodeTables: every code with its label; what all tables share is said once. */
export function codeTables({ codeTables: tables, columnList }: VersionProp): ContentNode {
  const [first, ...rest] = tables;
  const shared = (rest.length === 0 ? [] : (first?.codes ?? [])).filter(([code, label]) =>
    rest.every(({ codes }) => codes.some(([c, l]) => c === code && l === label)),
  );
  const isShared = ([code]: Code) => shared.some(([c]) => c === code);
  const table = (codes: readonly Code[], caption?: string) =>
    codes.length > 0 &&
    h(
      'table',
      {},
      caption !== undefined && h('caption', {}, caption),
      h(
        'tbody',
        {},
        codes.map(([code, label]) =>
          h('tr', {}, h('th', { scope: 'row' }, String(code)), h('td', {}, label)),
        ),
      ),
    );
  return h(
    'div',
    {},
    shared.map(([code, label]) => h('p', {}, say('codeTables.shared', { code, label }))),
    tables.map(({ id, title, codes, groups }) => {
      const users = columnList.filter((column) => column.codes?.table === id);
      const links = users.map(({ header, anchor }, i) => [i > 0 && '、', link(`#${anchor}`, header)]);
      return h(
        'section',
        {},
        h('h3', { id: `code-${id}` }, title),
        h('p', {}, phrase('codeTables.users', { columns: links })),
        table(codes.filter((code) => !isShared(code))),
        groups?.map((county) => table(county.codes, county.title)),
      );
    }),
  );
}
