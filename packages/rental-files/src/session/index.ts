/** A session with the files that a reader opened: in a worker (`serveFiles`), the page that asks it (`startReader`), and the sentences of both. */
export { proxy } from 'comlink';
export {
  addressColumns,
  chooseColumns,
  COLUMN_CHOICES,
  COUNTY,
  firstView,
  type FirstView,
  keepsDwellings,
  keepsHomes,
  PROPERTY_TYPE,
  USUAL_COLUMNS,
} from './columns';
export { filesOfDrop, type Transfer } from './dropped';
export { Again, formatMessage, LONGEST_WAIT, readingMessage } from './faults';
export type { FirstLook, Opened, OpenedColumn, OpenedFile, Progress, ReadFile } from './opened';
export type { Overlap } from './overlaps';
export { judgePairs, type OpenedPair } from './pairs';
export { type Reader, startReader, type WorkerScript } from './reader';
export { mayJoinRents, readRents } from './rents';
export { type FileReport, reportFor } from './report';
export { serveFiles } from './serve';
export { type Choices, type SaveOptions, Session } from './session';
export {
  type About,
  citeCut,
  type ColumnCare,
  comparisonWords,
  describeCut,
  describePrograms,
  differs,
  droppedWords,
  FEW,
  figuresWords,
  fileRowsWords,
  fileWords,
  filterWords,
  findCare,
  groupedBy,
  pictureNote,
  refusal,
  toGroupTable,
  valueWords,
} from './words';
