/** Blocks about published periods: cards and tables of downloads. Pure. */
import { filePage, incidentItem, versionPage, yearTable } from '../../../src/domain/addresses/pages';
import { SEVERITIES, type Variant } from '../../../src/domain/catalogue/types';
import type { ContentNode } from '../../../src/domain/content/types';
import { formatBytes, formatCount, formatShare } from '../../../src/domain/format';
import type { ReleaseProp, SetProp, YearProp } from '../../pages/client';
import { COLUMNS_LEVEL_NAME, rowsStateWords } from '../../../src/domain/words';
import { childrenOf, h, link, type Child } from '../tree';
import { formatName, kindName, phrase, say, variantName, WORDS } from '../words';
import { incidentMarks } from './incident';

const versionLink = ({ version }: ReleaseProp) => link(versionPage(version), version);
const beta = (release: ReleaseProp) => release.beta && [' ', WORDS['release.beta']];
const betaNote = () => h('p', {}, say('release.beta.note', { beta: WORDS['release.beta'] }));

/** One variant of a period: rows, their share of the raw rows, sources and files. */
function setBlock({ sets }: ReleaseProp, set: SetProp, brief: boolean): Child[] {
  const raw = sets.find((s) => s.variant === 'raw');
  const share = set.variant === 'raw' || !raw?.rows ? undefined : set.rows / raw.rows;
  const details = [
    ...(share === undefined ? [] : [say('release.share', { percent: formatShare(share) })]),
    ...(brief || set.sources.length < 2
      ? []
      : set.sources.map(([name, rows]) => say('release.source', { name, count: formatCount(rows) }))),
  ];
  return childrenOf(
    h(
      'p',
      {},
      variantName(set.variant),
      ' ',
      phrase('release.rows', { count: h('b', {}, formatCount(set.rows)) }),
    ),
    details.length > 0 && h('p', {}, details.join('，')),
    set.files
      .filter(({ format }) => !brief || format === 'csv')
      .map(({ format, bytes, url }) =>
        h(
          'p',
          {},
          link(url, `${formatName(format)}（ZIP）`),
          ' ',
          say('release.unpacked', { size: formatBytes(bytes) }),
        ),
      ),
  );
}

/** The state of a period's rows with its reason, and the level of its columns. */
const states = ({ rowState, why, columns }: ReleaseProp) =>
  h('p', {}, rowsStateWords(rowState, why), columns && ` ${COLUMNS_LEVEL_NAME[columns]}`);

/** The incidents of every period since their start; that there is none of any kind, where that is so. */
function standingNotes({ marks, standing, rowState, columns }: ReleaseProp): Child[] {
  if (marks.length === 0 && standing.length === 0 && rowState === 'complete' && !columns) {
    return [h('p', {}, WORDS['release.clean'])];
  }
  return standing.map(({ id, title }) =>
    h('p', {}, phrase('release.standing', { link: link(incidentItem(id), title) })),
  );
}

/** Everything a reader must know before using a period. */
function releaseNotes(release: ReleaseProp, list = false): Child[] {
  const onlyStanding = release.marks.length === 0 && h('p', {}, WORDS['release.onlyStanding']);
  return childrenOf(
    states(release),
    incidentMarks(release.marks),
    list && release.standing.length > 0 ? onlyStanding : standingNotes(release),
  );
}

/** DatasetCard: everything published for a period. */
export function datasetCard(release: ReleaseProp): ContentNode {
  return h(
    'section',
    {},
    h(
      'p',
      {},
      kindName(release.granularity),
      ' ',
      phrase('release.version', { version: versionLink(release) }),
      beta(release),
    ),
    h('h3', {}, release.period),
    release.sets.map((set) => setBlock(release, set, false)),
    releaseNotes(release),
    release.beta && betaNote(),
  );
}

const COUNT = {
  severe: 'release.marks.severe',
  caution: 'release.marks.caution',
  note: 'release.marks.note',
} as const;

