import { island } from '@site/src/lib/ui/island';
import Filter from './Filter';

/** The form that narrows a list of codes by county. */
export default island('code-filter', Filter);
