import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { WritingError, type Problem } from './problems';
import { firstAndSome } from '../../tests/support/full';
import { findLine, temporarySite, type TemporarySite } from '../../tests/support/temporary-site';

const YEAR_2018 = 'catalogue/releases/2018.yaml';
const YEAR_2024 = 'catalogue/releases/2024.yaml';
const DATASET = 'catalogue/dataset.yaml';
const VERSIONS = 'catalogue/versions.yaml';
const COLUMNS = 'catalogue/columns.yaml';
const INCIDENTS = 'catalogue/incidents.yaml';
const CORRECTIONS = 'catalogue/corrections.yaml';

const CONTACT = 'catalogue/codes/contact.csv';
const TOWNSHIPS = 'catalogue/codes/sub_region.csv';
const COUNTIES = 'catalogue/codes/top_region.csv';

const FEBRUARY = "- period: '2024-02'";
const PARKING_2025 = '- id: parking-left-out-2025';
const BETA_2018 = '- id: beta-2018-05';
const LETTING_2018 = '- id: letting-columns-2018-07';
const GAP_2018 = '- id: crawler-gap-2018-12';
const LOSS_2021 = "- id: '2021-01'";
const OUTAGE_2024 = '- id: outage-2024';
const RESTART_2026 = '- id: restart-2026-08';
const TRIAL_2025 = '- id: trial-2025';
const WHOLE_FILE = '(整個檔案)';

/** One wrong text, and what is to be said about it. */
interface Fault {
  what: string;
  file: string;
  /** the last of these texts, each after the one before, is replaced */
  find: string[];
  put: string;
  /** where the problem is to be found in the changed file, when that is not where the new text begins */
  at?: string[];
  /** `#` stands for the number of the entry, counted from 0 */
  key: string;
  says: RegExp;
  fix?: RegExp;
}

/** The problems that stop the catalogue of a site. */
async function collectProblems(site: TemporarySite): Promise<WritingError> {
  const error: unknown = await loadSample(site.dir).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(WritingError);
  return error as WritingError;
}

/** Number of the entry at a line: entries of YAML lists begin at the margin, rows of CSV after the header. */
const entryAt = (file: string, text: string, line: number): number =>
  file.endsWith('.csv')
    ? line - 2
    : text
        .split('\n')
        .slice(0, line)
        .filter((l) => l.startsWith('- ')).length - 1;

/** Plants a fault and returns the place at which it is to be reported. */
async function plant(site: TemporarySite, fault: Fault): Promise<Pick<Problem, 'file' | 'line' | 'key'>> {
  const planted = await site.replace(fault.file, fault.find, fault.put);
  const text = await site.read(fault.file);
  const line = fault.at ? findLine(text, fault.at) : planted;
  return { file: fault.file, line, key: fault.key.replace('#', String(entryAt(fault.file, text, line))) };
}

/** A list of lists that is small as text and grows tenfold with each of nine steps. */
function bomb(): string {
  const steps = Array.from({ length: 9 }, (_, i) => `&a${i + 1} [${Array(10).fill(`*a${i}`).join(',')}]`);
  return `[&a0 [x], ${steps.join(', ')}]`;
}

const toPlace = ({ file, line, key }: Problem) => ({ file, line, key });

/** A maintainer reads Chinese: neither the problem nor the fix may be a library's English alone. */
function expectReadable(error: WritingError): void {
  for (const { file, line, key, problem, fix } of error.problems) {
    expect(problem).toMatch(/\p{Script=Han}/u);
    expect(fix).toMatch(/\p{Script=Han}/u);
    expect(error.message).toContain(`${file}:${line}  ${key}\n    問題：${problem}\n    修正：${fix}`);
  }
}

