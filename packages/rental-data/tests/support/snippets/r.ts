import { answers } from './run';

/** Is R there, with the package that the snippets read with? */
export const HAS_R = answers('Rscript', '-e', 'library(readr)');
