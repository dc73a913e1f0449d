import { execFileSync } from 'node:child_process';
import { name, version } from '../package.json';

/** Name of a build without SENTRY_RELEASE: package and commit, or the package's version where git is missing. */
export function defaultRelease(folder: string = __dirname): string {
  return `${name}@${askGit(folder, ['rev-parse', '--verify', 'HEAD']) ?? version}`;
}

/** Day of the commit that is built; null without git. Not the day of the build: the same sources give the same pages. */
export const commitDay = (folder: string = __dirname): string | null =>
  askGit(folder, ['show', '--no-patch', '--format=%cs', 'HEAD']);

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
