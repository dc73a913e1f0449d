/** A copy of the site with many times its content, for builds that are measured and thrown away. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySite } from '../../scripts/lib/copy-site.mjs';

/** How src/domain/period.ts writes the years there may be. */
const CENTURY = String.raw`20\d{2}`;

/**
 * Copies the site and repeats its releases and its posts: each copy of the releases takes the years after those that are
 * there, each copy of a post another address. The figures are those of the real years, and mean nothing in the copies.
 *
 * @param {object} options
 * @param {string} options.from the site's folder
 * @param {string} options.to a folder that does not exist yet
 * @param {number} options.times how many times the content, 1 for the site as it is
 * @returns {Promise<{ sets: number, posts: number }>} what there is in the copy
 */
export async function grow({ from, to, times }) {
  await copySite(from, to);

  // Ten times the content reaches beyond 2099, which the real site rejects as a typing error.
  const period = path.join(to, 'src/domain/period.ts');
  const rule = await readFile(period, 'utf8');
  if (!rule.includes(CENTURY)) throw new Error(`${period}: ${CENTURY}不在裡面，bench/lib/grow.mjs要跟著改。`);
  await writeFile(period, rule.replaceAll(CENTURY, String.raw`2\d{3}`));

  const releases = path.join(to, 'catalogue/releases');
  const years = (await readdir(releases)).filter((name) => /^\d{4}\.yaml$/.test(name)).sort();
  const span = years.length;
  let sets = 0;
  for (const name of years) {
    const year = Number(name.slice(0, 4));
    const text = await readFile(path.join(releases, name), 'utf8');
    sets += [...text.matchAll(/^ {2}(?:raw|deduplicated):/gm)].length * times;
    for (let copy = 1; copy < times; copy += 1) {
      const later = year + copy * span;
      await writeFile(path.join(releases, `${later}.yaml`), text.replaceAll(`'${year}`, `'${later}`));
    }
  }

  const folder = path.join(to, 'blog/post');
  const posts = (await readdir(folder)).filter((name) => name.endsWith('.mdx'));
  for (const name of posts) {
    for (let copy = 1; copy < times; copy += 1) {
      await cp(path.join(folder, name), path.join(folder, name.replace('.mdx', `-${copy}.mdx`)));
    }
  }
  return { sets, posts: posts.length * times };
}
