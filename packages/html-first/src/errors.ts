/** What a theme draws in the place of a page whose code failed. */
export { GivenBack, Instead, OpenedAnew } from './drawing/instead';
