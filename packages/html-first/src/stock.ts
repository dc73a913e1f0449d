/** Parts of the stock preset, changed for pages that are HTML. For Node. */
export { wrapParts } from './build/stock/preset';
export {
  changeRoutes,
  declareInFrontMatter,
  withoutPosts,
  withoutRecentPosts,
  withSlugs,
} from './build/stock/routes';
export { changeTheme } from './build/stock/theme';
