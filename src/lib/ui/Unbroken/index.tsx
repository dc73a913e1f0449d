import { unbrokenWords } from '@site/src/lib/text/lines';
import { Fragment, type ReactNode } from 'react';

/** No line divides its dates and numbers. Only for what browsers draw with React: in pages that are HTML, the build marks these words (plugins/html). */
export default function Unbroken({ children: text }: { children: string }): ReactNode {
  const words = unbrokenWords(text);
  // Another text is another element: a translator may have taken the pieces of this one out of React's hands.
  return (
    <span key={text}>
      {words.map(([start, end], i) => (
        <Fragment key={start}>
          {text.slice(words[i - 1]?.[1] ?? 0, start)}
          <span className="num">{text.slice(start, end)}</span>
        </Fragment>
      ))}
      {text.slice(words.at(-1)?.[1] ?? 0)}
    </span>
  );
}
