/** Reads and checks a catalogue, in Node; and what else reads files that people write. */
export { profileSchema } from '../catalogue/profileSchema';
export {
  day,
  type IncidentEntry,
  month,
  period,
  type ReleaseEntry,
  text,
  variant,
} from '../catalogue/schema';
export { errorCode } from './errorCode';
export { checked } from './explain';
export { JOURNAL } from './journal';
export { loadCatalogue } from './loadCatalogue';
export { ofFile, type Problem, WritingError } from './problems';
export { profileFile } from './profiles';
export { parseYaml, problemIn, readYaml, type SourceFile } from './source';
export { statisticsFile } from './statistics';
export { type Reading, readWritten } from './text';
