/** What the command says, in both languages. */
import {
  ENGLISH_VARIANT,
  englishPeriod,
  formatCount,
  periodWords,
  PRACTICE_NAME,
  VARIANT_NAME,
  type Variant,
} from 'rental-data';
import type { CatalogueError } from '../disk';
import { type Language, type ProblemAndFix, quotedNames } from './language';

/** Ways of writing of `convert`. */
export const FORMATS = ['csv', 'jsonl', 'parquet'] as const;
export type OutputFormat = (typeof FORMATS)[number];

export interface CommandWords {
  help: string;
  error: string;
  unknownOption: (option: string) => ProblemAndFix;
  optionWithoutValue: ProblemAndFix;
  unknownCommand: (name: string, known: readonly string[]) => ProblemAndFix;
  unknownLanguage: (name: string, known: readonly string[]) => ProblemAndFix;
  unknownFormat: (name: string) => ProblemAndFix;
  onlyCsv: (command: string, format: string) => ProblemAndFix;
  noFile: (command: string) => ProblemAndFix;
  noZips: (folder: string) => ProblemAndFix;
  oneFile: (command: string, files: number) => ProblemAndFix;
  noInput: ProblemAndFix;
  emptyInput: ProblemAndFix;
  noOutput: ProblemAndFix;
  outWithoutName: ProblemAndFix;
  noPeriod: (file: string) => ProblemAndFix;
  practiceProfile: (file: string) => ProblemAndFix;
  practiceAmongReal: (file: string) => ProblemAndFix;
  notMonthly: (file: string) => ProblemAndFix;
  samePeriod: (file: string, period: string) => ProblemAndFix;
  overlaps: (file: string, period: string, other: string) => ProblemAndFix;
  lacksColumns: (file: string, columns: readonly string[]) => ProblemAndFix;
  nothingToCompute: ProblemAndFix;
  noGrouping: ProblemAndFix;
  notGroupable: (column: string) => ProblemAndFix;
  notMeasurable: (column: string) => ProblemAndFix;
  otherVariant: (file: string, variant: Variant) => ProblemAndFix;
  otherMissing: (file: string) => ProblemAndFix;
  noColumn: (file: string, name: string, near: readonly string[]) => ProblemAndFix;
  noCondition: (name: string) => ProblemAndFix;
  badCondition: (column: string, text: string, near: readonly string[]) => ProblemAndFix;
  catalogue: (error: CatalogueError) => ProblemAndFix;
  fault: (message: string) => ProblemAndFix;
  /** which file it is */
  file: (what: {
    name: string;
    period: string | undefined;
    isPractice: boolean;
    variant: Variant;
    format: string;
    isExact: boolean;
    version: string;
    rows: number;
  }) => string;
  written: (out: string | undefined, rows: number, all: number, columns: number | undefined) => string;
  /** of a period that must not be used */
  avoided: (file: string, period: string) => string;
  computed: (out: string | undefined, cells: number, used: number, rows: number) => string;
  /** values of a column that do not fit its type */
  unfit: (column: string, rows: number) => string;
}

const quotedZh = (names: readonly string[]): string => names.map((name) => `「${name}」`).join('、');

const SEE_HELP = '看rental-files --help的寫法。';
const CATALOGUE_FIX = '給公開的data/catalogue.json，檔案或網址都可以。';

