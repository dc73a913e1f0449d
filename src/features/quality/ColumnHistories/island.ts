import { island } from '@site/src/lib/ui/island';
import Picker from './Picker';

/** The form that chooses a column. */
export default island('column-picker', Picker);
