/** Two repairs that some files need, see `repairBox` and `repairFlags` of the languages. */

/** The column that holds a place as (least latitude, least longitude, greatest latitude, greatest longitude). */
export const BOX = '約略地點範圍';
export const LATITUDE = '緯度';
export const LONGITUDE = '經度';
export const BOX_WHY = `「${BOX}」的中點。`;

/** The incident whose old copies hold 1 and 0 as T and F in columns of numbers and codes. */
export const FLAGS = 'flags-written-as-values-2021';
