import { island } from '@site/src/lib/ui/island';
import Clear from './Clear';

export default island('clear-kept', Clear);
