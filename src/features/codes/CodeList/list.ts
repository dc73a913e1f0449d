export const LIST_ID = 'code-list';
