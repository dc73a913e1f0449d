import { island } from '@site/src/lib/ui/island';
import SlashSwitch from './SlashSwitch';

/** Switches off the single-key shortcut of the search. */
export default island('shortcut-switch', SlashSwitch);
