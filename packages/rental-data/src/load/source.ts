import Papa from 'papaparse';
import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { ofFile, WHOLE_FILE, type Problem } from './problems';
import { readWritten, type Reading } from './text';

export type KeyPath = readonly (string | number)[];

export interface SourceFile {
  file: string;
  value: unknown;
  /** 1-based line of the value at that path, or of its nearest existing parent */
  findLine: (at: KeyPath) => number;
}

function keyText(at: KeyPath): string {
  const keys = at.map((k) => (typeof k === 'number' ? `[${k}]` : `.${k}`)).join('');
  return keys.replace(/^\./, '') || WHOLE_FILE;
}

export type Place = Pick<Problem, 'file' | 'line' | 'key'>;

export const placeIn = ({ file, findLine }: SourceFile, at: KeyPath): Place => ({
  file,
  line: findLine(at),
  key: keyText(at),
});

export const problemIn = (source: SourceFile, at: KeyPath, problem: string, fix: string): Problem => ({
  ...placeIn(source, at),
  problem,
  fix,
});

function yamlLine(document: Document, counter: LineCounter, at: KeyPath): number {
  for (let length = at.length; length >= 0; length--) {
    const parent = length > 0 ? document.getIn(at.slice(0, length - 1), true) : document.contents;
    const last = at[length - 1];
    // A map's entry begins at its key, which is what a reader looks for.
    if (isMap(parent) && last !== undefined) {
      const pair = parent.items.find((p) => String(isNode(p.key) ? p.key.toJSON() : p.key) === String(last));
      if (pair && isNode(pair.key) && pair.key.range) return counter.linePos(pair.key.range[0]).line;
    }
    const node = length > 0 ? document.getIn(at.slice(0, length), true) : document.contents;
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

/** What was parsed last of each file: whoever changes one file reads the others again as they were. */
const parsed = new Map<string, { text: string; document: Document; counter: LineCounter }>();

function parseOnce(file: string, text: string) {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, version: '1.2' });
  const result = { text, document, counter };
  parsed.set(file, result);
  return result;
}

/** Parses YAML. @param before lines of the file that stand before the text */
export function parseYaml({ problems }: Reading, file: string, text: string, before = 0) {
  const { document, counter } = parseOnce(file, text);
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      const problem = `YAML讀不懂：${error.message.split('\n')[0] ?? ''}`;
      const fix = '檢查這一行的縮排、引號與冒號後的空白；同一個鍵不能寫兩次。';
      problems.push(ofFile(file, problem, fix, before + counter.linePos(error.pos[0]).line));
    }
    return undefined;
  }
  try {
    const findLine = (at: KeyPath) => before + yamlLine(document, counter, at);
    return { file, value: document.toJS() as unknown, findLine };
  } catch (error) {
    // Aliases without an anchor, and more of them than any file needs.
    if (!(error instanceof ReferenceError)) throw error;
    const line = text.split('\n').findIndex((written) => /(?:^|[\s[{,:-])\*[^\s,\]}]+/.test(written)) + 1;
    const problem = `YAML的別名（*）用錯了：${error.message}`;
    const fix = '不要用錨點與別名（&、*），把值直接寫出來。';
    problems.push(ofFile(file, problem, fix, before + Math.max(1, line)));
    return undefined;
  }
}

export async function readYaml(reading: Reading, file: string): Promise<SourceFile | undefined> {
  const text = await readWritten(reading, file);
  return text === undefined ? undefined : parseYaml(reading, file, text);
}

/** What is wrong with the names of a CSV's columns: as keys of an object they have to keep their number and order. */
function findNameFault(keys: readonly string[]): { problem: string; fix: string } | undefined {
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined) return { problem: `欄名「${twice}」出現不只一次。`, fix: '每一欄的名稱要不同。' };
  // An object puts keys that are whole numbers before all others.
  const number = keys.find((key) => /^\d+$/.test(key));
  if (number === undefined) return undefined;
  return { problem: `欄名「${number}」只有數字。`, fix: `欄名不能只有數字：寫成「${number}年」這樣。` };
}

export async function readCsv(reading: Reading, file: string): Promise<SourceFile | undefined> {
  const text = await readWritten(reading, file);
  if (text === undefined) return undefined;
  // Empty lines are read too, so that each row knows its line; a field may hold lines.
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',' });
  let line = 1;
  const all = data.map((fields) => {
    const row = { fields, line };
    line += fields.join('').split('\n').length;
    return row;
  });
  const [header, ...rows] = all.filter(({ fields }) => fields.length > 1 || fields[0] !== '');
  const keys = header?.fields ?? [];
  const open = all[errors[0]?.row ?? -1];
  const odd = rows.find(({ fields }) => fields.length !== keys.length);
  const broken = open ?? odd;
  if (broken) {
    const problem = open ? '有一個引號沒有關上，或引號後面還有字。' : `這一列有${broken.fields.length}欄。`;
    const fix = '每一列的欄數要和第一列相同；含逗號的值要加雙引號。';
    reading.problems.push(ofFile(file, `CSV讀不懂：${problem}`, fix, broken.line));
    return undefined;
  }
  const wrong = findNameFault(keys);
  if (wrong) {
    reading.problems.push(ofFile(file, wrong.problem, wrong.fix, header?.line));
    return undefined;
  }
  return {
    file,
    value: rows.map(({ fields }) => Object.fromEntries(keys.map((key, i) => [key, fields[i]]))),
    findLine: ([index]) => (typeof index === 'number' ? (rows[index]?.line ?? 1) : 1),
  };
}
