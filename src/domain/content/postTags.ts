/**
 * Says of the original notice that its cover was made with AI. Ours are drawn, so beside them it would be untrue: its page
 * and its place in the index of tags stay, where a sentence says what it meant.
 */
export const ORIGINAL_COVER_TAG = '封面圖片使用 AI 生成';

/** Tags as they stand beside a post or lead from one list of posts to another. */
export const shownTags = (names: readonly string[]): string[] =>
  names.filter((name) => name !== ORIGINAL_COVER_TAG);