const BY_FILE: Record<string, Omit<Fault, 'file'>[]> = {
  [COLUMNS]: [
    {
      what: 'a column without English',
      find: ["- header: '月租金'", '  en:\n    name: Monthly rent\n    meaning: '],
      put: '  # ',
      at: ["- header: '月租金'"],
      key: '[#].en',
      says: /沒有英文/,
      fix: /en: \{ name, meaning \}.*README/,
    },
    {
      what: 'Chinese in an English name',
      find: ['name: Monthly rent'],
      put: 'name: Monthly 租金',
      key: '[#].en.name',
      says: /英文裡有中文「租金」/,
      fix: /譯成英文/,
    },
    {
      what: 'a name with a stop',
      find: ['name: Monthly rent'],
      put: 'name: Monthly rent.',
      key: '[#].en.name',
      says: /不加句點/,
    },
    {
      what: 'a special value that only the Chinese tells',
      find: ["- header: '建物樓高'", "    special:\n      - value: '0'\n        meaning: "],
      put: '    # ',
      at: ["- header: '建物樓高'", 'en:'],
      key: '[#].en.special',
      says: /英文沒有special/,
    },
    {
      what: 'another special value in English',
      find: ["- header: '建物樓高'", "- value: '0'"],
      put: "- value: '1'",
      key: '[#].en.special[0].value',
      says: /「1」/,
      fix: /「0」/,
    },
    {
      what: 'an English inference that does not say so',
      find: ["- header: '重複物件數'", 'Inferred from the exporting program'],
      put: 'It is said',
      at: ["- header: '重複物件數'", 'meaning:'],
      key: '[#].en.meaning',
      says: /沒有說是推斷的/,
      fix: /Inferred from the exporting program/,
    },
    {
      what: 'a special value that ends before it begins',
      find: ["- header: '物件網址'", "until: '2024-03'"],
      put: "until: '2021-03'",
      key: '[#].special[0].until',
      says: /早於開始/,
    },
    {
      what: 'a gap of some months that names none',
      find: ["- header: '陽台數'", "    - { meaning: 不是整層出租的刊登。, until: '2021-10' }"],
      put: '    - { meaning: 不是整層出租的刊登。 }',
      key: '[#].missingIn[0]',
      says: /沒有說是哪幾個月/,
      fix: /missing/,
    },
    {
      what: 'an unused code that is in no table',
      find: ["- header: '房屋出租狀態'", 'unusedCodes: [65535]'],
      put: 'unusedCodes: [65534]',
      key: '[#].unusedCodes[0]',
      says: /編碼表沒有代碼65534/,
    },
    {
      what: 'a gap of some months that only the Chinese tells',
      find: ["- header: '陽台數'", '    missingIn:\n      - '],
      put: '    # ',
      at: ["- header: '陽台數'", 'en:'],
      key: '[#].en.missingIn',
      says: /英文沒有missingIn/,
    },
    {
      what: 'an inference that says what the mark says',
      find: ["- header: '重複物件數'", '- 版本0.3的檔案'],
      put: '- 依產生檔案的程式推斷，版本0.3的檔案',
      at: ["- header: '重複物件數'", '- 依產生'],
      key: '[#].inferred[0]',
      says: /又寫了「依產生檔案的程式推斷」/,
    },
    {
      what: 'a meaning of a gap in a column without gaps',
      find: ["- header: '性別限制'", '  neverMissing: true'],
      put: '  missing: 頁面沒有寫。\n  neverMissing: true',
      at: ["- header: '性別限制'", 'neverMissing: true'],
      key: '[#].neverMissing',
      says: /沒有缺值/,
    },
    {
      what: 'an unknown code table',
      find: ['codeTable: contact'],
      put: 'codeTable: contacts',
      key: '[#].codeTable',
      says: /contacts/,
      fix: /building_type、contact、.*codes\/contacts\.csv/,
    },
    {
      what: 'a column of codes without a table',
      find: ['  codeTable: contact\n'],
      put: '',
      at: ["- header: '刊登者類型'", 'type: code'],
      key: '[#].type',
      says: /編碼表/,
    },
    {
      what: 'a column since an unknown version',
      find: ["- header: '刊登者編碼'", "since: '0.1'"],
      put: "since: '0.9'",
      key: '[#].since',
      says: /0\.9/,
    },
    {
      what: 'a column that ends before it begins',
      find: ["- header: '約略地點範圍'", "until: '0.2'"],
      put: "until: '0.1'",
      key: '[#].until',
      says: /早於開始的版本/,
    },
    {
      what: 'a column of an unknown type',
      find: ["- header: '刊登者編碼'", 'type: string'],
      put: 'type: text',
      key: '[#].type',
      says: /型別/,
    },
    {
      what: 'a source of an unknown kind',
      find: ["- header: '物件編號'", 'from: page'],
      put: 'from: website',
      key: '[#].source.from',
      says: /來源/,
      fix: /recorded/,
    },
    {
      what: 'a part of the page for what no page holds',
      find: ["- header: '物件首次發現時間'", '{ from: recorded }'],
      put: '{ from: recorded, part: 時間 }',
      at: ["- header: '物件首次發現時間'", 'source:', '時間'],
      key: '[#].source.part',
      says: /平台/,
    },
    {
      what: 'a page that is computed from columns',
      find: ["- header: '物件編號'", 'part: 刊登的編號'],
      put: 'of: [坪數]',
      at: ["- header: '物件編號'", '[坪數]'],
      key: '[#].source.of',
      says: /其他欄位/,
    },
    {
      what: 'a computed column of nothing',
      find: ["- header: '距頂樓層數'", ', of: [建物樓高, 所在樓層]'],
      put: '',
      at: ["- header: '距頂樓層數'", 'computed'],
      key: '[#].source.from',
      says: /哪些欄位/,
    },
    {
      what: 'merging in the raw variant',
      find: ["- header: '物件首次發現時間'", 'recorded'],
      put: 'merged',
      key: '[#].source.from',
      says: /原始資料/,
    },
    {
      what: 'a source that is no column',
      find: ["- header: '距頂樓層數'", 'of: [建物樓高, 所在樓層]'],
      put: 'of: [建物樓高, 樓層]',
      at: ["- header: '距頂樓層數'", 'of:', '樓層]'],
      key: '[#].source.of[1]',
      says: /「樓層」/,
      fix: /header/,
    },
  ],
  [CORRECTIONS]: [
    {
      what: 'a correction that concerns no column',
      find: ['- id: coordinates-exchanged', '約略地點_y, 常見約略地點_x, 常見約略地點_y]'],
      put: '約略地點_z]',
      key: '[#].concerns[0].columns[1]',
      says: /沒有欄位「約略地點_z」/,
      fix: /columns\.yaml/,
    },
    {
      what: 'a correction that concerns no incident',
      find: ['- id: update-time-2023', "- incidents: ['2023-01']"],
      put: "- incidents: ['2023-09']",
      key: '[#].concerns[0].incidents[0]',
      says: /沒有事件「2023-09」/,
      fix: /incidents\.yaml/,
    },
    {
      what: 'a correction that concerns a period without files',
      find: ['- id: rent-per-ping-2026', "periods: ['2026-03', '2026-04'"],
      put: "periods: ['2026-03', '2026-05'",
      key: '[#].concerns[1].periods[1]',
      says: /沒有期別「2026-05」/,
      fix: /releases/,
    },
    {
      what: 'a correction that concerns nothing',
      find: ['- id: furniture-overwritten', '- columns: [提供家具_*]'],
      put: "- periods: ['2026-03']",
      key: '[#].concerns[0]',
      says: /沒有說改了什麼/,
    },
    {
      what: 'a correction whose English does not say how to see it',
      find: ['- id: coordinates-exchanged', '  en:', '    check: '],
      put: '    # ',
      at: ['- id: coordinates-exchanged', 'en:'],
      key: '[#].en.check',
      says: /文字/,
    },
    {
      what: 'a correction that stands twice',
      find: ['- id: update-time-2023'],
      put: '- id: coordinates-exchanged',
      key: '[#].id',
      says: /更正「coordinates-exchanged」重複/,
    },
    {
      what: 'a correction that does not say what to do again as a whole sentence',
      find: ['- id: coordinates-exchanged', '原本就看數值判斷的，不受影響。'],
      put: '原本就看數值判斷的，不受影響',
      at: ['- id: coordinates-exchanged', 'redo:'],
      key: '[#].redo',
      says: /不是一整句話/,
    },
  ],
  [INCIDENTS]: [
    {
      what: 'wrong values of no column',
      find: [GAP_2018, '  columns: [物件最後更新時間]\n'],
      put: '',
      at: [GAP_2018, 'kinds:'],
      key: '[#].kinds',
      says: /沒有說是哪些欄位/,
      fix: /columns: \['\*'\]/,
    },
    {
      what: 'missing rows of single columns',
      find: [LOSS_2021, 'estimatedLoss:'],
      put: 'values: note\n  columns: [月租金]\n  estimatedLoss:',
      at: [LOSS_2021, 'columns:'],
      key: '[#].columns',
      says: /缺列影響整份資料/,
      fix: /wrong-value/,
    },
    {
      what: 'missing rows of a type of columns',
      find: [LOSS_2021, 'estimatedLoss:'],
      put: 'values: note\n  columnTypes: [code]\n  estimatedLoss:',
      at: [LOSS_2021, 'columnTypes:'],
      key: '[#].columnTypes',
      says: /缺列影響整份資料/,
    },
    {
      what: 'an unaffected month',
      find: [LETTING_2018, "unaffected: [2018Q3, '2018']"],
      put: "unaffected: ['2018-08']",
      key: '[#].unaffected[0]',
      says: /2018-08不會繼承/,
    },
    {
      what: 'an unaffected period that is none',
      find: [LETTING_2018, "unaffected: [2018Q3, '2018']"],
      put: 'unaffected: [2018Q5]',
      key: '[#].unaffected[0]',
      says: /不是期別/,
    },
    {
      what: 'a full-width stop in an English sentence',
      find: [GAP_2018, 'The crawler stopped.'],
      put: 'The crawler stopped。.',
      key: '[#].en.cause',
      says: /英文裡有中文「。」/,
    },
    {
      what: 'an English sentence without its stop',
      find: [GAP_2018, 'The crawler stopped.'],
      put: 'The crawler stopped',
      key: '[#].en.cause',
      says: /英文不是一整句話/,
    },
    {
      what: 'a reason for rows that only the Chinese tells',
      find: [GAP_2018, "'2019-03': listings"],
      put: "'2019-04': listings",
      at: ["- id: '2019-00'", 'en:', 'rowsReasons:'],
      key: '[#].en.rowsReasons',
      says: /2019-03、2019-04/,
    },
    {
      what: 'an unknown column in an incident',
      find: [GAP_2018, '[物件最後更新時間]'],
      put: '[物件最後更新時段]',
      key: '[#].columns[0]',
      says: /物件最後更新時段/,
      fix: /columns\.yaml/,
    },
    {
      what: 'an incident’s pattern that fits no column',
      find: ['- id: nearby-columns-empty-2021', '附近的*'],
      put: '遠方的*',
      key: '[#].columns[1]',
      says: /遠方的\*/,
    },
    {
      what: 'an unknown type of columns in an incident',
      find: ['- id: flags-written-as-values-2021', '[integer, number, code]'],
      put: '[integer, text]',
      key: '[#].columnTypes[1]',
      says: /型別/,
    },
    {
      what: 'an unknown post',
      find: [LOSS_2021, 'post: data-issue-2021-01'],
      put: 'post: data-issue-2021-02',
      key: '[#].post',
      says: /data-issue-2021-02/,
      fix: /blog\/post/,
    },
    {
      what: 'a period that was never published',
      find: [GAP_2018, "'2018-12'"],
      put: "'2018-04'",
      key: '[#].affects[0]',
      says: /2018-04.*沒有發布過/,
    },
    {
      what: 'a text in the place of periods',
      find: ['- id: letting-columns-2018-07', "['2018-07']"],
      put: '2018年7月',
      key: '[#].affects',
      says: /期別/,
      fix: /from/,
    },
    {
      what: 'an unknown severity',
      find: [GAP_2018, 'values: note'],
      put: 'values: mild',
      key: '[#].values',
      says: /嚴重程度/,
      fix: /note、caution或severe/,
    },
    {
      what: 'an unknown kind',
      find: [GAP_2018, 'wrong-value'],
      put: 'wrong',
      key: '[#].kinds[0]',
      says: /種類/,
      fix: /rows-missing/,
    },
    {
      what: 'an id twice',
      find: ["- id: '2019-01'"],
      put: "- id: '2019-00'",
      at: ["- id: '2019-00'", "- id: '2019-00'"],
      key: '[#].id',
      says: /2019-00.*重複.*incidents\.yaml:\d+/,
    },
    {
      what: 'a period to avoid that is not affected',
      find: [LOSS_2021, "avoid: ['2021-10', 2021Q4]"],
      put: "avoid: ['2021-10', '2022']",
      key: '[#].avoid[1]',
      says: /2022.*affects/,
    },
    {
      what: 'a loss of a period that is not affected',
      find: [LOSS_2021, "estimatedLoss: { '2021-06'"],
      put: "estimatedLoss: { '2021-05': 1, '2021-06'",
      key: '[#].estimatedLoss.2021-05',
      says: /2021-05.*affects/,
    },
    {
      what: 'columns of an incident that only lost rows',
      find: [PARKING_2025, '  kinds: [rows-missing]\n'],
      put: '  kinds: [rows-missing]\n  values: note\n  columns: [月租金]\n',
      at: [PARKING_2025, 'columns:'],
      key: '[#].columns',
      says: /不分欄位/,
      fix: /刪掉/,
    },
    {
      what: 'a column that no affected period has',
      find: [GAP_2018, 'columns: [物件最後更新時間]'],
      put: 'columns: [常見約略地點_x]',
      key: '[#].columns[0]',
      says: /沒有欄位「常見約略地點_x」/,
      fix: /since/,
    },
    {
      what: 'an unaffected period that is affected',
      find: [LETTING_2018, "unaffected: [2018Q3, '2018']"],
      put: "unaffected: ['2018-07', '2018']",
      key: '[#].unaffected[0]',
      says: /2018-07也列在affects/,
    },
    {
      what: 'an unaffected period that does not contain an affected one',
      find: [LETTING_2018, "unaffected: [2018Q3, '2018']"],
      put: "unaffected: [2018Q3, '2018', '2019']",
      key: '[#].unaffected[2]',
      says: /2019不會繼承/,
    },
    {
      what: 'an end before the start',
      find: [GAP_2018, 'end: 2018-12-12'],
      put: 'end: 2018-11-30',
      key: '[#].end',
      says: /早於/,
      fix: /null/,
    },
    {
      what: 'a period with missing rows and no reason',
      find: [LOSS_2021, "    '2021-10': 混入四個月的物件\n"],
      put: '',
      at: [LOSS_2021, 'affects:'],
      key: '[#].affects[4]',
      says: /2021-10的列數怎麼了/,
      fix: /rowsReasons.*estimatedLoss/,
    },
    {
      what: 'a period with missing rows and no estimate any more',
      find: [LOSS_2021, ', 2021Q3: 39.06 }'],
      put: ' }',
      at: [LOSS_2021, 'affects:'],
      key: '[#].affects[6]',
      says: /2021Q3的列數怎麼了/,
    },
    {
      what: 'a period of trial crawling and no reason',
      find: [TRIAL_2025, "    '2025-11': 試行收錄，只有三輪\n"],
      put: '',
      at: [TRIAL_2025, 'affects:'],
      key: '[#].affects[1]',
      says: /2025-11的列數怎麼了/,
    },
    {
      what: 'a reason beside an estimate of the same period',
      find: [LOSS_2021, "'2021-10': 混入四個月的物件"],
      put: "'2021-07': 少了一些\n    '2021-10': 混入四個月的物件",
      key: '[#].rowsReasons.2021-07',
      says: /2021-07的列數不用/,
      fix: /estimatedLoss/,
    },
    {
      what: 'a reason of a period that is not affected',
      find: [LOSS_2021, "'2021-10': 混入四個月的物件"],
      put: "'2021-11': 少了一些\n    '2021-10': 混入四個月的物件",
      key: '[#].rowsReasons.2021-11',
      says: /2021-11的列數不用/,
      fix: /affects/,
    },
    {
      what: 'a reason of rows that the incident does not touch',
      find: [GAP_2018, '  title:'],
      put: "  rowsReasons: { '2018-12': 少了一些 }\n  title:",
      key: '[#].rowsReasons.2018-12',
      says: /2018-12的列數不用/,
    },
    {
      what: 'a reason of nothing',
      find: [LOSS_2021, '混入四個月的物件'],
      put: "''",
      key: '[#].rowsReasons.2021-10',
      says: /空白/,
    },
    {
      what: 'missing months that end before they begin',
      find: [OUTAGE_2024, "{ from: '2024-11', to: '2025-09' }"],
      put: "{ from: '2024-11', to: '2024-08' }",
      key: '[#].missing[1]',
      says: /早於/,
      fix: /from或to/,
    },
    {
      what: 'a month that is published among those that are missing',
      find: [OUTAGE_2024, "{ from: '2024-04', to: '2024-08' }"],
      put: "{ from: '2024-04', to: '2024-09' }",
      key: '[#].missing[0]',
      says: /2024-09已經發布/,
      fix: /from與to/,
    },
    {
      what: 'missing months without end that begin with a published one',
      find: [RESTART_2026, "{ from: '2026-05', to: '2026-07' }"],
      put: "{ from: '2026-04' }",
      key: '[#].missing[0]',
      says: /2026-04已經發布/,
    },
    {
      what: 'a missing quarter',
      find: [RESTART_2026, "{ from: '2026-05', to: '2026-07' }"],
      put: "{ from: '2026Q3' }",
      key: '[#].missing[0].from',
      says: /不是月份/,
    },
    {
      what: 'a note at a column that there is not',
      find: [OUTAGE_2024, 'noted: { 房屋出租狀態:'],
      put: 'noted: { 房屋出租狀況:',
      key: '[#].noted.房屋出租狀況',
      says: /沒有欄位「房屋出租狀況」/,
      fix: /columns\.yaml/,
    },
    {
      what: 'a note of a period that is not affected',
      find: [OUTAGE_2024, "房屋出租狀態: ['2024-09']"],
      put: "房屋出租狀態: ['2024-09', '2023-09']",
      key: '[#].noted.房屋出租狀態',
      says: /2023-09不在affects/,
      fix: /affects/,
    },
    {
      what: 'a note of no period',
      find: [OUTAGE_2024, "房屋出租狀態: ['2024-09']"],
      put: '房屋出租狀態: []',
      key: '[#].noted.房屋出租狀態',
      says: /\p{Script=Han}/u,
    },
    {
      what: 'an incident without advice',
      find: [GAP_2018, '  advice: 「物件最後更新時間」是12月12日的物件，不一定是當天更新的。\n'],
      put: '',
      at: [GAP_2018],
      key: '[#].advice',
      says: /文字/,
    },
    {
      what: 'an empty status',
      find: [LOSS_2021, '2021年11月1日恢復；年資料補回8月與9月的大半'],
      put: "''",
      key: '[#].status',
      says: /空白/,
    },
    {
      what: 'a period to avoid that the incident does not touch',
      find: ['standing: true'],
      put: "standing: true\n  avoid: ['2019-01']",
      at: ["['2019-01']"],
      key: '[#].avoid[0]',
      says: /2019-01/,
      fix: /affects/,
    },
    {
      what: 'columns of an incident without what it does to their values',
      find: [GAP_2018, 'values: note'],
      put: '',
      at: [GAP_2018, 'columns:'],
      key: '[#].columns',
      says: /值還能不能用/,
      fix: /加上values/,
    },
    {
      what: 'missing rows without what they do to the rows',
      find: [PARKING_2025, '  rows: complete\n'],
      put: '',
      at: [PARKING_2025, 'kinds:'],
      key: '[#].kinds',
      says: /列數還能不能比較/,
      fix: /加上rows/,
    },
    {
      what: 'values of an incident without columns',
      find: [BETA_2018, 'rows: partial'],
      put: 'rows: partial\n  values: note',
      at: [BETA_2018, 'values:'],
      key: '[#].values',
      says: /哪些欄位的值/,
    },
    {
      what: 'columns that are touched in a period that is not',
      find: [OUTAGE_2024, "columnsIn: ['2024-09']"],
      put: "columnsIn: ['2024-03']",
      key: '[#].columnsIn[0]',
      says: /2024-03不在affects裡/,
    },
  ],
  [VERSIONS]: [
    {
      what: 'a month from which a column is complete, that is none',
      find: ["completeFrom: { 刊登者編碼: '2018-08', 最大刊登者編碼: '2018-08' }"],
      put: "completeFrom: { 刊登者編碼: '2018Q3' }",
      key: '[#].completeFrom.刊登者編碼',
      says: /不是月份/,
    },
    {
      what: 'an unknown rule of merging',
      find: ["- version: '0.2'", 'merge: newest'],
      put: 'merge: oldest',
      key: '[#].merge',
      says: /合併規則/,
      fix: /newest或most-frequent/,
    },
    {
      what: 'an unknown format of missing values',
      find: ["missing: { csv: '-' }"],
      put: "missing: { xml: '-' }",
      key: '[#].missing.xml',
      says: /xml|型別/,
    },
    {
      what: 'a change of a version that only the Chinese tells',
      find: ["      - 'New: JSON, one file for each county.'\n"],
      put: '',
      at: ["version: '0.1'", 'en:', 'changes:'],
      key: '[#].en.changes',
      says: /中文有6項，英文有5項/,
    },
    {
      what: 'a version released before the one above it',
      find: ['released: 2018-08-31'],
      put: 'released: 2018-07-01',
      at: ["version: '0.2'"],
      key: '[#].version',
      says: /0\.2.*0\.1/,
      fix: /由舊到新/,
    },
    {
      what: 'a column that is said to be incomplete in a version that did not bring it',
      find: ["completeFrom: { 約略地點_x: '2018-09'"],
      put: "completeFrom: { 刊登者編碼: '2018-08', 約略地點_x: '2018-09'",
      key: '[#].completeFrom.刊登者編碼',
      says: /版本0\.2沒有新增欄位「刊登者編碼」/,
      fix: /since/,
    },
    {
      what: 'a version that ends before it begins',
      find: ['until: 2018-12-31'],
      put: 'until: 2018-01-01',
      key: '[#].until',
      says: /早於/,
    },
    {
      what: 'a replaced column that there is not',
      find: ['約略地點範圍: [常見約略地點_x'],
      put: '約略地點範圍: [常見約略地點_z',
      key: '[#].replaces.約略地點範圍',
      says: /常見約略地點_z/,
    },
    {
      what: 'a version twice',
      find: ["- version: '0.2'"],
      put: "- version: '0.1'",
      at: ["- version: '0.1'", "- version: '0.1'"],
      key: '[#].version',
      says: /0\.1.*重複.*versions\.yaml:\d+/,
    },
    {
      what: 'an unknown format of a version',
      find: ["- version: '0.1'", 'formats: [csv, json]'],
      put: 'formats: [csv, xml]',
      key: '[#].formats[1]',
      says: /格式/,
    },
    {
      what: 'a version without formats',
      find: ["- version: '0.1'", 'formats: [csv, json]'],
      put: 'formats: []',
      key: '[#].formats',
      says: /\p{Script=Han}/u,
    },
    {
      what: 'a format of a version that no file has',
      find: ["- version: '0.0'", 'formats: [csv]'],
      put: 'formats: [csv, json]',
      at: ["- version: '0.0'", 'json]'],
      key: '[#].formats[1]',
      says: /版本0\.0沒有發布過JSON/,
      fix: /catalogue\/releases/,
    },
    {
      what: 'a mark of dwellings that the de-duplicated files do not have',
      find: ["- version: '0.3'", 'merge: most-frequent'],
      put: 'merge: most-frequent\n  dwelling: 物件編號',
      at: ["- version: '0.3'", 'dwelling:'],
      key: '[#].dwelling',
      says: /版本0\.3的消除重複住宅沒有欄位「物件編號」/,
    },
  ],
  [YEAR_2018]: [
    {
      what: 'a note on what is covered without English',
      find: [', en: May holds only the six special municipalities'],
      put: '',
      at: ['covers:'],
      key: '[#].covers',
      says: /note沒有英文/,
    },
    {
      what: 'content that the dataset version does not have',
      find: ['201805-TW-Rental-Data.zip }'],
      put: "201805-TW-Rental-Data.zip }\n  deduplicated:\n    rows: { '591': 1 }\n    csv: { bytes: 1 }",
      at: ['201805-TW-Rental-Data.zip', 'deduplicated:'],
      key: '[#].deduplicated',
      says: /0\.0.*deduplicated/,
    },
    {
      what: 'a format that the dataset version does not have',
      find: ['201806-TW-Rental-Data.zip }'],
      put: '201806-TW-Rental-Data.zip }\n    json: { bytes: 1 }',
      at: ['201806-TW-Rental-Data.zip', 'json:'],
      key: '[#].raw.json',
      says: /0\.0.*JSON/,
    },
    {
      what: 'a county that is in no table',
      find: ["- period: '2018-05'", '臺北市'],
      put: '台北市',
      key: '[#].covers.counties[0]',
      says: /top_region.*台北市/,
      fix: /top_region\.csv/,
    },
    {
      what: 'a repeated column that there is not',
      find: ["- period: '2018Q3'", "repeats: ['提供家具_*']"],
      put: "repeats: ['提供家電_*']",
      key: '[#].raw.csv.repeats[0]',
      says: /沒有欄位「提供家電_\*」/,
    },
  ],
  [COUNTIES]: [
    {
      what: 'a county without an official code',
      find: ['Lienchiang County,09007'],
      put: 'Lienchiang County,',
      key: '[#].official',
      says: /「連江縣」的官方代碼是「」/,
      fix: /5位/,
    },
  ],
  [TOWNSHIPS]: [
    {
      what: 'an official code of another length',
      find: ['10008080'],
      put: '1000808',
      key: '[#].official',
      says: /官方代碼要是/,
    },
    {
      what: 'the official code of another township',
      find: ['10008080'],
      put: '10008130',
      at: ['1,南投縣仁愛鄉'],
      key: '[#].official',
      says: /10008130.*重複/,
    },
    {
      what: 'an official code of another county',
      find: ['10008080'],
      put: '10009999',
      key: '[#].official',
      says: /10009999不在南投縣（10008）裡/,
    },
  ],
  [CONTACT]: [
    {
      what: 'a code without English',
      find: ['2018-05-31,Estate agent'],
      put: '2018-05-31,',
      at: ['2,房仲'],
      key: '[#].english',
      says: /空白/,
    },
    {
      what: 'an English word that the site has given up',
      find: ['2018-05-31,Estate agent'],
      put: "2018-05-31,Owner's agent",
      at: ['2,房仲'],
      key: '[#].english',
      says: /英文寫了「'」/,
      fix: /’/,
    },
    {
      what: 'a row of a CSV file that lacks a field',
      find: ['2,房仲,2018-05-31'],
      put: '2,房仲',
      key: WHOLE_FILE,
      says: /CSV讀不懂/,
      fix: /欄數/,
    },
    {
      what: 'a code that is no number',
      find: ['2,房仲'],
      put: '二,房仲',
      key: '[#].code',
      says: /整數/,
      fix: /65535/,
    },
    {
      what: 'a negative code',
      find: ['2,房仲'],
      put: '-2,房仲',
      key: '[#].code',
      says: /整數/,
    },
    {
      what: 'a code that does not fit',
      find: ['2,房仲'],
      put: '65536,房仲',
      key: '[#].code',
      says: /65536.*超出範圍/,
      fix: /0到65535/,
    },
    {
      what: 'a code far too large',
      find: ['2,房仲'],
      put: '1000000,房仲',
      key: '[#].code',
      says: /整數/,
      fix: /0到65535/,
    },
    {
      what: 'a code twice',
      find: ['2,房仲'],
      put: '1,房仲',
      key: '[#].code',
      says: /1.*重複.*contact\.csv:3/,
    },
    {
      what: 'a code twice in other digits',
      find: ['2,房仲'],
      put: '01,房仲',
      key: '[#].code',
      says: /重複.*contact\.csv:3/,
    },
    {
      what: 'a table without any code',
      find: [
        '0,屋主,2018-05-31,Owner\n1,代理人,2018-05-31,Representative\n2,房仲,2018-05-31,Estate agent\n65535,不明,2018-05-31,Unknown\n',
      ],
      put: '',
      at: ['code'],
      key: 'code',
      says: /沒有任何代碼/,
      fix: /至少加上一列/,
    },
    {
      what: 'a code without a label',
      find: ['2,房仲'],
      put: '2,',
      key: '[#].label',
      says: /空白/,
    },
  ],
  [YEAR_2024]: [
    {
      what: 'a period twice',
      find: [FEBRUARY],
      put: "- period: '2024-01'",
      at: ["- period: '2024-01'", "- period: '2024-01'"],
      key: '[#].period',
      says: /2024-01.*重複.*第一次出現在catalogue\/releases\/2024\.yaml:\d+/,
    },
    {
      what: 'an unknown dataset version',
      find: [FEBRUARY, "version: '0.3'"],
      put: "version: '0.9'",
      key: '[#].version',
      says: /0\.9/,
      fix: /0\.0、0\.1、0\.2、0\.3.*versions\.yaml/,
    },
    {
      what: 'a version that is a number',
      find: [FEBRUARY, "version: '0.3'"],
      put: 'version: 0.3',
      key: '[#].version',
      says: /版本.*文字/,
      fix: /引號/,
    },
    {
      what: 'a negative number of rows',
      find: [FEBRUARY, 'raw:', '174448'],
      put: '-174448',
      key: '[#].raw.rows.591',
      says: /負數/,
    },
    {
      what: 'a number of rows with a comma',
      find: [FEBRUARY, 'raw:', '174448'],
      put: "'174,448'",
      key: '[#].raw.rows.591',
      says: /整數/,
      fix: /逗號/,
    },
    {
      what: 'half a row',
      find: [FEBRUARY, 'deduplicated:', '136424'],
      put: '136424.5',
      key: '[#].deduplicated.rows.591',
      says: /整數/,
    },
    {
      what: 'a negative size',
      find: [FEBRUARY, 'raw:', '66386779'],
      put: '-66386779',
      key: '[#].raw.csv.bytes',
      says: /大於0/,
      fix: /位元組/,
    },
    {
      what: 'a size of nothing',
      find: [FEBRUARY, 'deduplicated:', '57076371'],
      put: '0',
      key: '[#].deduplicated.csv.bytes',
      says: /大於0/,
    },
    {
      what: 'more rows after de-duplication than before',
      find: [FEBRUARY, 'deduplicated:', '136424'],
      put: '174449',
      key: '[#].deduplicated.rows',
      says: /174449.*174448.*還多/,
    },
    {
      what: 'an unknown source',
      find: [FEBRUARY, 'raw:', "'591'"],
      put: "'951'",
      key: '[#].raw.rows.951',
      says: /來源「951」/,
      fix: /591.*dataset\.yaml/,
    },
    {
      what: 'a period in another year’s file',
      find: [FEBRUARY],
      put: '- period: 2025Q2',
      key: '[#].period',
      says: /2025Q2.*放錯檔案/,
      fix: /catalogue\/releases\/2025\.yaml/,
    },
    {
      what: 'a period in another notation',
      find: [FEBRUARY],
      put: "- period: '202402'",
      key: '[#].period',
      says: /不是期別/,
      fix: /'2026-04'.*'2024Q1'.*'2023'/,
    },
    {
      what: 'an unknown key',
      find: [FEBRUARY, "version: '0.3'"],
      put: "version: '0.3'\n  betta: true",
      at: ['betta'],
      key: '[#].betta',
      says: /betta/,
      fix: /拼字/,
    },
    {
      what: 'an unknown key inside a set',
      find: [FEBRUARY, 'deduplicated:', 'csv: { bytes: 57076371 }'],
      put: 'csv: { bytes: 57076371 }\n    parquet: { bytes: 1 }',
      at: ['parquet'],
      key: '[#].deduplicated.parquet',
      says: /parquet/,
    },
    {
      what: 'a set without a file',
      find: [FEBRUARY, 'raw:', '    csv: { bytes: 66386779 }\n'],
      put: '',
      at: [FEBRUARY, 'raw:'],
      key: '[#].raw',
      says: /沒有任何檔案/,
      fix: /csv或json/,
    },
    {
      what: 'a set without rows',
      find: [FEBRUARY, 'raw:', "rows: { '591': 174448 }"],
      put: 'rows: {}',
      at: [FEBRUARY, 'raw:'],
      key: '[#].raw',
      says: /列數/,
    },
    {
      what: 'a checksum that is none',
      find: [FEBRUARY, 'raw:', 'bytes: 66386779'],
      put: 'bytes: 66386779, sha256: abc',
      key: '[#].raw.csv.sha256',
      says: /SHA-256/,
    },
    {
      what: 'a day that does not exist',
      find: [FEBRUARY, 'raw:', 'bytes: 66386779'],
      put: 'bytes: 66386779, checkedAt: 2026-02-30',
      key: '[#].raw.csv.checkedAt',
      says: /日期/,
    },
    {
      what: 'YAML that cannot be read',
      find: [FEBRUARY, "version: '0.3'"],
      put: "version: '0.3': yes",
      key: WHOLE_FILE,
      says: /YAML讀不懂/,
      fix: /縮排/,
    },
    {
      what: 'a key twice',
      find: [FEBRUARY, "version: '0.3'"],
      put: "version: '0.3'\n  version: '0.2'",
      at: [FEBRUARY, 'version:', 'version:'],
      key: WHOLE_FILE,
      says: /YAML讀不懂/,
      fix: /同一個鍵不能寫兩次/,
    },
    {
      what: 'a coverage that begins after the period',
      find: ["- period: '2024-09'", 'from: 2024-09-08'],
      put: 'from: 2024-10-08',
      key: '[#].covers.from',
      says: /2024-10-08到2024-09-30.*不合/,
    },
    {
      what: 'days before the period',
      find: ["- period: '2024-02'\n"],
      put: "- period: '2024-02'\n  covers: { from: 2024-01-31, to: 2024-02-20 }\n",
      at: ['covers: { from: 2024-01-31'],
      key: '[#].covers.from',
      says: /2024-01-31到2024-02-20.*不合/,
    },
    {
      what: 'days after the period',
      find: ["- period: '2024-02'\n"],
      put: "- period: '2024-02'\n  covers: { from: 2024-03-01, to: 2024-03-02 }\n",
      at: ['covers: { from: 2024-03-01'],
      key: '[#].covers.from',
      says: /2024-03-01到2024-03-02.*不合/,
    },
  ],
  'catalogue/releases/2023.yaml': [
    {
      what: 'a year without quotes',
      find: ["- period: '2023'\n"],
      put: '- period: 2023\n',
      key: '[#].period',
      says: /文字/,
      fix: /引號.*'2023'/,
    },
    {
      what: 'a coverage that says nothing',
      find: ["- period: '2023-03'", 'covers: { to: 2023-03-24 }'],
      put: 'covers: {}',
      key: '[#].covers',
      says: /沒有說涵蓋什麼/,
      fix: /from、to、counties/,
    },
  ],
  'catalogue/releases/2026.yaml': [
    {
      what: 'a day of publication before the last day that the rows cover',
      find: ["- period: '2026-08'", 'published: 2026-08-31'],
      put: 'published: 2026-08-30',
      key: '[#].published',
      says: /早於資料涵蓋的最後一天（2026-08-31）/,
      fix: /改正published/,
    },
  ],
  [DATASET]: [
    {
      what: 'a building type of the dwelling filter that is in no table',
      find: ['buildingTypes:', '電梯大樓'],
      put: '電梯大廈',
      key: 'dwellingFilters[0].buildingTypes[2]',
      says: /building_type.*電梯大廈/,
      fix: /building_type\.csv/,
    },
    {
      what: 'a property type of the dwelling filter that is in no table',
      find: ['propertyTypes:', '雅房'],
      put: '別墅',
      key: 'dwellingFilters[0].propertyTypes[3]',
      says: /property_type.*別墅/,
    },
    {
      what: 'nothing that is taken out',
      find: ['removed: [標題, 地址, 描述, 照片]'],
      put: 'removed: []',
      key: 'removed',
      says: /沒有任何內容/,
      fix: /removed: \[/,
    },
    {
      what: 'a limit that is no sentence',
      find: ['- 租金是刊登的價格，不一定是成交價。'],
      put: '- 租金是刊登的價格',
      key: 'limits[0]',
      says: /一整句話/,
      fix: /句尾/,
    },
    {
      what: 'a use of the data in a year before the data',
      find: ['- who: 報導者', 'year: 2024'],
      put: 'year: 2014',
      key: 'usedBy[0].year',
      says: /比資料集還早/,
    },
    {
      what: 'a use of the data in a year in quotation marks',
      find: ['- who: 報導者', 'year: 2024'],
      put: "year: '2024'",
      key: 'usedBy[0].year',
      says: /整數/,
      fix: /引號/,
    },
    {
      what: 'years of a use in the wrong order',
      find: ['years: [2019, 2023]'],
      put: 'years: [2023, 2019]',
      key: 'usedBy[0].years',
      says: /第一年晚於最後一年/,
    },
    {
      what: 'a single year of a use',
      find: ['years: [2019, 2023]'],
      put: 'years: 2019',
      key: 'usedBy[0].years',
      says: /兩個年份/,
      fix: /寫兩次/,
    },
    {
      what: 'a use of the data by nobody',
      find: ['- who: 報導者'],
      put: "- who: ''",
      key: 'usedBy[0].who',
      says: /空白/,
    },
    {
      what: 'an address that is none',
      find: ['fileHost: https://'],
      put: 'fileHost: ',
      key: 'fileHost',
      says: /網址/,
    },
  ],
};
const FAULTS = Object.entries(BY_FILE).flatMap(([file, faults]) =>
  faults.map((fault): Fault => ({ ...fault, file })),
);

describe('a planted fault', () => {
  it('is found by nothing but its own change: the copied catalogue loads', async () => {
    const site = await temporarySite();
    expect(await loadSample(site.dir)).toEqual({ ...(await loadSample(process.cwd())), profiles: [] });
  });

  // Each reads the whole catalogue anew.
  it.each(firstAndSome(FAULTS, 15, ({ what }) => what))(
    '$what stops the catalogue with file, line, key and fix',
    async (fault) => {
      const site = await temporarySite();
      const place = await plant(site, fault);
      const error = await collectProblems(site);
      expectReadable(error);
      const found = error.problems.filter((p) => fault.says.test(p.problem));
      // A repeated version takes the one it replaces away; what follows from that is said as well. So is what one language lacks.
      const others = error.problems.filter(({ problem }) => !problem.startsWith('中文與英文的期別不同'));
      if (fault.file !== VERSIONS) expect(found).toEqual(expect.arrayContaining(others));
      expect(found.map(toPlace)).toEqual([place]);
      expect(found[0]?.fix).toMatch(fault.fix ?? /./);
    },
  );

  it('a column twice', async () => {
    const site = await temporarySite();
    const line = await site.replace(COLUMNS, ["- header: '提供家具_電視？'"], "- header: '建物樓高'");
    const text = await site.read(COLUMNS);
    const error = await collectProblems(site);
    expectReadable(error);
    const key = `[${entryAt(COLUMNS, text, line)}].header`;
    // One fault, one problem: not one for every variant and version.
    expect(error.problems.map(toPlace)).toEqual([{ file: COLUMNS, line, key }]);
    expect(error.problems[0]?.problem).toMatch(/建物樓高.*重複/);
  });

  it('says where a repeated period stands first', async () => {
    const site = await temporarySite();
    await site.append(
      'catalogue/releases/2025.yaml',
      "- period: '2024-02'\n  version: '0.3'\n  raw: { rows: { '591': 1 }, csv: { bytes: 1 } }\n",
    );
    const first = findLine(await site.read(YEAR_2024), [FEBRUARY]);
    const { problems } = await collectProblems(site);
    expect(problems.map((p) => p.problem).join()).toContain(`第一次出現在${YEAR_2024}:${first}`);
    expect(problems.every((p) => p.file === 'catalogue/releases/2025.yaml')).toBe(true);
  });
});

describe('what a person cannot have meant', () => {
  it.each([
    [
      'a period after the counting',
      'catalogue/releases/2026.yaml',
      ["'2026-04'"],
      "'2099-12'",
      /2099-12晚於盤點的月份/,
    ],
    ['a counting before the files', DATASET, ['asOf: '], "asOf: '2020-01' #", /晚於盤點的月份（2020-01）/],
    [
      'a beginning after the files',
      DATASET,
      ["since: '2018-05'"],
      "since: '2027-01'",
      /早於第一個有資料的月份（2027-01）/,
    ],
    ['a file host with a query', DATASET, ['amazonaws.com'], 'amazonaws.com?x=1', /不能有\?或#/],
    ['more rows than homes', YEAR_2024, [FEBRUARY, 'raw:', '174448'], '99999999999999', /大得不像真的/],
    ['a title of 100 kB', INCIDENTS, [OUTAGE_2024, 'title: '], `title: ${'長'.repeat(50_000)}`, /長得不像/],
    ['a column that objects have', COLUMNS, ["- header: '刊登者編碼'"], '- header: __proto__', /保留給程式/],
    [
      'a character that nobody sees',
      INCIDENTS,
      [OUTAGE_2024, 'title: '],
      'title: \u200b',
      /看不見或讀不出來（U\+200B）/,
    ],
    ['an alias without an anchor', INCIDENTS, [OUTAGE_2024, 'title: '], 'title: *gone #', /別名.*gone/],
    ['aliases of aliases', DATASET, ['since:'], `bomb: ${bomb()}\nsince:`, /別名/],
    [
      'what an editor wrote for bytes that it could not read',
      CONTACT,
      ['代理人'],
      '\ufffd',
      /看不見或讀不出來（U\+FFFD）/,
    ],
  ])('%s', async (_what, file, find, put, says) => {
    const site = await temporarySite();
    await site.replace(file, find, put);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(({ problem }) => problem).join('\n')).toMatch(says);
  });
});

describe('a file that is not there', () => {
  it.each([DATASET, VERSIONS, COLUMNS, INCIDENTS])('%s', async (file) => {
    const site = await temporarySite();
    await site.remove(file);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(toPlace)).toEqual([{ file, line: 1, key: WHOLE_FILE }]);
    expect(error.problems[0]?.problem).toContain('ENOENT');
  });

  it('a code table is missed by the column that uses it', async () => {
    const site = await temporarySite();
    await site.remove(CONTACT);
    const text = await site.read(COLUMNS);
    const line = findLine(text, ['codeTable: contact']);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(toPlace)).toEqual([
      { file: COLUMNS, line, key: `[${entryAt(COLUMNS, text, line)}].codeTable` },
    ]);
  });

  it('a year is missed by the incidents that touch it', async () => {
    const site = await temporarySite();
    await site.remove(YEAR_2024);
    const error = await collectProblems(site);
    expectReadable(error);
    const text = await site.read(INCIDENTS);
    const line = findLine(text, ['- id: outage-2024', 'affects:']);
    expect(error.problems.map(toPlace)).toContainEqual({
      file: INCIDENTS,
      line,
      key: `[${entryAt(INCIDENTS, text, line)}].affects[0]`,
    });
  });

  it.each(['catalogue/codes', 'catalogue/releases'])('the folder %s', async (folder) => {
    const site = await temporarySite();
    await site.remove(folder);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map((p) => p.file)).toContain(folder);
  });

  it.each([
    ['nothing but a comment', '# 還沒有資料\n'],
    ['a map in the place of a list', "period: '2024-02'\n"],
  ])('a year’s file with %s', async (_what, text) => {
    const site = await temporarySite();
    await site.write('catalogue/releases/2017.yaml', text);
    const error = await collectProblems(site);
    expectReadable(error);
    expect(error.problems.map(toPlace)).toEqual([
      { file: 'catalogue/releases/2017.yaml', line: 1, key: WHOLE_FILE },
    ]);
    expect(error.problems[0]?.problem).toContain('清單');
  });
});

