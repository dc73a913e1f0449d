import catalogue from '@catalogue';
import type { ReactNode } from 'react';
import { findRelease, type Variant } from 'rental-data';
import Download from '@site/src/lib/ui/Download';

interface Props {
  period: string;
  nameVariant: (variant: Variant) => string;
  /** what stands below the name */
  describeFile: (rows: number, bytes: number) => string;
}

/** The CSV files of a period as buttons, the de-duplicated one first. */
export default function FileButtons({ period, nameVariant, describeFile }: Props): ReactNode {
  return [...findRelease(catalogue, period).sets].reverse().flatMap(({ variant, rows, files }, index) =>
    files
      .filter(({ format }) => format === 'csv')
      .map(({ url, bytes }) => (
        <Download key={variant} href={url} isSecond={index > 0} detail={describeFile(rows, bytes)}>
          {nameVariant(variant)}
        </Download>
      )),
  );
}
