import type { UpdateKind } from './build';

export const KIND_NAME: Record<UpdateKind, string> = {
  correction: '更正',
  files: '檔案',
  format: '格式',
  post: '文章',
};
