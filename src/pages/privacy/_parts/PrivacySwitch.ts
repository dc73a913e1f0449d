import island from '@site/src/islands';
import StatisticsSwitch from './StatisticsSwitch';

/** Excludes this browser from the visitor statistics, or includes it again. */
export default island('privacy-switch', StatisticsSwitch);
