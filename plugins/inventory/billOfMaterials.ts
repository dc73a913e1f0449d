/** The software bill of materials (CycloneDX 1.5): every package that the site is built with. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sha256 } from '../files';
import { readPackage } from './shipped';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
  [key: string]: unknown;
}

/** The part of a CycloneDX document that is read or changed here. */
export interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string }; [key: string]: unknown };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  [key: string]: unknown;
}

/** A UUID (version 8, RFC 9562: the maker says how) that stands for a text. */
function uuidOf(text: string): string {
  const hex = sha256(text).slice(0, 32).split('');
  hex[12] = '8';
  hex[16] = ((parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** How npm marks packages that only check the site. */
const isForChecks = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * The bill of the packages that build the site. npm's `--omit=dev` is no help: it also omits packages that both the site and
 * the checks need, such as React.
 */
export function withoutChecks(bill: Bill): Bill {
  const left = new Set(bill.components.filter(isForChecks).map((component) => component['bom-ref']));
  return {
    ...bill,
    components: bill.components.filter((component) => !left.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        ...(dependsOn ? { dependsOn: dependsOn.filter((to) => !left.has(to)) } : {}),
      })),
  };
}

/**
 * Makes the document the same for the same lockfile and npm: without the time, and with a serial number from the content.
 * @param name of the project; npm takes that of the folder
 */
export function toReproducible(bill: Bill, name: string): Bill {
  const { timestamp: _, component, ...metadata } = bill.metadata;
  const { serialNumber: __, ...rest } = bill;
  const same = { ...rest, metadata: { ...metadata, component: { ...component, name } } };
  return { ...same, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(same))}` };
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
  // A build has NODE_ENV=production, for which npm leaves them out by itself: see withoutChecks.
  '--include=dev',
  '--offline',
  '--no-update-notifier',
  '--loglevel=error',
];

/**
 * The bill of a project by its package-lock.json, as the text of a file.
 * @throws Error with the words of npm, and the fix
 */
export async function billOfMaterials(siteDir: string): Promise<string> {
  const [command, ...args] = npm();
  const { name } = await readPackage(siteDir);
  try {
    const { stdout } = await promisify(execFile)(command, [...args, ...ARGUMENTS], {
      cwd: siteDir,
      maxBuffer: 64 * 2 ** 20,
    });
    return `${JSON.stringify(toReproducible(withoutChecks(JSON.parse(stdout) as Bill), name))}\n`;
  } catch (error) {
    const words = String(error instanceof Error && 'stderr' in error ? error.stderr : error);
    throw new Error(
      `npm sbom沒有成功：${words.trim()}\n修正：用npm 10以上，並確認package-lock.json與package.json一致（npm ci）。`,
      { cause: error },
    );
  }
}
