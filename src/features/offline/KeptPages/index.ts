import { island } from '@site/src/lib/ui/island';
import List from './List';

/** The pages that can be read offline. */
export default island('kept-pages', List);
