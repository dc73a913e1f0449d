import { filePage, releaseRow } from '@site/src/lib/addresses/pages';

/** Where the cells lead: to the page of the raw set, whose bar they show, or to the row of the period on the page. */
const TARGETS = { file: (period: string) => filePage(period, 'raw'), row: releaseRow } as const;
export type Target = keyof typeof TARGETS;

export const resolveTarget = (target: Target, period: string): string => TARGETS[target](period);
