import { island } from '@site/src/lib/ui/island';
import CopyButton from './';

/** A button that copies, on a page that is HTML. */
export default island('copy-button', CopyButton);
