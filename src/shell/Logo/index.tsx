import type { ReactNode } from 'react';

const BARS = [9, 15, 21, 15, 9];

interface Props {
  className?: string;
  missing?: number;
}

const left = (index: number): string => (index * 5.4).toFixed(1);

/** The logo: five bars that form a gable. Decorative, because the name follows. A single path, because every page has it. */
export default function Logo({ className, missing }: Props): ReactNode {
  const gap = missing === undefined ? undefined : BARS[missing];
  return (
    <svg
      className={className}
      viewBox="0 0 26 24"
      width="26"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        d={BARS.map((height, index) =>
          index === missing ? '' : `M${left(index)} 23v-${height}h4.2v${height}z`,
        ).join('')}
      />
      {missing !== undefined && gap !== undefined && (
        <rect
          x={missing * 5.4 + 0.5}
          y={23 - gap}
          width={3.2}
          height={gap - 0.5}
          fill="none"
          stroke="currentColor"
          strokeWidth={0.4}
          strokeDasharray=".9 .65"
        />
      )}
    </svg>
  );
}