const zh: CommandWords = {
  help: `讀開放台灣民間租屋資料的檔案：ZIP，或解壓縮後的CSV與JSON；在試算表、pandas或R裡另外存過的也可以。

用法：rental-files inspect 檔案 …     是哪一份、完不完整、哪裡不對
      rental-files profile 檔案       每一欄的盤點（JSON）
      rental-files cut 檔案 …         符合條件的列，照公布的寫法存成CSV
      rental-files convert 檔案 …     符合條件的列，換成一般的寫法：缺值留空，是非true、false，時間有時區
      rental-files groups 檔案 …      分組的列數、四分位數，或是的比例（CSV）
      rental-files statistics 檔案 …  各縣市與鄉鎮市區、四種物件類型的月租金與每坪租金四分位數（CSV）
      rental-files schema             inspect --json的JSON Schema

檔案寫成-就從標準輸入讀；好幾個檔案合成一份輸出，多一欄「期別」。

      --where <條件>      例如'縣市=臺北市,新北市&月租金=..30000&月管理費=present'；代碼與名稱都可以
      --columns <欄位,…>  只留這些欄位，依這個順序
      --by <欄位,欄位>    groups依哪一兩欄分組
      --of <欄位>         groups算哪一欄；不寫就只數列數
      --out <檔案>        寫到哪裡；不寫或寫成-就寫到標準輸出
      --force             蓋掉已經有的檔案
      --format <格式>     convert寫成csv、jsonl或parquet；不寫就看--out的副檔名
      --labels            代碼換成名稱，是非換成是、否
      --name <檔名>       從標準輸入讀的檔案叫什麼，例如202604-raw.csv
      --strict            inspect照發布的規則核對：和公布的寫法有一點不同就算
      --json              inspect的結果與錯誤寫成JSON
      --quiet             不顯示摘要
      --lang <語言>       zh或en
      --catalogue <檔案或網址>  公開的data/catalogue.json；不寫就用資料集自己的目錄
      --version           版本
  -h, --help              顯示這份說明

結束碼：0沒有發現問題，1發現問題或檔案無法讀取，2用法不對或沒有這個檔案。`,
  error: '錯誤：',
  unknownOption: (option) => [`沒有「${option}」這個選項。`, SEE_HELP],
  optionWithoutValue: ['有選項沒有寫值。', SEE_HELP],
  unknownCommand: (name, known) => [`沒有「${name}」這個指令。`, `指令是${known.join('、')}；${SEE_HELP}`],
  unknownLanguage: (name, known) => [`不支援語言「${name}」。`, `--lang可以是${known.join('、')}。`],
  unknownFormat: (name) => [`不支援格式「${name}」。`, `--format可以是${FORMATS.join('、')}。`],
  onlyCsv: (command, format) => [
    `${command}只寫CSV，不寫「${format}」。`,
    command === 'cut' ? '改用convert，或讓--out以.csv結尾。' : '讓--out以.csv結尾。',
  ],
  noFile: (command) => [`${command}要讀哪個檔案？`, SEE_HELP],
  noZips: (folder) => [`${folder}：這個資料夾裡沒有ZIP。`, '寫裡面要讀的檔案，CSV或JSON。'],
  oneFile: (command, files) => [`${command}一次讀一個檔案，這裡有${formatCount(files)}個。`, SEE_HELP],
  noInput: ['這裡沒有標準輸入。', '寫檔案的名字。'],
  emptyInput: ['標準輸入沒有內容。', '把檔案導進來，例如rental-files inspect - < 202604-raw.csv。'],
  noOutput: ['這裡沒有標準輸出。', '加上--out 檔案.csv。'],
  outWithoutName: ['--out沒有寫檔名。', '寫檔案的名字，或-。'],
  noPeriod: (file) => [
    `${file}：檔名沒有期別。`,
    '照「[202604][CSV][Raw] TW-Rental-Data.zip」或「202604-raw.csv」命名，從標準輸入讀的用--name。',
  ],
  practiceProfile: (file) => [`${file}：這是練習檔，不是任何一期。`, '盤點公布的檔案。'],
  notMonthly: (file) => [`${file}：季與年的檔案混合了不同月份的租金。`, '用每個月的檔案。'],
  samePeriod: (file, period) => [
    `${file}：${periodWords(period)}已經有另一個檔案，同一則刊登會算兩次。`,
    '一期一個檔案。',
  ],
  overlaps: (file, period, other) => [
    `${file}：${periodWords(period)}和前面的${periodWords(other)}有相同的月份，同一則刊登會算兩次。`,
    '分開執行。',
  ],
  lacksColumns: (file, columns) => [
    `${file}：沒有${quotedZh(columns)}，算不出租金。`,
    '用公布的檔案，不要去掉欄位。',
  ],
  nothingToCompute: ['每一個檔案的期別都請勿使用，沒有寫出任何數字。', '改用別的月份。'],
  practiceAmongReal: (file) => [`${file}：練習檔不能和真的檔案合在一起。`, '分開執行。'],
  noGrouping: ['沒有寫--by，也沒有寫--of。', '例如--by 縣市 --of 月租金。'],
  notGroupable: (column) => [`欄位「${column}」有太多不同的值，不能分組。`, '改用代碼或是非的欄位。'],
  notMeasurable: (column) => [
    `欄位「${column}」沒有數值，也不是是非。`,
    '改用數值或是非的欄位，或只數列數。',
  ],
  otherVariant: (file, variant) => [
    `${file}是${VARIANT_NAME[variant]}，前面的檔案不是，不能合在一起。`,
    '分開執行。',
  ],
  otherMissing: (file) => [`${file}的缺值和前面的檔案寫法不同，不能合在一起。`, '分開執行。'],
  noColumn: (file, name, near) => [
    `${file}：沒有欄位「${name}」。`,
    near.length > 0 ? `最接近的是${quotedZh(near)}。` : '用rental-files profile看有哪些欄位。',
  ],
  noCondition: (name) => [`條件裡的「${name}」不是欄位。`, '分組用groups的--by與--of，欄位用--columns。'],
  badCondition: (column, text, near) => [
    `「${column}」的條件「${text}」看不懂。`,
    near.length > 0
      ? `最接近的是${quotedZh(near)}。`
      : '代碼與是非寫檔案裡的值或名稱，範圍寫成..30000或2026-04-01..2026-04-30，缺值寫missing，有值寫present。',
  ],
  catalogue: ({ problem, place, detail }) => [
    {
      unreachable: `${place}：${detail === '' ? '連不上' : `主機回答${detail}`}。`,
      'not-json': `${place}：不是JSON。`,
      lacking: `${place}：沒有「${detail}」這一份清單。`,
      empty: `${place}：「${detail}」這一份清單是空的。`,
    }[problem],
    CATALOGUE_FIX,
  ],
  fault: (message) => [
    `程式自己出錯了（${message}）。`,
    '加上RENTAL_FILES_DEBUG=1再執行一次，把結果告訴維護者。',
  ],
  file: ({ name, period, isPractice, variant, format, isExact, version, rows }) =>
    `${name}：${period ?? (isPractice ? PRACTICE_NAME : '檔名沒有期別')}，${VARIANT_NAME[variant]}，${format}，${isExact ? '' : '最接近'}資料集版本${version}，${formatCount(rows)}列`,
  written: (out, rows, all, columns) =>
    `${out === undefined ? '' : `${out}：`}${formatCount(rows)}列（全部${formatCount(all)}列）${columns === undefined ? '' : `，${formatCount(columns)}欄`}`,
  avoided: (file, period) => `${file}：${periodWords(period)}請勿使用，沒有算。`,
  computed: (out, cells, used, rows) =>
    `${out === undefined ? '' : `${out}：`}${formatCount(cells)}格，來自${formatCount(rows)}列裡有月租金的${formatCount(used)}列`,
  unfit: (column, rows) => `「${column}」有${formatCount(rows)}列的值和欄位的型別不合，寫成缺值。`,
};

