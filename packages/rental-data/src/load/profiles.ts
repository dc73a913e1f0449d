/** Profiles of sets, which `npm run release` writes. Nobody edits them, so the fix for each fault is to have them made again. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { columnsOfSet, listSets } from '../catalogue/sets';
import { profileSchema } from '../catalogue/profileSchema';
import type { Catalogue, SetProfile } from '../catalogue/types';
import { comparePeriods } from '../period';
import { errorCode } from './errorCode';
import { ofFile, type Problem } from './problems';

const PROFILES = 'catalogue/profiles';

export const profileFile = ({ period, variant }: Pick<SetProfile, 'period' | 'variant'>): string =>
  `${PROFILES}/${period}-${variant}.json`;

function parsed(file: string, text: string): SetProfile | Problem {
  const fix = `刪掉這個檔案，再用npm run release -- --profile讀一次原檔。`;
  try {
    const result = profileSchema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    return {
      ...ofFile(file, `不是盤點的內容（${issue?.message ?? ''}）。`, fix),
      key: issue?.path.join('.') ?? '',
    };
  } catch (error) {
    return ofFile(file, `不是JSON（${error instanceof Error ? error.message : ''}）。`, fix);
  }
}

function contradiction(catalogue: Catalogue, file: string, profile: SetProfile): string | undefined {
  const { period, variant, rows, columns } = profile;
  if (profileFile(profile) !== file) return `檔名和裡面的期別與內容（${period}、${variant}）不同。`;
  const set = listSets(catalogue).find((known) => known.period === period && known.variant === variant);
  if (!set) return '目錄沒有這一份資料。';
  if (set.rows !== rows) return `讀到${rows}列，目錄寫的是${set.rows}列。`;
  const headers = columnsOfSet(catalogue, set).map(({ header }) => header);
  const odd = headers.find((header, index) => columns[index]?.header !== header);
  if (odd !== undefined || headers.length !== columns.length)
    return `欄位和資料集版本${set.version}的不同，從「${odd ?? columns[headers.length]?.header ?? ''}」開始。`;
  return undefined;
}

/** The profiles beside a catalogue; what is wrong is added to `problems`. A catalogue without the folder has none. */
export async function readProfiles(
  siteDir: string,
  catalogue: Catalogue,
  problems: Problem[],
): Promise<SetProfile[]> {
  const names = await readdir(path.join(siteDir, PROFILES)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const read = await Promise.all(
    names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map(async (name): Promise<SetProfile | undefined> => {
        const file = `${PROFILES}/${name}`;
        const found = parsed(file, await readFile(path.join(siteDir, file), 'utf8'));
        const problem = 'fix' in found ? found : contradiction(catalogue, file, found);
        if (problem === undefined) return 'fix' in found ? undefined : found;
        const fix = '改正目錄，或刪掉這個檔案，再用npm run release -- --profile讀一次原檔。';
        problems.push(typeof problem === 'string' ? ofFile(file, problem, fix) : problem);
        return undefined;
      }),
  );
  return read
    .filter((profile) => profile !== undefined)
    .sort((a, b) => comparePeriods(a.period, b.period) || (a.variant < b.variant ? 1 : -1));
}
