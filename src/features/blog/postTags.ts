/** The tag says that the original notice had a cover made with AI. Our covers are drawn, so it is not shown beside them. */
export const ORIGINAL_COVER_TAG = '封面圖片使用 AI 生成';

export const shownTags = (names: readonly string[]): string[] =>
  names.filter((name) => name !== ORIGINAL_COVER_TAG);
