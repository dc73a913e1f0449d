import { island } from '@site/src/lib/ui/island';
import Answers from './Answers';

/** A chart that answers, on a page that is HTML. */
export default island('chart', Answers);
