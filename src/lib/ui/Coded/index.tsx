import type { ReactNode } from 'react';

/** A name in a program: not a part of a longer one that has Chinese letters. */
const NAME = /(?<![\w])([A-Za-z][\w.-]*)/;

export default function Coded({ children: text }: { children: string }): ReactNode {
  return text.split(NAME).map((part, i) => (i % 2 === 0 ? part : <code key={i}>{part}</code>));
}
