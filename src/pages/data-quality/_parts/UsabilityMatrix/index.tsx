import { island } from '@site/src/components/ui/island';
import Matrix from './Matrix';

/** The matrix, whose data are too many for the page: browsers load them with the island. */
export default island('usability-matrix', Matrix, () => ({}));
