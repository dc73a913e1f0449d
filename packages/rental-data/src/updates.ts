/** What is new, with its day. Only what has a recorded day is listed: none is made up for older files and for incidents. */
import type { Catalogue, Release } from './catalogue/types';
import { VARIANT_NAME } from './catalogue/values';
import { publishedOn } from './dates';
import { FORMAT_CHANGES } from './formatChanges';
import { periodWords } from './period';
import { rowsWords } from './usability/words';
import { getVerdict } from './verdict/verdict';
import { formatCount } from './words/numbers';
import type { DocumentedPages } from './addresses/files';

/** In this order on one day. */
export const UPDATE_KINDS = ['correction', 'files', 'format', 'post'] as const;
type UpdateKind = (typeof UPDATE_KINDS)[number];
/** What each kind is called. */
export const UPDATE_KIND_NAME: Record<UpdateKind, string> = {
  correction: '更正',
  files: '檔案',
  format: '格式',
  post: '文章',
};

/** One piece of news. */
export interface Update {
  kind: UpdateKind;
  day: string;
  /** what is odd about the day, in brackets */
  dayNote?: string | undefined;
  title: string;
  /** below the base path: where all of it stands */
  to: string;
  /** what happened, and what to do; the name of each where it has one, and whether its Latin words are names in programs */
  parts: readonly { name?: string; text: string; code?: boolean }[];
}

/** A post that is told of among the updates. */
export interface UpdatePost {
  /** ISO date */
  date: string;
  /** what is odd about the day, in brackets */
  dateNote?: string | undefined;
  title: string;
  description: string;
  /** by which the site makes its address */
  slug: string;
}

function toFilesUpdate(catalogue: Catalogue, release: Release, pages: DocumentedPages): Update[] {
  const day = publishedOn(release.sets);
  if (day === undefined) return [];
  const { rows } = getVerdict(catalogue, release.period, release.sets[0]?.variant ?? 'raw');
  const counts = release.sets.map((set) => `${VARIANT_NAME[set.variant]}有${formatCount(set.rows)}列`);
  return [
    {
      kind: 'files',
      day,
      title: `${periodWords(release.period)}的檔案`,
      to: pages.release(release.period),
      parts: [{ text: `${counts.join('、')}。${rowsWords(rows, catalogue.incidents)}。` }],
    },
  ];
}

/** All updates, newest first; those of one day by their kind. @param pages to which they lead @param posts of the blog; none for the feeds of updates */
export function listUpdates(
  catalogue: Catalogue,
  pages: DocumentedPages,
  posts: readonly UpdatePost[] = [],
): Update[] {
  const updates: Update[] = [
    ...catalogue.corrections.map(({ id, day, title, wrong, since, redo, check }) => ({
      kind: 'correction' as const,
      day,
      title,
      to: `${pages.updates}#${id}`,
      parts: [
        { name: '錯在哪裡', text: wrong },
        { name: '什麼時候', text: since },
        { name: '需要重做的', text: redo },
        { name: '怎麼檢查', text: check },
      ],
    })),
    ...catalogue.releases.flatMap((release) => toFilesUpdate(catalogue, release, pages)),
    ...FORMAT_CHANGES.map(({ since, version, formats }) => ({
      kind: 'format' as const,
      day: since,
      title: `給程式讀的JSON改了格式：第${String(version)}版`,
      to: pages.formats.version(version),
      parts: [
        {
          text: `${formats.join('、')}的formatVersion升為${String(version)}，改動列在${pages.formats.name}。`,
          code: true,
        },
      ],
    })),
    ...catalogue.versions.map(({ version, released, summary }) => ({
      kind: 'format' as const,
      day: released,
      title: `資料集版本${version}`,
      to: pages.version(version),
      parts: [{ text: summary }],
    })),
    ...posts.map(({ date, dateNote, title, slug, description }) => ({
      kind: 'post' as const,
      day: date,
      dayNote: dateNote,
      title,
      to: pages.post(slug),
      parts: [{ text: description }],
    })),
  ];
  return updates.sort(
    (a, b) => b.day.localeCompare(a.day, 'en') || UPDATE_KINDS.indexOf(a.kind) - UPDATE_KINDS.indexOf(b.kind),
  );
}

/** The newest of each kind that most readers ask for: a correction, files, a post. Newest first. */
export const newestUpdates = (updates: readonly Update[]): Update[] =>
  updates.filter(
    (update, i) => update.kind !== 'format' && updates.findIndex(({ kind }) => kind === update.kind) === i,
  );

/** Entries of one kind that follow each other: those that are seen at once, and those folded below them. */
interface Run {
  shown: readonly Update[];
  folded: readonly Update[];
}

interface YearUpdates {
  year: string;
  /** does it hold the newest of a kind? */
  isOpen: boolean;
  runs: readonly Run[];
  /** how files for programs changed */
  formats: readonly Update[];
}

/** So many of one kind may follow each other; of more the newest is seen, so that what is below it is not far. */
const LONGEST_RUN = 2;

function toRuns(updates: readonly Update[]): Run[] {
  const runs: Update[][] = [];
  for (const update of updates) {
    const run = runs.at(-1);
    if (run?.[0]?.kind === update.kind) run.push(update);
    else runs.push([update]);
  }
  return runs.map((run) =>
    run.length > LONGEST_RUN ? { shown: run.slice(0, 1), folded: run.slice(1) } : { shown: run, folded: [] },
  );
}

/** The updates by year, so that the newest of each kind is seen near the top however many there are of another. @param updates newest first */
export function updatesByYear(updates: readonly Update[]): YearUpdates[] {
  const readYear = ({ day }: Update): string => day.slice(0, 4);
  const newest = new Set(newestUpdates(updates).map(readYear));
  return [...new Set(updates.map(readYear))].map((year) => {
    const own = updates.filter((update) => readYear(update) === year);
    return {
      year,
      isOpen: newest.has(year),
      runs: toRuns(own.filter(({ kind }) => kind !== 'format')),
      formats: own.filter(({ kind }) => kind === 'format'),
    };
  });
}
