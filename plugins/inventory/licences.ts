import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BOUNDARIES, BUNDLER, COPYRIGHTS, HOLDS_OTHERS, LICENCE_EXCEPTIONS } from '../../config/licences';
import { groupBy } from 'rental-data/helpers';
import { packageFolder, readShipped, type Shipped } from './shipped';

interface Notice {
  /** one line: name and version, or the file of a font */
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

/** Numbers of names in a font's table `name` (OpenType 1.9). */
export const LICENCE_NAME = 13;

/** Platform whose names are written in UTF-16. */
const WINDOWS = 3;

/** A name of a .ttf file in the first language that it has. @throws RangeError when it is no TrueType font */
export function fontName(font: Buffer, id: number): string | undefined {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new RangeError('字型裡沒有name表。修正：確認讀的是.ttf檔。');
  const table = font.readUInt32BE(entry + 8);
  const texts = table + font.readUInt16BE(table + 4);
  for (let i = 0; i < font.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    if (font.readUInt16BE(record) !== WINDOWS || font.readUInt16BE(record + 6) !== id) continue;
    const start = texts + font.readUInt16BE(record + 10);
    const bytes = Buffer.from(font.subarray(start, start + font.readUInt16BE(record + 8)));
    return bytes.swap16().toString('utf16le');
  }
  return undefined;
}

/** Fonts have a licence of their own; the TrueType file next to the shipped one says which. */
async function fontNotices(files: readonly string[]): Promise<Notice[]> {
  const fonts = files.filter((file) => file.endsWith('.woff2') && packageFolder(file) !== undefined);
  const whole = await read(TEXTS, 'OFL-1.1.txt');
  return Promise.all(
    fonts.map(async (file): Promise<Notice> => {
      const title = path.basename(file);
      const words = fontName(await readFile(file.replace(/\.woff2$/, '.ttf')), LICENCE_NAME) ?? '';
      if (!words.includes('SIL Open Font License, Version 1.1')) {
        throw new Error(
          `字型${title}的授權不是OFL 1.1。修正：查明授權，在plugins/inventory/licences.ts加上它的全文。`,
        );
      }
      const owners = words.slice(0, words.indexOf('This Font Software'));
      return { title, licence: 'OFL-1.1', owners: owners.trim(), text: whole };
    }),
  );
}

const LINE = '-'.repeat(80);

export function toLicenceList(notices: readonly Notice[], site: string): string {
  const formatHead = ({ title, owners }: Notice) => (owners ? [title, ...owners.split('\n')] : [title]);
  const byText = groupBy(notices, ({ text }) => text);
  return [
    `${site}：瀏覽器載入的套件與字型，以及它們的授權`,
    '',
    '這份清單由建置時實際打包的檔案產生。網站自己的程式以CC0 1.0釋出。',
    '',
    ...notices.map(({ title, licence }) => `- ${title}（${licence}）`),
    '',
    ...[...byText].flatMap(([text, same]) => [LINE, ...same.flatMap(formatHead), '', text, '']),
  ].join('\n');
}

/** Third-party code and fonts among shipped files, and the bundler. @throws Error naming the package whose licence is not known */
export async function readNotices(files: readonly string[], siteDir: string): Promise<Notice[]> {
  const inside = (name: string) => path.join(siteDir, 'node_modules', name, 'package.json');
  const found = await readShipped([...files, inside(BUNDLER)]);
  const inner = found.flatMap(({ name }) => HOLDS_OTHERS[name] ?? []).map(inside);
  const packages = await readShipped([...files, inside(BUNDLER), inside(BOUNDARIES), ...inner]);
  const notices = await Promise.all(packages.map(makeNotice));
  return [...notices, ...(await fontNotices(files))];
}
