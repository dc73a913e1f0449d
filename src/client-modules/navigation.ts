/** First of the client modules: it has to wrap the routes before anything is drawn. */
export { default } from '@site/src/navigation/lifecycle';
