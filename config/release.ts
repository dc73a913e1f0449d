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

function commitOf(folder: string): string | null {
  try {
    const output = execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || null;
  } catch {
    return null;
  }
}
