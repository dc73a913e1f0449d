import { island } from '@site/src/lib/ui/island';
import SlashSwitch from './SlashSwitch';

export default island('shortcut-switch', SlashSwitch);
