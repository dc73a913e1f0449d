/** The period whose file a row of a table is of; of none that was not published. */
export const periodIn = (row: Element): string | undefined =>
  row.querySelector<HTMLElement>('[data-period]:not([data-verdict=absent])')?.dataset['period'];
