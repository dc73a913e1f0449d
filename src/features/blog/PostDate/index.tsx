import { dateWords } from 'rental-data';
import type { ReactNode } from 'react';

interface Props {
  date: string;
  /** note about the date, shown in brackets: front matter `date_note` */
  note?: string | undefined;
  className?: string | undefined;
}

export default function PostDate({ date, note, className }: Props): ReactNode {
  return (
    <span className={className}>
      <time dateTime={date}>{dateWords(date)}</time>
      {note}
    </span>
  );
}
