/** How the files write times, as a pattern of strptime. The letters CST are the same everywhere and stand for Asia/Taipei. */
export const TIME_PATTERN = '%Y-%m-%d %H:%M:%S CST';
