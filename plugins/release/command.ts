/** What `npm run release` does once its arguments are read. */
import { isCalendarDay } from 'rental-data';
import { onTerminal } from 'rental-files';
import { inWords, zipsAt } from 'rental-files/disk';
import { release } from './run';

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
  return release({
    ...options,
    files: files.flat(),
    // Swedish writes days as ISO 8601 does.
    today: new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Taipei' }).format(now),
    print: (text) => print(onTerminal(text)),
  }).catch((error: unknown) => {
    throw inWords(error);
  });
}
