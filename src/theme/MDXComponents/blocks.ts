/**
 * The blocks that Markdown may place: name → module. They are not among the components of index.tsx, because every page of
 * Markdown would then load the styles of all of them: config/markdown.ts has each imported where it is placed.
 */
export const BLOCK_MODULES: Readonly<Record<string, string>> = {
  AboutDataBrief: '@theme/AboutDataBrief',
  AnnualDownload: '@theme/AnnualDownload',
  CodeTables: '@site/src/features/codes/CodeTables',
  ColumnTable: '@site/src/features/dictionary/ColumnTable',
  DatasetBriefCard: '@theme/DatasetBriefCard',
  DatasetCard: '@theme/DatasetCard',
  DedupKey: '@site/src/features/versions/DedupKey',
  DownloadTable: '@theme/DownloadTable',
  DwellingFilter: '@site/src/features/versions/DwellingFilter',
  ExampleRow: '@site/src/features/versions/ExampleRow',
  Flow: '@site/src/features/about/Flow',
  IncidentNote: '@site/src/features/quality/IncidentNote',
  KnownIncidents: '@site/src/features/quality/KnownIncidents',
  More: '@site/src/lib/ui/More',
  Notice: '@site/src/lib/ui/Notice',
  Rows: '@site/src/features/blog/Rows',
  SeriesChart: '@site/src/features/blog/SeriesChart',
  SpecialValues: '@site/src/features/versions/SpecialValues',
  VersionChanges: '@site/src/features/versions/VersionChanges',
  VersionCorrections: '@site/src/features/versions/VersionCorrections',
  VersionFacts: '@site/src/features/versions/VersionFacts',
};
