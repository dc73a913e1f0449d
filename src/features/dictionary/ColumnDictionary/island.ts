import { island } from '@site/src/lib/ui/island';
import Filter from './Filter';

/** The form that narrows the dictionary. */
export default island('column-filter', Filter);
