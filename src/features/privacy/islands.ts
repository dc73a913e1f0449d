import { island } from '@site/src/lib/ui/island';
import Clear from './ClearKept/Clear';
import StatisticsSwitch from './StatisticsSwitch';

export const ClearKept = island('clear-kept', Clear);
export const PrivacySwitch = island('privacy-switch', StatisticsSwitch);
