/** What a theme draws in the place of a page whose code failed. */
export { ServedContent, ReportedBoundary, OpenedAnew } from './drawing/instead';
