/** What `inspect --json` prints; fields are added, and none changes its meaning while `formatVersion` stays. */
import * as z from 'zod';
import type { Verified } from './check/verify';
import { TableError } from './table/error';

const findingSchema = z.object({
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
export function toResult(file: string, read: Verified | Error): z.input<typeof fileSchema> {
  if (read instanceof Error) {
    const [problem = '', fix = ''] = read.message.split('修正：');
    const fault = read instanceof TableError ? { fault: read.fault } : {};
    return {
      file,
      findings: [{ rule: 'unreadable', severity: 'wrong', audience: 'reader', problem, fix, ...fault }],
    };
  }
  const { inspection, format, bytes, sha256, findings, notes } = read;
  const { period = null, candidate, profile } = inspection;
  const { variant, version } = candidate;
  const { rows } = profile;
  return { file, period, variant, version: version.version, format, rows, bytes, sha256, findings, notes };
}
