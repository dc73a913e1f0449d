/** The data dictionary: each column with all that is known of it over all versions, in Chinese and English; code tables and special values. */
export { listFirstDays, listNotes, listUsers } from './codes';
export {
  chooseExample,
  type DictionaryColumn,
  findSameIncidents,
  isListed,
  listDictionary,
  listTypeIncidents,
  newestMonth,
  type Replacement,
} from './columns';
export { type EnglishEntry, groupFamilies, listEnglishColumns, listTouched } from './english';
export { lifeStates, type LifeState, variantSpans } from './life';
export { type DictionaryRow, findEnding, listRows, listSentences, ownWord, splitDefinition } from './rows';
export { groupSpecialValues } from './specialValues';
export {
  changedVariant,
  changedWords,
  lifeWords,
  placeWords,
  STATE_NAME,
  typeWords,
  variantWords,
} from './words';
