export { fromPublished, type Catalogue, type PublishedCatalogue } from './catalogue';
export { betweenFiles, verify, type Verified } from './check/verify';
export { exportRows } from './cut/export';
export { select, type Filter } from './cut/filters';
export { Store } from './cut/store';
export { openTable } from './table/files';
export { inspect, type Finding, type Inspection } from './table/inspect';
export { toSetProfile, type SetProfile } from './table/record';
export { ofBlob, type ByteSource } from './table/source';
