import { Fragment, type ReactNode } from 'react';

/** Keys up to this length fit beside the life line on the narrowest screens. */
const SHORT = 18;

/** The JSON key of a column; long ones may break after an underscore, and the break is not part of a copied key. */
export default function JsonKey({ name }: { name: string }): ReactNode {
  const parts = name.length > SHORT ? (name.match(/[^_]+_?|_/g) ?? [name]) : [name];
  return (
    <code>
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
