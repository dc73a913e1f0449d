/** First of the client modules: it must wrap the routes before the first render. */
import { startLifecycle } from '@site/src/runtime/navigation/docusaurus';

export default startLifecycle();