const variantEn = (variant: Variant): string => `${ENGLISH_VARIANT[variant].toLowerCase()} data`;

const SEE_HELP_EN = 'See rental-files --help --lang en.';
const CATALOGUE_FIX_EN = 'Give the published data/catalogue.json, as a file or an address.';

const en: CommandWords = {
  help: `Reads files of the open dataset of private rental housing in Taiwan: the ZIP, or the CSV and JSON in it,
also after a spreadsheet, pandas or R saved them again.

Usage: rental-files inspect FILE …    which file it is, whether it is complete, what is wrong with it
       rental-files profile FILE      an inventory of every column (JSON)
       rental-files cut FILE …        the rows that pass, as CSV in the published notation
       rental-files convert FILE …    the rows that pass, in common notation: missing values blank, true and false, times with their zone
       rental-files groups FILE …     rows, quartiles or shares of yes by group (CSV)
       rental-files statistics FILE … quartiles of rent and rent per ping by county, district and four property types (CSV)
       rental-files schema            the JSON Schema of inspect --json

- as FILE reads the standard input; several files make one output with a further column 期別 (period).

      --where CONDITIONS  such as '縣市=臺北市,新北市&月租金=..30000&月管理費=present'; codes or names
      --columns COLUMN,…  only these columns, in this order
      --by COLUMN,COLUMN  one or two columns to group by
      --of COLUMN         what groups measures; without it only rows are counted
      --out FILE          where to write; the standard output without it, or with -
      --force             replace a file that is there
      --format FORMAT     convert writes csv, jsonl or parquet; without it the ending of --out decides
      --labels            words in place of codes, 是 and 否 in place of yes and no
      --name NAME         what the standard input is called, such as 202604-raw.csv
      --strict            inspect by the rules of the publisher, who takes no other notation
      --json              results of inspect and errors as JSON
      --quiet             no summary
      --lang LANGUAGE     zh or en
      --catalogue PLACE   the published data/catalogue.json, a file or an address; without it the package's own
      --version           the version
  -h, --help              this text

Exit status: 0 nothing found, 1 something found or a file that cannot be read, 2 wrong usage or no such file.`,
  error: 'Error: ',
  unknownOption: (option) => [`There is no option “${option}”.`, SEE_HELP_EN],
  optionWithoutValue: ['An option has no value.', SEE_HELP_EN],
  unknownCommand: (name, known) => [
    `There is no command “${name}”.`,
    `The commands are ${known.join(', ')}. ${SEE_HELP_EN}`,
  ],
  unknownLanguage: (name, known) => [
    `The language “${name}” is not supported.`,
    `--lang takes ${known.join(' or ')}.`,
  ],
  unknownFormat: (name) => [`“${name}” is not a supported format.`, `--format takes ${FORMATS.join(', ')}.`],
  onlyCsv: (command, format) => [
    `${command} writes CSV alone, not “${format}”.`,
    command === 'cut' ? 'Use convert, or let --out end in .csv.' : 'Let --out end in .csv.',
  ],
  noFile: (command) => [`Which file should ${command} read?`, SEE_HELP_EN],
  noZips: (folder) => [`${folder}: there is no ZIP in this folder.`, 'Name the CSV or JSON in it.'],
  oneFile: (command, files) => [
    `${command} reads one file at a time; there are ${formatCount(files)}.`,
    SEE_HELP_EN,
  ],
  noInput: ['There is no standard input here.', 'Name a file.'],
  emptyInput: [
    'The standard input is empty.',
    'Send a file to it, as in rental-files inspect - < 202604-raw.csv.',
  ],
  noOutput: ['There is no standard output here.', 'Add --out FILE.csv.'],
  outWithoutName: ['--out has no name.', 'Name a file, or -.'],
  noPeriod: (file) => [
    `${file}: its name does not say the period.`,
    'Name it like “[202604][CSV][Raw] TW-Rental-Data.zip” or “202604-raw.csv”; use --name for the standard input.',
  ],
  practiceProfile: (file) => [
    `${file}: this is the practice file, which is of no period.`,
    'Profile a published file.',
  ],
  notMonthly: (file) => [
    `${file}: files of quarters and years mix the rents of several months.`,
    'Use the files of months.',
  ],
  samePeriod: (file, period) => [
    `${file}: there is another file of ${englishPeriod(period)}, and listings would count twice.`,
    'One file for each period.',
  ],
  overlaps: (file, period, other) => [
    `${file}: ${englishPeriod(period)} has months in common with ${englishPeriod(other)} before it, and listings would count twice.`,
    'Run them one by one.',
  ],
  lacksColumns: (file, columns) => [
    `${file}: it lacks ${quotedNames(columns)}, without which there are no rents.`,
    'Use the published file, with all its columns.',
  ],
  nothingToCompute: [
    'The period of every file must not be used; no figures were written.',
    'Use other months.',
  ],
  practiceAmongReal: (file) => [
    `${file}: the practice file cannot be joined with real files.`,
    'Run them one by one.',
  ],
  noGrouping: ['Neither --by nor --of was given.', 'For instance --by 縣市 --of 月租金.'],
  notGroupable: (column) => [
    `The column “${column}” has too many different values to group by.`,
    'Use a column of codes, or of yes and no.',
  ],
  notMeasurable: (column) => [
    `The column “${column}” has neither numbers nor yes and no.`,
    'Use a column of numbers, or of yes and no; or count rows only.',
  ],
  otherVariant: (file, variant) => [
    `${file} holds ${variantEn(variant)}, the files before it do not; they cannot be joined.`,
    'Run them one by one.',
  ],
  otherMissing: (file) => [
    `${file} writes missing values differently from the files before it; they cannot be joined.`,
    'Run them one by one.',
  ],
  noColumn: (file, name, near) => [
    `${file}: it has no column “${name}”.`,
    near.length > 0 ? `The nearest: ${quotedNames(near)}.` : 'rental-files profile lists the columns.',
  ],
  noCondition: (name) => [
    `“${name}” in the conditions is no column.`,
    'Groups take --by and --of, columns --columns.',
  ],
  badCondition: (column, text, near) => [
    `The condition “${text}” on “${column}” cannot be read.`,
    near.length > 0
      ? `The nearest: ${quotedNames(near)}.`
      : 'Codes and yes or no are values of the file or their names, ranges ..30000 or 2026-04-01..2026-04-30; missing or present.',
  ],
  catalogue: ({ problem, place, detail }) => [
    {
      unreachable: `${place}: ${detail === '' ? 'it cannot be reached' : `the host answers ${detail}`}.`,
      'not-json': `${place}: this is not JSON.`,
      lacking: `${place}: the list “${detail}” is missing.`,
      empty: `${place}: the list “${detail}” is empty.`,
    }[problem],
    CATALOGUE_FIX_EN,
  ],
  fault: (message) => [
    `The program itself failed (${message}).`,
    'Run it again with RENTAL_FILES_DEBUG=1, and send the result to the maintainers.',
  ],
  file: ({ name, period, isPractice, variant, format, isExact, version, rows }) =>
    `${name}: ${period ?? (isPractice ? 'practice file (made-up rows)' : 'no period in its name')}, ${variantEn(variant)}, ${format}, ${isExact ? '' : 'nearest to '}dataset version ${version}, ${formatCount(rows)} rows`,
  written: (out, rows, all, columns) =>
    `${out === undefined ? '' : `${out}: `}${formatCount(rows)} of ${formatCount(all)} rows${columns === undefined ? '' : `, ${formatCount(columns)} columns`}`,
  avoided: (file, period) => `${file}: ${englishPeriod(period)} must not be used, and was left out.`,
  computed: (out, cells, used, rows) =>
    `${out === undefined ? '' : `${out}: `}${formatCount(cells)} cells, from ${formatCount(used)} rows with a rent among ${formatCount(rows)}`,
  unfit: (column, rows) =>
    `“${column}”: ${formatCount(rows)} ${rows === 1 ? 'row has a value that does' : 'rows have values that do'} not fit the type of the column, written as missing.`,
};

export const COMMAND_WORDS: Record<Language, CommandWords> = { zh, en };
