/** How rows of the practice file are told from real ones, however the file was renamed, cut or saved again. */

/** In place of the platform in every row. No listing was ever on a platform of that name. */
export const PRACTICE_PLATFORM = '練習資料（編造，不是真的刊登）';
/** So many that a map has most counties, and the districts of one. */
export const PRACTICE_ROWS = 4800;
/** Listing numbers of the platform have eight digits; these have nine. */
export const FIRST_PRACTICE_ID = 990_000_001;
const PRACTICE_ID = /^99000\d{4}$/;
/** Real ones are random UUIDs, of which none begins with so many zeros. */
export const PRACTICE_LISTER = '00000000-0000-4000-8000-';

/** Columns that carry a mark, and how; that which says it in words comes first. */
const MARKS: readonly (readonly [header: string, isMark: (text: string) => boolean])[] = [
  ['租屋平台', (text) => text === PRACTICE_PLATFORM],
  ['物件編號', (text) => PRACTICE_ID.test(text)],
  ['刊登者編碼', (text) => text.startsWith(PRACTICE_LISTER)],
];

type ReadField = (place: number) => string | undefined;

/** Does a row of a table with these columns come from the practice file? Tables without a column that carries a mark have no such rows. */
export function practiceTest(headers: readonly string[]): (field: ReadField) => boolean {
  const marks = MARKS.flatMap(([header, isMark]) => {
    const place = headers.indexOf(header);
    return place < 0 ? [] : [{ place, isMark }];
  });
  return (field) => marks.some(({ place, isMark }) => isMark(field(place) ?? ''));
}

/** Columns of an export of practice rows: as asked for, and one that carries a mark where the table has any and none is among them. */
export function withPracticeMark(asked: readonly string[], headers: readonly string[]): string[] {
  const carriers = MARKS.map(([header]) => header).filter((header) => headers.includes(header));
  const [mark] = carriers;
  return mark === undefined || carriers.some((header) => asked.includes(header))
    ? [...asked]
    : [...asked, mark];
}

/** What the practice file is called wherever a period would stand. */
export const PRACTICE_NAME = '練習檔（編造的列）';
/** What readers of such rows have to know, whole sentences. */
export const practiceProblem = (rows: string, isAll: boolean): string =>
  isAll
    ? `這是練習檔：${rows}列都是編造的，不是真的刊登，算出來的數字不能引用。`
    : `${rows}列來自練習檔，是編造的，不是真的刊登，算出來的數字不能引用。`;
