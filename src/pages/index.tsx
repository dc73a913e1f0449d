export { default } from '@site/src/features/home/page';
