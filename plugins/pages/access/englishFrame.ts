/** What stands around pages in English, drawn where they are prerendered. */
export { default, useEnglish } from '../../../src/features/english/Frame';
