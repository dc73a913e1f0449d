/** id of the list of counties and their codes, by which the filter finds it in the page. */
export const LIST_ID = 'code-list';
