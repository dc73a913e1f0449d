export const errorTitle = (status: number): string => (status === 404 ? '找不到這一頁' : '這一頁出了問題');

export const ERROR_HINT = '請重新整理這一頁；如果一再發生，請寫信告訴我們。';
