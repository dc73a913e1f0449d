/** What was computed of a reader's files, kept in the browser. Loaded once somebody keeps or has kept anything. */
import { mayKeep, readKeptFile, StatisticsError, toKeptFile, type JudgedFile } from 'rental-data/statistics';
import { forget, readStored, store } from '@site/src/lib/browser/keptRents';

export { forget } from '@site/src/lib/browser/keptRents';

/** Keeps the figures of these files and no others. @throws where the browser refuses */
export const keep = (files: readonly JudgedFile[], baseUrl: string): Promise<void> =>
  store(files.filter(mayKeep).map(toKeptFile), baseUrl);

const GONE = '先前留下的數字已經不在這個瀏覽器裡。請再選一次檔案。';
const OF_ANOTHER_RULE = '先前留下的數字不合現在的規則，已經刪除。請再選一次檔案。';
const DAMAGED = '先前留下的數字壞了，已經刪除。請再選一次檔案。';

/** The files that are kept, without what the catalogue says of them. What is of no use any more is removed. @throws RangeError that says why there are none; where the browser refuses */
export async function readKept(baseUrl: string): Promise<JudgedFile[]> {
  const kept = await readStored(baseUrl);
  try {
    if (Array.isArray(kept)) return kept.map(readKeptFile);
  } catch (error) {
    await forget(baseUrl);
    throw new RangeError(error instanceof StatisticsError ? OF_ANOTHER_RULE : DAMAGED, {
      cause: error,
    });
  }
  await forget(baseUrl);
  throw new RangeError(kept === undefined ? GONE : DAMAGED);
}
