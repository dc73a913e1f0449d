// Types of grow.mjs; what the functions do is written there.

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
export function grow({ from, to, times }: { from: string; to: string; times: number }): Promise<{
  sets: number;
  posts: number;
}>;
