import { LONGEST } from './patience.mjs';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readField } from 'html-first/client';
import { releasePlaces } from '@site/scripts/release/command';
import { parseReleaseArgs } from '@site/scripts/lib/options.mjs';
import { clockAt } from './clock';
import type { TemporarySite } from 'rental-data/testing/temporary-site';

const SCRIPT = path.resolve('scripts/release.mjs');

export interface Run {
  /** exit status, or the name of the signal that ended it */
  end: unknown;
  /** what it printed */
  output: string;
}

interface Around {
  /** arguments for Node; with these or variables the release is a process of its own, otherwise a call: a third of the time */
  node?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** what its clock says all the time, as 2027-03-31T16:00:00Z; left out, a day after every period that tests make */
  now?: string;
}

/** Calls what `npm run release` calls, with what it prints and its exit status. */
async function callRelease(dir: string, args: readonly string[], now: string): Promise<Run> {
  const printed: string[] = [];
  try {
    const { help: _, site = dir, ...options } = parseReleaseArgs(args);
    const end = await releasePlaces({
      ...options,
      site,
      now: new Date(now),
      signal: new AbortController().signal,
      print: (text) => printed.push(text),
      progress: () => undefined,
    });
    return { end, output: printed.join('\n') };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { end: 1, output: [...printed, error.message].join('\n') };
  }
}

/** Runs `npm run release` on a site. */
export const runRelease = (
  { dir }: TemporarySite,
  args: readonly string[],
  { node, env, now = '2027-06-01T04:00:00Z' }: Around = {},
): Promise<Run> => (node || env ? startRelease(dir, args, { node, env, now }) : callRelease(dir, args, now));

const startRelease = (
  dir: string,
  args: readonly string[],
  { node = [], env = {}, now }: { node: readonly string[] | undefined; env: Around['env']; now: string },
): Promise<Run> =>
  promisify(execFile)(process.execPath, [...node, '--import', clockAt(now), SCRIPT, '--site', dir, ...args], {
    env: { ...process.env, ...env },
    // One that waits for ever does not outlive the tests. It is a program of seconds, so the limit is that of a whole test.
    signal: AbortSignal.timeout(LONGEST),
    killSignal: 'SIGKILL',
  }).then(
    ({ stdout, stderr }) => ({ end: 0, output: stdout + stderr }),
    (error: unknown) => ({
      end: readField(error, 'signal') ?? readField(error, 'code'),
      output: `${String(readField(error, 'stdout'))}${String(readField(error, 'stderr'))}`,
    }),
  );
