import { Fragment, type ReactNode } from 'react';
import { LANGUAGE, languageParts } from 'rental-data';

/** An English text; the Chinese names in it say that they are Chinese. */
export default function Words({ children }: { children: string }): ReactNode {
  return languageParts(children).map(({ text, chinese }, index) =>
    chinese ? (
      <span key={index} lang={LANGUAGE}>
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
