/** A selection of files by years, content and columns: which fit, which stay out and why, and what is taken of it: programs, a citation, a list. Pure. */
export {
  BY,
  type Choice,
  columnNames,
  columnsFor,
  defaultChoice,
  listCounties,
  type NamedColumns,
  readChoice,
  toParameters,
} from './query';
export { listPrograms, type Program } from './programs';
export { type JudgedFile, select, type Selection } from './select';
export {
  absentWords,
  answerWords,
  besidesWords,
  caveats,
  exclusionName,
  exclusionWords,
  selectionCsv,
  selectionReference,
  withCare,
} from './words';
