import type { Choice } from 'rental-data/selection';

/** Changes what is picked, given what is picked now. */
export type Choose = (change: (now: Choice) => Partial<Choice>) => void;
