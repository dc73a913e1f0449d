/** Rows of one worksheet, fixed by the file formats of Excel and of LibreOffice Calc. */
export const WORKSHEET_ROWS = 1_048_576;

/** Does a worksheet hold that many rows of data below the row of headers? */
export const fitsWorksheet = (rows: number): boolean => rows < WORKSHEET_ROWS;
