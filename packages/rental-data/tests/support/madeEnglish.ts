import type { English } from '../../src/catalogue/englishSchema';
import type { Catalogue } from '../../src/catalogue/types';

/** English for whatever a catalogue holds, made for tests: it names the record and says nothing else. */
export const madeEnglish = ({ dataset, ...catalogue }: Omit<Catalogue, 'english'>): English => ({
  dataset: {
    removed: dataset.removed.map((_, i) => `Removed ${String(i)}`),
    limits: dataset.limits.map((_, i) => `Limit ${String(i)}.`),
    rhythm: { monthly: 'Monthly.', quarterly: 'Quarterly.', annual: 'Annual.', formats: 'Formats.' },
    sizes: 'Sizes.',
  },
  covers: Object.fromEntries(
    catalogue.releases.flatMap(({ period, covers: { note } }) =>
      note === undefined ? [] : [[period, `covers of ${period}`]],
    ),
  ),
  versions: catalogue.versions.map(({ version, changes, lacks }) => ({
    version,
    summary: `Version ${version}.`,
    changes: changes.map((_, i) => `Change ${String(i)}.`),
    lacks: lacks.map((_, i) => `Lack ${String(i)}`),
  })),
  columns: catalogue.columns.map(({ header, variants, since, key = 'column' }) => ({
    header,
    variants,
    since,
    name: `Name of ${key}`,
    meaning: `Meaning of ${key}.`,
  })),
  codeTables: catalogue.codeTables.map(({ id, codes }) => ({
    id,
    codes: codes.map(({ code, label }) => ({ code, label, english: `${id} ${String(code)}` })),
  })),
  changes: catalogue.changes.map(({ id, before }) => ({
    id,
    ...(before === undefined ? {} : { before: `Before ${id}.` }),
    after: `After ${id}.`,
  })),
  incidents: catalogue.incidents.map(({ id, rowsReasons }) => ({
    id,
    title: `Title of ${id}`,
    cause: `Cause of ${id}.`,
    effect: `Effect of ${id}.`,
    advice: `Advice on ${id}.`,
    rowsReasons: Object.fromEntries(Object.keys(rowsReasons).map((period) => [period, `rows of ${period}`])),
  })),
  corrections: catalogue.corrections.map(({ id }) => ({
    id,
    title: `Title of ${id}`,
    wrong: `Wrong in ${id}.`,
    since: `Since of ${id}.`,
    redo: `Redo of ${id}.`,
    check: `Check of ${id}.`,
  })),
});
