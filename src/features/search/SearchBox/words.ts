/** Said while code and data of the search are on their way. */
export const LOADING = '正在載入搜尋用的資料……';