/** DatasetBriefCard: rows and the CSV of each variant. */
export function datasetBriefCard(release: ReleaseProp): ContentNode {
  const counts = [...SEVERITIES]
    .reverse()
    .map((severity) => ({ severity, count: release.marks.filter((m) => m.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => say(COUNT[severity], { count }));
  return h(
    'section',
    {},
    h(
      'p',
      {},
      kindName(release.granularity),
      ' ',
      say('release.version', { version: release.version }),
      beta(release),
    ),
    h('h3', {}, link(filePage(release.period, release.sets[0]?.variant ?? 'raw'), release.period)),
    release.sets.map((set) => setBlock(release, set, true)),
    states(release),
    counts.map((count) => h('p', {}, count)),
    standingNotes(release),
  );
}

/**
 * Rows: the published number of rows of one variant.
 * @returns undefined when the period lacks the variant
 */
export function rowsText({ sets }: ReleaseProp, variant: string): string | undefined {
  const set = sets.find((s) => s.variant === (variant as Variant));
  return set && formatCount(set.rows);
}

function releaseTable(releases: readonly ReleaseProp[], caption: string): ContentNode | null {
  if (releases.length === 0) return null;
  const names = [...new Set(releases.flatMap((r) => r.sets.flatMap((s) => s.sources.map(([name]) => name))))];
  const sources = names.length > 1 ? names : [];
  const head = [
    WORDS['download.table.period'],
    WORDS['download.table.content'],
    WORDS['download.table.rows'],
    ...sources.map((name) => say('download.table.source', { name })),
    WORDS['download.table.version'],
    WORDS['download.table.files'],
    WORDS['download.table.notes'],
  ];
  const rows = (release: ReleaseProp) =>
    release.sets.map((set, index) => {
      const first = index === 0;
      const rowSpan = release.sets.length > 1 ? release.sets.length : undefined;
      return h(
        'tr',
        {},
        first &&
          h(
            'th',
            { id: release.period, scope: 'rowgroup', rowSpan },
            link(`#${release.period}`, release.period),
          ),
        h('th', { scope: 'row' }, variantName(set.variant)),
        h('td', {}, formatCount(set.rows)),
        sources.map((name) => {
          const count = set.sources.find(([source]) => source === name)?.[1];
          return h('td', {}, count === undefined ? WORDS['download.table.noRows'] : formatCount(count));
        }),
        first && h('td', { rowSpan }, versionLink(release), beta(release)),
        h(
          'td',
          {},
          set.files.map(({ format, bytes, url }, i) => [
            i > 0 && ' ',
            link(url, `${formatName(format)} ${formatBytes(bytes)}`),
          ]),
        ),
        first && h('td', { rowSpan }, releaseNotes(release, true)),
      );
    });
  return h(
    'table',
    {},
    h('caption', {}, caption),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        head.map((name) => h('th', { scope: 'col' }, name)),
      ),
    ),
    releases.map((release) => h('tbody', {}, rows(release))),
  );
}

/** DownloadTable: the quarterly and the monthly table of a year. */
export function downloadTable({ year, quarterly, monthly }: YearProp): ContentNode {
  return h(
    'div',
    {},
    releaseTable(quarterly, say('download.table.quarterly', { year })),
    releaseTable(monthly, say('download.table.monthly', { year })),
    [...quarterly, ...monthly].some((r) => r.beta) && betaNote(),
  );
}

/** AnnualDownload: one year of downloads. */
export function annualDownload(data: YearProp): ContentNode {
  const { year, annual, quarterly, monthly, files } = data;
  const counts = (
    [
      ['annual', annual ? 1 : 0],
      ['quarterly', quarterly.length],
      ['monthly', monthly.length],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([granularity, count]) => say('download.year.count', { kind: kindName(granularity), count }));
  const lacks = quarterly.length > 0 ? 'download.year.noAnnual' : 'download.year.monthsOnly';
  return h(
    'section',
    { id: `y${year}` },
    h('h3', {}, String(year)),
    h('p', {}, counts.join('、'), ' ', say('download.year.files', { files })),
    annual
      ? h(
          'section',
          { id: annual.period },
          h('h4', {}, say('download.year.annual', { year: annual.period })),
          h('p', {}, phrase('release.version', { version: versionLink(annual) }), beta(annual)),
          releaseNotes(annual),
          annual.beta && betaNote(),
          annual.sets.map((set) => setBlock(annual, set, false)),
        )
      : h('p', {}, say(lacks, { months: monthly.length })),
    downloadTable(data),
    h('p', {}, link(yearTable(year), say('download.year.json', { year }))),
  );
}
