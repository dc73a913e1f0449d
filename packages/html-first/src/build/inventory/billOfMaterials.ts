/** The software bill of materials (CycloneDX 1.5): every package that a site is built or checked with, as npm lists them. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readPackage } from './packages';

interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; component: object };
}

/** npm as it started this process; else the one on PATH. */
function npm(): [command: string, ...args: string[]] {
  const started = process.env['npm_execpath'];
  return started && path.basename(started) === 'npm-cli.js' ? [process.execPath, started] : ['npm'];
}

const ARGUMENTS = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--package-lock-only',
  // npm marks packages that only check the site; told to leave them out, it also leaves out those that both need, such as React.
  '--include=dev',
  '--offline',
  '--no-update-notifier',
  '--loglevel=error',
];

/** The bill by package-lock.json, as text. @throws Error with the words of npm, and the fix */
export async function billOfMaterials(siteDir: string): Promise<string> {
  const [command, ...args] = npm();
  const { name } = await readPackage(siteDir);
  try {
    const { stdout } = await promisify(execFile)(command, [...args, ...ARGUMENTS], {
      cwd: siteDir,
      maxBuffer: 64 * 2 ** 20,
    });
    // The same for the same lockfile: without the time and the random number; npm takes the name of the folder.
    const { serialNumber: _number, metadata, ...bill } = JSON.parse(stdout) as Bill;
    const { timestamp: _time, component, ...rest } = metadata;
    const written = { ...bill, metadata: { ...rest, component: { ...component, name } } };
    // What npm has nothing to say of is optional.
    const omitEmpty = (key: string, value: unknown) =>
      ['properties', 'externalReferences'].includes(key) && (value as unknown[]).length === 0
        ? undefined
        : value;
    return `${JSON.stringify(written, omitEmpty)}\n`;
  } catch (error) {
    const words = String(error instanceof Error && 'stderr' in error ? error.stderr : error);
    throw new Error(
      `npm sbom failed: ${words.trim()}\nFix: use npm 10 or newer, and see that package-lock.json fits package.json (npm ci).`,
      { cause: error },
    );
  }
}
