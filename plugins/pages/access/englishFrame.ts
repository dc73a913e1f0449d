export { default, useEnglish } from '../../../src/features/english/Frame';
