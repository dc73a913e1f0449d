import { access } from 'node:fs/promises';
import path from 'node:path';
import { ofFile, type Problem } from './problems';

/** Stands while `npm run release` moves files into place; lists them. */
export const JOURNAL = 'catalogue/.release.journal';

/** A catalogue of which some files are of a release and others are not must not be read. */
export const unfinished = (siteDir: string): Promise<Problem[]> =>
  access(path.join(siteDir, JOURNAL)).then(
    () => [
      ofFile(
        JOURNAL,
        '上一次npm run release寫到一半就中斷了。',
        '再執行一次同樣的指令（不加--dry-run與--verify），它會先把中斷的寫完。',
      ),
    ],
    () => [],
  );
