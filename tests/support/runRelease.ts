import { PATIENCE } from './patience';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { fieldOf } from 'html-first/client';
import { clockAt } from './clock';
import type { TemporarySite } from 'rental-data/testing/temporary-site';

const SCRIPT = path.resolve('scripts/release.mjs');

export interface Run {
  /** exit status, or the name of the signal that ended it */
  end: unknown;
  /** what it printed */
  said: string;
}

interface Around {
  /** arguments for Node */
  node?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** what its clock says all the time, as 2027-03-31T16:00:00Z; left out, a day after every period that tests make */
  now?: string;
}

/** Runs `npm run release` on a site as a process of its own. */
export const runRelease = (
  { dir }: TemporarySite,
  args: readonly string[],
  { node = [], env = {}, now = '2027-06-01T04:00:00Z' }: Around = {},
): Promise<Run> =>
  promisify(execFile)(process.execPath, [...node, '--import', clockAt(now), SCRIPT, '--site', dir, ...args], {
    env: { ...process.env, ...env },
    // One that waits for ever does not outlive the tests.
    signal: AbortSignal.timeout(PATIENCE),
    killSignal: 'SIGKILL',
  }).then(
    ({ stdout, stderr }) => ({ end: 0, said: stdout + stderr }),
    (error: unknown) => ({
      end: fieldOf(error, 'signal') ?? fieldOf(error, 'code'),
      said: `${String(fieldOf(error, 'stdout'))}${String(fieldOf(error, 'stderr'))}`,
    }),
  );
