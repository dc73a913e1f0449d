export { default } from '@site/src/features/download/page';
