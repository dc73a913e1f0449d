import { island } from '@site/src/components/ui/island';
import Box from './Box';

/** How to cite a set or the whole dataset, with buttons that copy it. */
export default island('citation-box', Box);
