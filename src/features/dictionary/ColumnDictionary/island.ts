import { island } from '@site/src/lib/ui/island';
import Filter from './Filter';

export default island('column-filter', Filter);
