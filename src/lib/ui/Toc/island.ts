import { island } from '@site/src/lib/ui/island';
import Marker from './Marker';

/** Marks the section in view in a contents list. */
export default island('toc-marker', Marker);
