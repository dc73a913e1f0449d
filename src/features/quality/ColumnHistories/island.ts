import { island } from '@site/src/lib/ui/island';
import Picker from './Picker';

export default island('column-picker', Picker);
