/** What `npm run release` does once its arguments are read. */
import path from 'node:path';
import { formatCount, isCalendarDay } from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { onTerminal } from 'rental-files';
import { inWords, zipsAt } from 'rental-files/disk';
import { release } from './run';

/** What the name of a file says of its period; files of one period are checked against each other. */
const periodIn = (file: string): string => /\d{4}(?:Q[1-4]|\d\d)?/.exec(path.basename(file))?.[0] ?? file;

interface ReleaseArguments extends Omit<Parameters<typeof release>[0], 'files' | 'today'> {
  /** ZIPs, and folders with ZIPs */
  places: readonly string[];
  /** what the clock says: the day of a release is the one in Taipei, wherever the machine stands */
  now: Date;
}

/**
 * Finds the ZIPs and releases them.
 *
 * @returns the exit status: 1 where a rule is broken or an alarm open
 * @throws Error that says 修正 where a place, the day, the disk or the catalogue is wrong; the signal's reason; anything else is a fault of the program
 */
export async function releasePlaces({ places, now, ...options }: ReleaseArguments): Promise<number> {
  const { published, print } = options;
  if (published !== undefined && !isCalendarDay(published))
    throw new Error(`--published的「${published}」不是日期。修正：寫成2026-11-01。`);
  const files = await Promise.all(
    places.map((place) =>
      zipsAt(place).catch(() => {
        throw new Error(`讀不到「${place}」。修正：寫ZIP檔或資料夾的路徑。`);
      }),
    ),
  );
  if (files.flat().length === 0)
    throw new Error(`「${places.join('、')}」裡沒有ZIP。修正：寫有ZIP的資料夾，或ZIP檔的路徑。`);
  const releaseFiles = (some: readonly string[]): Promise<number> =>
    release({
      ...options,
      files: some,
      // Swedish writes days as ISO 8601 does.
      today: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Taipei' }).format(now),
      print: (text) => print(onTerminal(text)),
    }).catch((error: unknown) => {
      throw inWords(error);
    });
  if (!options.profile || options.verify) return releaseFiles(files.flat());
  // Each period is written before the next is read: a run that is stopped goes on from there.
  const groups = [...groupBy(files.flat(), periodIn).values()];
  const began = performance.now();
  let end = 0;
  for (const [index, group] of groups.entries()) {
    const minutes = Math.ceil((((performance.now() - began) / index) * (groups.length - index)) / 60_000);
    const left = index === 0 ? '' : `，大約還要${formatCount(minutes)}分鐘`;
    if (groups.length > 1) print(`\n第${formatCount(index + 1)}期，共${formatCount(groups.length)}期${left}`);
    end = Math.max(end, await releaseFiles(group));
  }
  return end;
}
