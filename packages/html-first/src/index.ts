/** Docusaurus, HTML first: the plugin, and the steps that finish the pages of a site. For Node. */
export { putAliases } from './build/browserPages';
export { bundleWorker } from './build/bundleWorker';
export { requireUntyped } from './build/exported';
export {
  addStartData,
  type Build,
  removeMeta,
  type Step,
  STEPS,
  writePages,
  writePayloads,
  writeServiceWorker,
} from './build/finish';
export { assertNothingDead, type PageParts } from './build/html/interactive';
export { default, type Options } from './build/plugin';
