import { execFileSync } from 'node:child_process';
import { name, version } from '../package.json';

/**
 * Name of this build where SENTRY_RELEASE gives none: the package's name and the commit, or the package's version where
 * git or its history is missing, as in an unpacked archive. The same sources give the same name.
 * @param folder where to look for the commit, default this one
 */
export function defaultRelease(folder: string = __dirname): string {
  return `${name}@${commitOf(folder) ?? version}`;
}

/**
 * Day of the commit that is built, YYYY-MM-DD in the committer's time zone; null where git or its history is missing.
 * Not the day of the build: the same sources give the same pages.
 * @param folder where to look for the commit, default this one
 */
export const commitDay = (folder: string = __dirname): string | null =>
  askGit(folder, ['show', '--no-patch', '--format=%cs', 'HEAD']);

const commitOf = (folder: string): string | null => askGit(folder, ['rev-parse', '--verify', 'HEAD']);

/** What git prints; null where it fails or prints nothing. */
function askGit(folder: string, question: readonly string[]): string | null {
  try {
    const output = execFileSync('git', question, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || null;
  } catch {
    return null;
  }
}
