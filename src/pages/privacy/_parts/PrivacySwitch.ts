import { island } from '@site/src/components/ui/island';
import StatisticsSwitch from './StatisticsSwitch';

/** Excludes this browser from the visitor statistics, or includes it again. */
export default island('privacy-switch', StatisticsSwitch);
