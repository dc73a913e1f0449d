import { island } from '@site/src/lib/ui/island';
import Button from './Button';

export default island('copy-citation', Button);
