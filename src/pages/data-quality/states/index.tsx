export { default } from '@site/src/features/quality/statesPage';
