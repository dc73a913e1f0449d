import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { filePage } from '@site/src/lib/addresses/pages';
import { type PeriodSpan, spanWords, type Variant } from 'rental-data';

export const SEPARATOR = '、';

export const joined = (parts: readonly ReactNode[]): ReactNode => (
  <>
    {parts.map((part, i) => (
      <Fragment key={i}>
        {i > 0 && SEPARATOR}
        {part}
      </Fragment>
    ))}
  </>
);

function Span({ span, variant }: { span: PeriodSpan; variant: Variant }): ReactNode {
  const [from, to] = spanWords(span).map((words, i) => (
    <Link key={i} className="num" to={filePage(span[i] ?? span[0], variant)}>
      {words}
    </Link>
  ));
  if (to === undefined) return from;
  return (
    <>
      {from}到{to}
    </>
  );
}

interface Props {
  spans: readonly PeriodSpan[];
  variant: Variant;
}

export default function Spans({ spans, variant }: Props): ReactNode {
  return joined(spans.map((span) => <Span key={span[0]} span={span} variant={variant} />));
}
