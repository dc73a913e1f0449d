import { island } from '@site/src/lib/ui/island';
import ThreadBox from './ThreadBox';

export default island('comments', ThreadBox);
