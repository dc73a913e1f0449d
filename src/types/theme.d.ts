/** Theme components of this site (src/theme); those that it swizzles are declared by the packages that have the originals. */
declare module '@theme/AboutDataBrief' {
  export { default } from '@site/src/theme/AboutDataBrief';
}
declare module '@theme/AnnualDownload' {
  export { default } from '@site/src/theme/AnnualDownload';
}
declare module '@theme/BlogPostList' {
  export { default } from '@site/src/theme/BlogPostList';
}
declare module '@theme/BlogTagList' {
  export { default } from '@site/src/theme/BlogTagList';
  export { toTags } from '@site/src/theme/BlogTagList';
}
declare module '@theme/CommentWidget' {
  export { default } from '@site/src/theme/CommentWidget';
}
declare module '@theme/DatasetBriefCard' {
  export { default } from '@site/src/theme/DatasetBriefCard';
}
declare module '@theme/DatasetCard' {
  export { default } from '@site/src/theme/DatasetCard';
}
declare module '@theme/DatasetCard/Beta' {
  export { default } from '@site/src/theme/DatasetCard/Beta';
  export { BetaNote } from '@site/src/theme/DatasetCard/Beta';
}
declare module '@theme/DatasetCard/SetBlock' {
  export { default } from '@site/src/theme/DatasetCard/SetBlock';
}
declare module '@theme/DatasetCard/ReleaseVersion' {
  export { default } from '@site/src/theme/DatasetCard/ReleaseVersion';
}
declare module '@theme/DownloadTable' {
  export { default } from '@site/src/theme/DownloadTable';
}
