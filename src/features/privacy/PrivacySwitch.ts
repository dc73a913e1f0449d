import { island } from '@site/src/lib/ui/island';
import StatisticsSwitch from './StatisticsSwitch';

/** Excludes this browser from the visitor statistics, or includes it again. */
export default island('privacy-switch', StatisticsSwitch);
