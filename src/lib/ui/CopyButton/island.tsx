import { island } from '@site/src/lib/ui/island';
import CopyButton from '.';

export default island('copy-button', CopyButton);
