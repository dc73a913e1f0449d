import { island } from '@site/src/lib/ui/island';
import Current from './Current';

/** The read-out of the coverage map. */
export default island('coverage-readout', Current);
