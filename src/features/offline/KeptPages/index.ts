import { island } from '@site/src/lib/ui/island';
import List from './List';

export default island('kept-pages', List);
