/** What can be wrong with files on a disk, in words. */
import type { Language, ProblemAndFix } from './language';

export type DiskProblem =
  | 'not-allowed'
  | 'read-only'
  | 'full'
  | 'gone'
  | 'too-many-open'
  | 'long-name'
  | 'folder'
  | 'no-file'
  | 'name-not-utf8'
  | 'no-folder'
  | 'there'
  | 'no-target'
  | 'other';

/** Codes of the system, which say what is wrong. */
export const DISK_PROBLEMS: Readonly<Record<string, DiskProblem>> = {
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  EROFS: 'read-only',
  ENOSPC: 'full',
  EDQUOT: 'full',
  ENOENT: 'gone',
  EMFILE: 'too-many-open',
  ENFILE: 'too-many-open',
  ENAMETOOLONG: 'long-name',
};

/** @param detail the code of the system, or the folder that is meant */
type Words = (detail: string) => ProblemAndFix;

export const DISK_WORDS: Record<Language, Record<DiskProblem, Words>> = {
  zh: {
    'not-allowed': () => ['沒有權限。', '改變權限，或換一個可以讀寫的帳號，再執行一次。'],
    'read-only': () => ['這個磁碟只能讀。', '換成可以寫的地方，再執行一次。'],
    full: () => ['磁碟滿了。', '清出空間，再執行一次。'],
    gone: () => ['沒有這個檔案，或連結指到的檔案不存在。', '補上檔案，或刪除連結，再執行一次。'],
    'too-many-open': () => ['同時打開的檔案太多了。', '關掉別的程式，或用ulimit -n提高上限，再執行一次。'],
    'long-name': () => ['檔名太長。', '換一個短的名字。'],
    folder: () => ['這是資料夾，不是ZIP。', '把它移到別的資料夾，或改掉名字的.zip。'],
    'no-file': () => ['這不是一般的檔案。', '把它移到別的資料夾，或改掉名字的.zip。'],
    'name-not-utf8': () => ['檔名不是UTF-8，打不開。', '照「[202604][CSV][Raw] TW-Rental-Data.zip」改名。'],
    'no-folder': (folder) => [`沒有「${folder}」這個資料夾。`, '先建立資料夾，或換一個地方。'],
    there: (file) => [`已經有「${file}」。`, '換一個名字，先把它移走，或加上--force蓋掉它。'],
    'no-target': () => ['這不是一般的檔案，不能寫成它。', '換一個檔名；寫到標準輸出用--out -。'],
    other: (code) => [`讀寫失敗（${code}）。`, '檢查磁碟與檔案，再執行一次。'],
  },
  en: {
    'not-allowed': () => [
      'Permission denied.',
      'Change the permissions, or use an account that may read and write there.',
    ],
    'read-only': () => ['This disk can only be read.', 'Choose a place that can be written.'],
    full: () => ['The disk is full.', 'Free some space and run it again.'],
    gone: () => ['There is no such file, or the link leads nowhere.', 'Check the name, or remove the link.'],
    'too-many-open': () => [
      'Too many files are open.',
      'Close other programs, or raise the limit with ulimit -n.',
    ],
    'long-name': () => ['The file name is too long.', 'Choose a shorter name.'],
    folder: () => ['This is a folder, not a ZIP.', 'Move it elsewhere, or take the .zip off its name.'],
    'no-file': () => ['This is not a regular file.', 'Move it elsewhere, or take the .zip off its name.'],
    'name-not-utf8': () => [
      'The file name is not UTF-8, so it cannot be opened.',
      'Rename it like “[202604][CSV][Raw] TW-Rental-Data.zip”.',
    ],
    'no-folder': (folder) => [
      `There is no folder “${folder}”.`,
      'Create the folder, or choose another place.',
    ],
    there: (file) => [
      `“${file}” is there already.`,
      'Choose another name, move it away, or add --force to replace it.',
    ],
    'no-target': () => [
      'This is not a regular file, and nothing is written in its place.',
      'Choose another name; the standard output is --out -.',
    ],
    other: (code) => [
      `Reading or writing failed (${code}).`,
      'Check the disk and the file, and run it again.',
    ],
  },
};

/** What is so although writing failed. */
export const NOTHING_WRITTEN: Record<Language, string> = {
  zh: '沒有寫完，也沒有留下檔案。',
  en: 'The file is not complete, and nothing was left behind.',
};