describe('several faults at once', () => {
  const planted = (...whats: string[]): Fault[] =>
    whats.map((what) => {
      const fault = FAULTS.find((f) => f.what === what);
      if (!fault) throw new Error(`no fault “${what}”`);
      return fault;
    });

  it.each([
    [
      'of single entries',
      planted(
        'a negative number of rows',
        'a negative size',
        'an unknown severity',
        'an unknown kind',
        'a code that is no number',
        'a column of an unknown type',
        'an address that is none',
      ),
    ],
    [
      'between entries',
      planted(
        'an unknown dataset version',
        'an unknown source',
        'a format that the dataset version does not have',
        'an unknown column in an incident',
        'a period with missing rows and no reason',
        'an unknown post',
        'a period that was never published',
        'a month that is published among those that are missing',
        'a note at a column that there is not',
        'a code that does not fit',
        'an unknown code table',
        'a building type of the dwelling filter that is in no table',
      ),
    ],
    [
      'in files that cannot be read, beside wrong entries',
      planted(
        'YAML that cannot be read',
        'a row of a CSV file that lacks a field',
        'an unknown severity',
        'an unknown format of a version',
      ),
    ],
  ])('%s are all reported', async (_what, faults) => {
    const site = await temporarySite();
    const places = [];
    for (const fault of faults) places.push(await plant(site, fault));
    const error = await collectProblems(site);
    expectReadable(error);
    const found = error.problems.map(toPlace);
    for (const place of places) expect(found).toContainEqual(place);
    expect(error.message).toContain(`有${error.problems.length}個錯誤`);

    expect(found).toHaveLength(places.length);
  });
});

describe('a catalogue that is wrong', () => {
  it('leaves every file as it was and writes none', async () => {
    const site = await temporarySite();
    await site.replace(YEAR_2024, [FEBRUARY, 'raw:', '174448'], '-1');
    const before = await site.files();
    await collectProblems(site);
    expect(await site.files()).toEqual(before);
  });

  it('is a sound one again once the fault is taken back', async () => {
    const site = await temporarySite();
    await site.replace(YEAR_2024, [FEBRUARY, 'raw:', '174448'], '-1');
    await collectProblems(site);
    await site.replace(YEAR_2024, [FEBRUARY, 'raw:', '-1'], '174448');
    await expect(loadSample(site.dir)).resolves.toBeDefined();
  });
});
