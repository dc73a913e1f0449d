/** The published documents of the dataset, and their schemas. */
export { toAddressList } from './addressList';
export { badgeSize, badgeTexts } from './badge';
export { toCatalogueJson, toSetDocument, toYearTable } from './documents';
export { type FeedItem, writeFeed } from './feedFormats';
export { FEED_NAME, feedTitle } from './feeds';
export { toExportFiles } from './files';
export { llmsEntry, toLlmsLines } from './llms';
export { toRentFiles, type RentFiles } from './rents';
export { describeRow, UNMERGED } from './rowText';
export { toDataCatalogLd, toDatasetLd, toEnglishDatasetLd, toSetLd } from './schemaOrg';
export { SCHEMA_NAMES } from './schemas';
