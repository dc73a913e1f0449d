import type { ReactNode } from 'react';

/** 2024年3月, 2024年第1季, 2026年8月26日, 8月 */
const DATE = /((?:\d{4}年)?(?:\d{1,2}月(?:\d{1,2}日)?|第\d季)|\d{4}年)/;

/** A sentence of the catalogue in which no line breaks inside a date. */
export default function Unbroken({ children }: { children: string }): ReactNode {
  return children.split(DATE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="num">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
