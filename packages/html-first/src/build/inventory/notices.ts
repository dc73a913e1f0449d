import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readShipped, type Shipped } from './packages';

/** What has to be said of a package whose code is published. */
export interface Notice {
  /** one line: name and version */
  title: string;
  licence: string;
  /** copyright, where it does not stand in the text */
  owners: string;
  text: string;
}

/** What packages do not say themselves, by their names. */
export interface KnownLicences {
  /** SPDX, where package.json has none, or an old form */
  licences: Readonly<Record<string, { licence: string }>>;
  /** of MIT packages that ship no licence text */
  copyrights: Readonly<Record<string, readonly string[]>>;
  /** packages whose published files contain code of others; the bundler cannot see that */
  holdsOthers: Readonly<Record<string, readonly string[]>>;
  /** packages of which something is published, though no script holds it */
  besides: readonly string[];
}

/** The bundler writes its own code into the scripts: the chunk loader and module helpers. */
const BUNDLER = '@rspack/core';

const tidy = (text: string): string => text.replaceAll('\r\n', '\n').trim();
const read = async (...parts: string[]): Promise<string> => tidy(await readFile(path.join(...parts), 'utf8'));

/** Licence and notices of a package, or the text of MIT where it holds none and somebody knows whose it is. */
async function readLicence(
  { name, folder }: Shipped,
  licence: string,
  { copyrights }: KnownLicences,
): Promise<Pick<Notice, 'owners' | 'text'>> {
  const names = (await readdir(folder)).filter((n) => /licen[cs]e|copying|notice/i.test(n)).sort();
  const texts = await Promise.all(names.map((n) => read(folder, n)));
  if (texts.length > 0) return { owners: '', text: texts.join('\n\n') };
  const owners = copyrights[name];
  if (!owners || licence !== 'MIT') {
    throw new Error(
      `The package ${name} holds no text of its licence. Fix: add its owners to the copyrights, with where they are from, or use another package.`,
    );
  }
  return { owners: owners.join('\n'), text: await read(__dirname, 'MIT.txt') };
}

async function makeNotice(shipped: Shipped, known: KnownLicences): Promise<Notice> {
  const { name, version } = shipped;
  const licence = known.licences[name]?.licence ?? shipped.licence;
  if (licence === '') {
    throw new Error(`The package ${name} names no licence. Fix: find it out, and add it to the licences.`);
  }
  return { title: `${name} ${version}`, licence, ...(await readLicence(shipped, licence, known)) };
}

/** Third-party code among shipped files, and the bundler. @param files whole paths @throws Error naming the package whose licence is not known */
export async function readNotices(
  files: readonly string[],
  siteDir: string,
  known: KnownLicences,
): Promise<Notice[]> {
  const inside = (name: string) => path.join(siteDir, 'node_modules', name, 'package.json');
  const found = await readShipped([...files, inside(BUNDLER)]);
  const inner = found.flatMap(({ name }) => known.holdsOthers[name] ?? []);
  const packages = await readShipped([...files, ...[BUNDLER, ...known.besides, ...inner].map(inside)]);
  return Promise.all(packages.map((shipped) => makeNotice(shipped, known)));
}
