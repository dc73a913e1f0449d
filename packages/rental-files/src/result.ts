/** What `inspect --json` prints; fields are added, and none changes its meaning while `formatVersion` stays. */
import * as z from 'zod';
import type { Verified } from './check/verify';
import type { CommandError } from './commandError';
import { inLanguage } from './words/findings';
import type { Language } from './words/language';

const findingSchema = z.object({
  kind: z.string().optional().describe('what was found, one of each sentence'),
  facts: z
    .object({
      names: z.array(z.string()).optional(),
      count: z.int().optional(),
      expected: z.int().optional(),
      text: z.string().optional(),
      version: z.string().optional(),
      variant: z.enum(['raw', 'deduplicated']).optional(),
      form: z.string().optional(),
    })
    .optional()
    .describe('what the sentence says beside the rows, the column and the example'),
  rule: z.string().describe('what was looked at; `unreadable` where the file could not be read'),
  severity: z.enum(['wrong', 'differs', 'note']),
  audience: z.enum(['everyone', 'publisher', 'reader']),
  column: z.string().optional(),
  problem: z.string(),
  fix: z.string(),
  violation: z.string().optional(),
  fault: z.string().optional(),
  rows: z.int().optional(),
  example: z.object({ row: z.int(), text: z.string() }).optional(),
});

const fileSchema = z.object({
  file: z.string(),
  period: z.string().nullable().optional(),
  variant: z.enum(['raw', 'deduplicated']).optional(),
  version: z.string().optional(),
  format: z.enum(['csv', 'json']).optional(),
  rows: z.int().optional(),
  practiceRows: z
    .int()
    .optional()
    .describe('made-up rows of the practice file; left out where there are none'),
  bytes: z.int().optional(),
  sha256: z.string().optional(),
  findings: z.array(findingSchema),
  notes: z.array(z.string()).optional(),
});

export const resultSchema = z.union([
  z.object({ formatVersion: z.literal(1), files: z.array(fileSchema), between: z.array(findingSchema) }),
  z.object({ formatVersion: z.literal(1), error: z.object({ problem: z.string(), fix: z.string() }) }),
]);

/** A file that was read, or why it could not be. */
export function toResult(
  file: string,
  read: Verified | CommandError,
  language: Language,
  fault?: string,
): z.input<typeof fileSchema> {
  if (read instanceof Error) {
    const [problem, fix] = read.words;
    const known = fault === undefined ? {} : { fault };
    return {
      file,
      findings: [{ rule: 'unreadable', severity: 'wrong', audience: 'reader', problem, fix, ...known }],
    };
  }
  const { inspection, format, bytes, sha256, notes } = read;
  const { period = null, candidate, practiceRows, profile } = inspection;
  const { variant, version } = candidate;
  const { rows } = profile;
  const findings = read.findings.map((finding) => {
    const { facts, ...localised } = inLanguage(finding, language);
    return facts ? { ...localised, facts: { ...facts, names: facts.names && [...facts.names] } } : localised;
  });
  return {
    file,
    period,
    variant,
    version: version.version,
    format,
    rows,
    ...(practiceRows > 0 ? { practiceRows } : {}),
    bytes,
    sha256,
    findings,
    notes: notes.map((note) => note[language]),
  };
}
