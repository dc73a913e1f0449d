/** Errors in the place of a page: few readers see one, so that their code comes with the first. */
export { default as NavigationError } from '../errors/NavigationError';
export { default as ErrorPageContent } from '@theme/ErrorPageContent';
export { default as NotFoundContent } from '@theme/NotFound/Content';
