import { island } from '@site/src/lib/ui/island';
import Clear from './Clear';

/** Removes what the service worker keeps on this device. */
export default island('clear-kept', Clear);
