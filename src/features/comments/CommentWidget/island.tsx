import { island } from '@site/src/lib/ui/island';
import ThreadBox from './ThreadBox';

/** The thread of a page, which loads when the reader comes near it. */
export default island('comments', ThreadBox);
