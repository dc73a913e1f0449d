import type { ReactNode } from 'react';

/** Heights of the five bars that make the gable. */
const BARS = [9, 15, 21, 15, 9];

interface Props {
  className?: string;
  /** index of a bar that is drawn as missing */
  missing?: number;
}

/** The mark: five bars under a gable roof. Decorative, the name stands beside it. */
export default function Logo({ className, missing }: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 26 24" aria-hidden="true" focusable="false">
      {BARS.map((height, index) =>
        index === missing ? (
          <rect
            key={index}
            x={index * 5.4 + 0.5}
            y={23 - height}
            width={3.2}
            height={height - 0.5}
            fill="none"
            stroke="currentColor"
            strokeWidth={0.4}
            strokeDasharray=".9 .65"
          />
        ) : (
          <rect key={index} x={index * 5.4} y={23 - height} width={4.2} height={height} fill="currentColor" />
        ),
      )}
    </svg>
  );
}
