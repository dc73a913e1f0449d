import island from '@site/src/islands';
import SlashSwitch from './SlashSwitch';

/** Switches off the single-key shortcut of the search. */
export default island('shortcut-switch', SlashSwitch);
