import { WORKSHEET_ROWS } from '#rental-files/text';

export { WORKSHEET_ROWS };

/** Does a worksheet hold that many rows of data below the row of headers? */
export const fitsWorksheet = (rows: number): boolean => rows < WORKSHEET_ROWS;
