/** The code of an error of the file system, such as ENOENT. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
