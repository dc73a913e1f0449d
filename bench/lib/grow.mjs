/** A copy of the site with many times its content, for builds that are measured and thrown away. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite } from '../../scripts/lib/copy-site.mjs';

/** Files that say which years there may be, and how they say it: a later year is a typing error on the real site. */
const CENTURY = [
  ['packages/rental-data/src/granularity.ts', String.raw`20\d{2}`, String.raw`2\d{3}`],
  ['packages/rental-data/src/catalogue/schema.ts', '20[0-9]{2}', '2[0-9]{3}'],
];

/**
 * Replaces a text wherever it stands in a file of the copy.
 * @param {string} file
 * @param {string | RegExp} find
 * @param {(found: string) => string} put
 */
async function change(file, find, put) {
  const text = await readFile(file, 'utf8');
  const changed = text.replaceAll(find, put);
  if (changed === text) throw new Error(`${file}: ${String(find)}不在裡面，bench/lib/grow.mjs要跟著改。`);
  await writeFile(file, changed);
}

/**
 * Repeats the releases and the posts of a copy of the site, in their place: each copy of the releases takes the years after
 * those that are there, each copy of a post another address. The figures are those of the real years, and mean nothing in the copies.
 *
 * @param {string} site folder of the copy
 * @param {number} times how many times the content, 1 for the site as it is
 * @returns {Promise<{ sets: number, posts: number }>} what there is in the copy
 */
async function repeatContent(site, times) {
  for (const [file = '', find = '', put = ''] of CENTURY)
    await change(path.join(site, file), find, () => put);

  const releases = path.join(site, 'catalogue/releases');
  const years = (await readdir(releases)).filter((name) => /^\d{4}\.yaml$/.test(name)).sort();
  const span = years.length;
  // Copies come after the last month that was counted.
  if (times > 1)
    await change(path.join(site, 'catalogue/dataset.yaml'), /(?<=^asOf: ')\d{4}/gm, (year) =>
      String(Number(year) + (times - 1) * span),
    );
  let sets = 0;
  for (const name of years) {
    const year = Number(name.slice(0, 4));
    const text = await readFile(path.join(releases, name), 'utf8');
    sets += [...text.matchAll(/^ {2}(?:raw|deduplicated):/gm)].length * times;
    for (let copy = 1; copy < times; copy += 1) {
      const later = year + copy * span;
      // Periods, and the days that they cover.
      const moved = text.replaceAll(new RegExp(String.raw`(?<!\d)${year}(?=['Q-])`, 'g'), String(later));
      await writeFile(path.join(releases, `${later}.yaml`), moved);
    }
  }

  const folder = path.join(site, 'blog/post');
  const posts = (await readdir(folder)).filter((name) => name.endsWith('.mdx'));
  for (const name of posts) {
    for (let copy = 1; copy < times; copy += 1) {
      await cp(path.join(folder, name), path.join(folder, name.replace('.mdx', `-${copy}.mdx`)));
    }
  }
  return { sets, posts: posts.length * times };
}

/**
 * Copies the site and repeats its content.
 *
 * @param {object} options
 * @param {string} options.from the site's folder
 * @param {string} options.to a folder that does not exist yet
 * @param {number} options.times as for {@link repeatContent}
 * @returns {Promise<{ sets: number, posts: number }>} what there is in the copy
 */
export async function grow({ from, to, times }) {
  await copySite(from, to);
  return repeatContent(to, times);
}
