import { island } from '@site/src/lib/ui/island';
import Current from './Current';

export default island('coverage-readout', Current, ({ target }) => ({ target }));
