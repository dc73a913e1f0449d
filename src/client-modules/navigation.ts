/** First of the client modules: it has to wrap the routes before anything is drawn. */
import { startLifecycle } from '@site/src/navigation/docusaurus';

export default startLifecycle();
