import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compression levels: 11 and 9 give the smallest files, lower ones are faster. */
export interface Effort {
  brotli: number;
  gzip: number;
}

/** The smallest files: each is compressed once and sent many times. */
export const BEST: Effort = { brotli: 11, gzip: 9 };

/** Node's default number of threads for compression. */
const AT_ONCE = 4;

/**
 * Writes `{file}.br` and `{file}.gz` beside each file, where they are smaller than the file itself.
 * @param check called before each file; an exception from it stops the compression
 */
export async function compressBeside(
  files: readonly string[],
  effort: Effort,
  check: () => void,
): Promise<void> {
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      check();
      const content = await readFile(file);
      const small = {
        br: await toBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        gz: await toGzip(content, { level: effort.gzip }),
      };
      for (const [end, bytes] of Object.entries(small)) {
        if (bytes.length < content.length) await writeFile(`${file}.${end}`, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
