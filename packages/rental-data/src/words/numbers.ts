/** A whole number with a comma before every three digits. */
export const formatCount = (value: number): string => String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** A share as percent: 0.5 is `50.0%`. @param digits after the point */
export const formatShare = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`;

/** Is the text `YYYY-MM-DD` a day of the calendar? 2023-02-30 is not. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Rows of one worksheet, fixed by the file formats of Excel and of LibreOffice Calc. */
export const WORKSHEET_ROWS = 1_048_576;

export const fitsWorksheet = (rows: number): boolean => rows < WORKSHEET_ROWS;
