import COMMIT from '@generated/html/default/commit.json';
import { dateWords } from '@site/src/lib/text/format';
import type { ReactNode } from 'react';

export default function ThisVersion(): ReactNode {
  if (COMMIT.day === null) return '你正在看的這一版網站。';
  return (
    <>
      你正在看的這一版網站，程式最後更新於
      <time dateTime={COMMIT.day}>{dateWords(COMMIT.day)}</time>。
    </>
  );
}
