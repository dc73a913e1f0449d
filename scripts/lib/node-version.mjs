// Runs before anything else: only what every Node has may be imported here.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { UserError } from './user-error.mjs';

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * Stops on a Node that is older than package.json says.
 *
 * @param {string} [version] the running version, such as `20.20.2`
 * @returns {void}
 * @throws {UserError} naming both versions
 */
export function assertNodeVersion(version = process.versions.node) {
  const needed = engines.node.replace('>=', '');
  const [minMajor = 0, minMinor = 0] = needed.split('.').map(Number);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new UserError(
    `需要 Node.js ${needed} 以上，目前是 ${version}。請到 https://nodejs.org/ 安裝新版後再試一次。`,
  );
}
