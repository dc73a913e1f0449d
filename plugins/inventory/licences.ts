import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BOUNDARIES, BUNDLER, COPYRIGHTS, HOLDS_OTHERS, LICENCE_EXCEPTIONS } from '../../config/licences';
import { groupBy } from 'rental-data/helpers';
import { readShipped, type Shipped } from './shipped';

interface Notice {
  /** one line: name and version */
  title: string;
  licence: string;
  /** copyright, where it does not stand in the text */
  owners: string;
  text: string;
}

const TEXTS = path.join(__dirname, '../../config/licences');
const tidy = (text: string): string => text.replaceAll('\r\n', '\n').trim();
const read = async (...parts: string[]): Promise<string> => tidy(await readFile(path.join(...parts), 'utf8'));

/** Licence and notices of a package, or the text of MIT where it holds none and config/licences.ts knows whose it is. */
async function readLicence(
  { name, folder }: Shipped,
  licence: string,
): Promise<Pick<Notice, 'owners' | 'text'>> {
  const names = (await readdir(folder)).filter((n) => /licen[cs]e|copying|notice/i.test(n)).sort();
  const texts = await Promise.all(names.map((n) => read(folder, n)));
  if (texts.length > 0) return { owners: '', text: texts.join('\n\n') };
  const owners = COPYRIGHTS[name];
  if (!owners || licence !== 'MIT') {
    throw new Error(
      `套件${name}裡沒有授權的全文。修正：在config/licences.ts的COPYRIGHTS寫上著作權人與出處，或換一個套件。`,
    );
  }
  return { owners: owners.join('\n'), text: await read(TEXTS, 'MIT.txt') };
}

async function makeNotice(shipped: Shipped): Promise<Notice> {
  const { name, version } = shipped;
  const licence = LICENCE_EXCEPTIONS[name]?.licence ?? shipped.licence;
  if (licence === '') {
    throw new Error(`套件${name}沒有說明授權。修正：查明之後寫進config/licences.ts的LICENCE_EXCEPTIONS。`);
  }
  return { title: `${name} ${version}`, licence, ...(await readLicence(shipped, licence)) };
}

const LINE = '-'.repeat(80);

export function toLicenceList(notices: readonly Notice[], site: string): string {
  const formatHead = ({ title, owners }: Notice) => (owners ? [title, ...owners.split('\n')] : [title]);
  const byText = groupBy(notices, ({ text }) => text);
  return [
    `${site}：瀏覽器載入的套件，以及它們的授權`,
    '',
    '這份清單由建置時實際打包的檔案產生。網站自己的程式以CC0 1.0釋出。',
    '',
    ...notices.map(({ title, licence }) => `- ${title}（${licence}）`),
    '',
    ...[...byText].flatMap(([text, same]) => [LINE, ...same.flatMap(formatHead), '', text, '']),
  ].join('\n');
}

/** Third-party code among shipped files, and the bundler. @throws Error naming the package whose licence is not known */
export async function readNotices(files: readonly string[], siteDir: string): Promise<Notice[]> {
  const inside = (name: string) => path.join(siteDir, 'node_modules', name, 'package.json');
  const found = await readShipped([...files, inside(BUNDLER)]);
  const inner = found.flatMap(({ name }) => HOLDS_OTHERS[name] ?? []).map(inside);
  const packages = await readShipped([...files, inside(BUNDLER), inside(BOUNDARIES), ...inner]);
  return Promise.all(packages.map(makeNotice));
}
