import { island } from '@site/src/lib/ui/island';
import StatisticsSwitch from './StatisticsSwitch';

export default island('privacy-switch', StatisticsSwitch);
